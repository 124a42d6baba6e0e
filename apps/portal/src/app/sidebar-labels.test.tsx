import { hrefOf } from "@candor/features/navigation";
import { commonCatalogue, createI18n, loadCatalogues } from "@candor/features/platform";
import { shellCatalogue } from "@candor/features/shell";
import { AppShell, Sidebar } from "@candor/ui/shell";
import "@candor/ui/styles";
import { CandorTheme } from "@candor/ui/theme";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { screens } from "./registry.ts";

const REASON = "Not set up yet";

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  await page.viewport(1280, 1600);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  root.unmount();
  place.remove();
  await page.viewport(1280, 800);
});

/** Every screen that either form of the menu lists, as an item that may not be opened: the most that a row has to say. */
async function draw(language: "en" | "cn", expanded: boolean) {
  const i18n = createI18n(language);
  await loadCatalogues(i18n, [commonCatalogue, shellCatalogue]);
  const items = screens
    .filter(({ menu }) => menu)
    .map((screen) => ({
      label: i18n.t(`shell:screen.${screen.id}`),
      href: hrefOf(screen),
      icon: <svg width={18} height={18} />,
      disabledReason: REASON,
    }));
  flushSync(() =>
    root.render(
      <CandorTheme appearance="light">
        <AppShell
          skipLabel="Skip"
          drawerLabel="Menu"
          expanded={expanded}
          sidebar={
            <Sidebar
              label="Menu"
              mark=""
              wordmark=""
              homeHref="/"
              homeLabel="Home"
              groups={[{ id: "all", label: "All", items }]}
              collapseLabel="Collapse"
              expandLabel="Expand"
              closeLabel="Close"
            />
          }
          topBar={null}
        >
          Page
        </AppShell>
      </CandorTheme>,
    ),
  );
  await Promise.all([...document.fonts].map((face) => face.family.startsWith("Inter") && face.load()));
  return items.map(({ label }) => label);
}

const rows = () => [...place.querySelectorAll<HTMLElement>('[role="link"]')];
/** What the tip of a row says once it has the focus. */
function tipOf(row: HTMLElement) {
  flushSync(() => row.focus());
  return place.querySelector("[popover=manual]")?.textContent;
}
const isCut = (row: HTMLElement) => {
  const label = row.querySelector("[data-cut]");
  return label !== null && (label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight);
};

it.each(["en", "cn"] as const)(
  "cuts nothing off at 200 px, and says why an item cannot be opened: %s",
  async (language) => {
    await draw(language, true);
    expect(rows().filter(isCut)).toEqual([]);
    expect(rows().map(tipOf)).toEqual(rows().map(() => REASON));
  },
);

it.each(["en", "cn"] as const)("names every item at 72 px: %s", async (language) => {
  const labels = await draw(language, false);
  expect(rows().map(tipOf)).toEqual(labels.map((label) => `${label} · ${REASON}`));
});
