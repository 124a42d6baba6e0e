import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, setTextWider, show } from "../../internal/testing.tsx";
import * as stories from "./Sidebar.stories.tsx";
import { sidebarProps } from "./samples.tsx";

const { StaffConsole } = composeStories(stories);
const items = Array.from({ length: 40 }, (_, at) => ({
  ...{ label: `Screen ${at}`, href: `/${at}`, icon: null, active: at === 39 },
}));

it("shows the row of the page, however many stand before it", () => {
  show(<StaffConsole {...sidebarProps} groups={[{ id: "all", label: "All", items }]} bottom={[]} />);
  const row = page.getByRole("link", { name: "Screen 39" }).element().getBoundingClientRect();
  const toggle = page
    .getByRole("button", { name: /collapse/i })
    .element()
    .getBoundingClientRect();
  expect(row.top).toBeGreaterThan(0);
  expect(row.bottom).toBeLessThanOrEqual(toggle.top);
});

it("shades the edge behind which rows are hidden, and keeps the row of the page clear of it", async () => {
  const at = (active: number) => items.map((item, number) => ({ ...item, active: number === active }));
  const groups = (active: number) => [{ id: "all", label: "All", items: at(active) }];
  const shown = show(<StaffConsole {...sidebarProps} groups={[]} bottom={[]} />);
  shown.show(<StaffConsole {...sidebarProps} groups={groups(25)} bottom={[]} />);
  const rows = page.getByRole("list", { name: "All" }).element().parentElement?.parentElement as HTMLElement;
  const edges = () => [rows.hasAttribute("data-more-start"), rows.hasAttribute("data-more-end")];
  await expect.poll(edges).toEqual([true, true]);
  const row = page.getByRole("link", { name: "Screen 25" }).element().getBoundingClientRect();
  expect(row.bottom).toBeLessThanOrEqual(rows.getBoundingClientRect().bottom - 20);
  shown.show(<StaffConsole {...sidebarProps} groups={groups(39)} bottom={[]} />);
  await expect.poll(edges).toEqual([true, false]);
  rows.scrollTop = 0;
  await expect.poll(edges).toEqual([false, true]);
});

it("keeps name and tag apart in the drawer while the reader sets text wider", async () => {
  const { container } = show(<StaffConsole mode="drawer" />);
  await expect.element(page.getByText("Admin")).toBeVisible();
  setTextWider();
  await expect.poll(() => document.documentElement.hasAttribute("data-wider-text")).toBe(true);
  const name = document.createRange();
  name.selectNodeContents(container.querySelector("a > span:last-child") as Element);
  const isApart = () => {
    const [word, tag] = [name, page.getByText("Admin").element()].map((one) => one.getBoundingClientRect());
    return word !== undefined && tag !== undefined && (word.right <= tag.left || word.bottom <= tag.top);
  };
  await expect.poll(isApart).toBe(true);
});
