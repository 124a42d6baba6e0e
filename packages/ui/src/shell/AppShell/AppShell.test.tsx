import { House } from "lucide-react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AssistantLauncher } from "../../assistant/AssistantLauncher/AssistantLauncher.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { show } from "../../internal/testing.tsx";
import { BackToTop } from "../BackToTop/BackToTop.tsx";
import { Sidebar } from "../Sidebar/Sidebar.tsx";
import { sidebarProps } from "../Sidebar/samples.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { AppShell } from "./AppShell.tsx";

function App({ busy, onSelect }: { busy?: boolean; onSelect?: () => void }) {
  const [expanded, setExpanded] = useState(true);
  const [drawer, setDrawer] = useState(false);
  const icon = <Icon of={House} size={18} />;
  return (
    <AppShell
      skipLabel="Skip to content"
      drawerLabel="Menu"
      expanded={expanded}
      onExpandedChange={setExpanded}
      drawerOpen={drawer}
      onDrawerOpenChange={setDrawer}
      busy={busy}
      busyLabel="Loading"
      sidebar={
        <Sidebar
          label="Main"
          mark="C"
          wordmark="Candor"
          homeHref="#home"
          homeLabel="Candor, dashboard"
          preview={{ logo: "ER", name: "Example Retail", href: "#edit", label: "Edit company details" }}
          groups={[
            {
              id: "overview",
              label: "Overview",
              items: [
                { label: "Dashboard", href: "#dashboard", icon, active: true, onSelect },
                { label: "Evidence", href: "#evidence", icon, disabledReason: "Part of the Enterprise plan" },
                { label: "Settings", href: "#settings", icon, dotLabel: "No cloud account is connected" },
              ],
            },
          ]}
          collapseLabel="Collapse"
          expandLabel="Expand"
          closeLabel="Close menu"
        />
      }
      topBar={<TopBar menuLabel="Open menu" title="Dashboard" />}
    >
      <h1>Page</h1>
    </AppShell>
  );
}

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  history.replaceState(null, "", location.pathname + location.search);
  await page.viewport(1280, 800);
});

it("collapses and keeps every item's name", async () => {
  show(<App />);
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect
    .element(page.getByRole("button", { name: "Expand" }))
    .toHaveAttribute("aria-expanded", "false");
  await expect
    .element(page.getByRole("link", { name: "Dashboard", exact: true }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("list", { name: "Overview" })).toBeVisible();
  // A name is read, and takes no room.
  const dashboard = page.getByRole("link", { name: "Dashboard", exact: true });
  expect(dashboard.getByText("Dashboard").element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

it("leaves keys with a modifier to the browser, and tells which item was pressed", async () => {
  const onSelect = vi.fn();
  show(<App onSelect={onSelect} />);
  const dashboard = page.getByRole("link", { name: "Dashboard", exact: true });
  dashboard.element().focus();
  for (const modifier of ["Alt", "Control", "Meta"]) {
    await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
    await expect.element(dashboard).toHaveFocus();
  }
  await dashboard.click();
  expect(onSelect).toHaveBeenCalledOnce();
});

it("says why an item cannot be opened, and what its dot means", async () => {
  show(<App />);
  const evidence = page.getByRole("link", { name: /^Evidence/ });
  await expect.element(evidence).toHaveAttribute("aria-disabled", "true");
  await expect.element(evidence).toHaveAccessibleDescription("Part of the Enterprise plan");
  await expect
    .element(page.getByRole("link", { name: /^Settings\s*No cloud account is connected/ }))
    .toBeVisible();
});

it("shows who the company is while the logo is hovered or focused, until Escape", async () => {
  show(<App />);
  const edit = page.getByText("Edit company details");
  await expect.element(edit).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(edit).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(edit).not.toBeVisible();
  await page.getByRole("link", { name: "Candor, dashboard" }).hover();
  await expect.element(edit).toBeVisible();
});

it("jumps over the navigation", async () => {
  show(<App />);
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe("");
});

it("becomes a drawer under 900 px: Escape, the scrim and a chosen link close it", async () => {
  await page.viewport(390, 844);
  show(<App />);
  const menu = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await menu.click();
  // A press on the scrim is one on the dialog itself.
  (drawer.element() as HTMLElement).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await menu.click();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

it("moves among its rows with the arrow keys, Home and End", async () => {
  show(<App />);
  const at = (name: RegExp) => expect.element(page.getByRole("link", { name })).toHaveFocus();
  page.getByRole("link", { name: "Dashboard", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await at(/^Evidence/);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  await at(/^Dashboard/);
  await userEvent.keyboard("{ArrowUp}");
  await at(/^Dashboard/);
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("button", { name: "Collapse" })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await at(/^Dashboard/);
});

it("shows the card on a first touch of the logo and follows the link on the second", async () => {
  show(<App />);
  await page.getByRole("heading", { name: "Page" }).hover();
  const logo = page.getByRole("link", { name: "Candor, dashboard" }).element();
  const touch = () => {
    const event = new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" });
    logo.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const edit = page.getByText("Edit company details");
  expect(touch()).toBe(true);
  await expect.element(edit).toBeVisible();
  expect(touch()).toBe(false);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await expect.element(edit).not.toBeVisible();
});

it("has room in its drawer for a tag in Chinese beside the name, on one line", async () => {
  await page.viewport(390, 844);
  show(
    <AppShell
      skipLabel="Skip"
      drawerLabel="Menu"
      drawerOpen
      sidebar={<Sidebar {...sidebarProps} company={undefined} tag="管理台" dense />}
      topBar={<TopBar menuLabel="Open menu" title="Dashboard" />}
    >
      Page
    </AppShell>,
  );
  await expect.element(page.getByText("管理台")).toBeVisible();
  const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
  expect(box("管理台").height).toBeLessThan(30);
  expect(box("管理台").left).toBeGreaterThanOrEqual(box("Candor").right + 4);
});

it("stands 200 px wide at first, and remembers by itself what was chosen", async () => {
  show(
    <AppShell
      skipLabel="Skip"
      drawerLabel="Menu"
      sidebar={
        <Sidebar
          label="Main"
          mark="C"
          wordmark="Candor"
          homeHref="#home"
          homeLabel="Home"
          groups={[]}
          collapseLabel="Collapse"
          expandLabel="Expand"
          closeLabel="Close menu"
        />
      }
      topBar={<TopBar menuLabel="Open menu" title="Dashboard" />}
    >
      Page
    </AppShell>,
  );
  const width = () => page.getByRole("navigation").element().getBoundingClientRect().width;
  expect(width()).toBe(200);
  expect(page.getByRole("banner").element().getBoundingClientRect().height).toBe(64);
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(width).toBe(72);
  await page.viewport(900, 800);
  expect(width()).toBe(72);
  await page.viewport(899, 800);
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});

it("marks the page as busy, reads aloud that another one is on its way if it lasts, and takes both back", async () => {
  const shown = show(<App busy />);
  const status = page.getByRole("status");
  expect(status.element().textContent).toBe("");
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect.element(status).toHaveTextContent("Loading");
  shown.show(<App />);
  await expect.element(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  await expect.element(status).toBeEmptyDOMElement();
});

/** Elements of the page that a press in their middle does not reach. */
const covered = (elements: Element[]) =>
  elements.filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    if (y < bar || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== element && !element.contains(hit);
  });

it.each([390, 1280, 1440])(
  "floats the buttons of its foot over a page that goes on under them, %i px wide",
  async (width) => {
    await page.viewport(width, 800);
    const cells = Array.from({ length: 60 }, (_, row) => `row ${String(row)}`);
    show(
      <AppShell
        skipLabel="Skip"
        drawerLabel="Menu"
        sidebar={null}
        topBar={<TopBar menuLabel="Open menu" title="Checks" />}
        foot={
          <>
            <BackToTop text="TOP" label="TOP, back to the top of the page" />
            <AssistantLauncher label="Ask the assistant" open={false} />
          </>
        }
      >
        {cells.map((row) => (
          <div key={row} style={{ display: "flex", justifyContent: "space-between" }}>
            {Array.from({ length: 12 }, (_, at) => (
              <button key={`${row} ${String(at)}`} type="button">
                {at}
              </button>
            ))}
          </div>
        ))}
      </AppShell>,
    );
    const buttons = [...document.querySelectorAll("main button")];
    const top = page.getByRole("button", { name: /^TOP/ });
    scrollTo({ top: innerHeight * 0.45, behavior: "instant" });
    await expect.element(top).toBeVisible();
    const box = top.element().getBoundingClientRect();
    const beside = covered(buttons).filter((button) => button.getBoundingClientRect().right < box.left);
    expect(beside).toEqual([]);
    const below = buttons.find((button) => button.getBoundingClientRect().top > box.top) as HTMLElement;
    below.focus();
    expect(below.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    expect(covered(buttons)).toEqual([]);
    expect(buttons.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(box.top);
  },
);
