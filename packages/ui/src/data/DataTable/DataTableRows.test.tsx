import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./DataTableRows.stories.tsx";

const {
  Selection,
  Groups,
  GroupsNarrow,
  Expandable,
  ExpandableNarrow,
  MergedCells,
  MergedCellsLong,
  GroupsLong,
  HeldColumn,
  Actions,
} = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

const row = (name: RegExp) => page.getByRole("row", { name });
const focus = (name: RegExp) => (row(name).element() as HTMLElement).focus();

it("shows what can be done with the chosen rows while there are any", async () => {
  show(<Selection />);
  await expect.element(page.getByRole("region", { name: "2 selected" })).toBeVisible();
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect.element(page.getByRole("region", { name: /selected/ })).not.toBeInTheDocument();
});

it("puts rows under their group, and folds it by pointer and by keys", async () => {
  show(<Groups />);
  const critical = page.getByRole("button", { name: "Critical · 2" });
  await expect.element(critical).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByText(/Two analytics cookies/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Low · 1" }).click();
  await expect.element(page.getByText(/Two analytics cookies/)).toBeVisible();
  focus(/^Critical · 2/);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(critical).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row(/^Medium · 1/)).toHaveFocus();
});

it("keeps groups in the list of a narrow screen", async () => {
  await page.viewport(390, 844);
  show(<GroupsNarrow />);
  await page.getByRole("button", { name: "Critical · 2" }).click();
  await expect.element(page.getByText(/Advertising cookies are set/)).not.toBeInTheDocument();
});

it("opens a row below itself by its button and by the right arrow, and steps over what it shows", async () => {
  show(<Expandable />);
  await expect.element(page.getByText("PIPL Art. 38(1)(3)").nth(1)).toBeVisible();
  focus(/Advertising cookies/);
  await userEvent.keyboard("{ArrowRight}");
  const details = page.getByRole("button", { name: /Details of Advertising cookies/ });
  await expect.element(details).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row(/Personal data leaves/)).toHaveFocus();
  await details.click();
  await expect.element(details).toHaveAttribute("aria-expanded", "false");
  await expect
    .element(page.getByRole("button", { name: /Details of Privacy policy/ }))
    .not.toBeInTheDocument();
});

it("ends the ring of a row's arrow before the words of the row, at the edge of the screen too", async () => {
  show(<Expandable />);
  const details = page.getByRole("button", { name: /Details of Advertising cookies/ });
  await expect.element(details).toBeVisible();
  const button = details.element();
  (button as HTMLElement).focus();
  const { outlineWidth, outlineOffset } = getComputedStyle(button);
  const ringEnd =
    button.getBoundingClientRect().right + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  // The arrow's own cell is the first.
  const words = row(/Advertising cookies/)
    .getByRole("cell")
    .nth(1);
  const text = document.createRange();
  text.selectNodeContents(words.element());
  expect(ringEnd).toBeLessThan(text.getBoundingClientRect().left);
});

it("opens an entry of the narrow list", async () => {
  await page.viewport(390, 844);
  show(<ExpandableNarrow />);
  await page.getByRole("button", { name: /Details of Two analytics/ }).click();
  await expect.element(page.getByText("Storage")).toBeVisible();
});

it("lets neighbours of one value share a cell", async () => {
  show(<MergedCells />);
  await expect
    .element(page.getByRole("cell", { name: "Consent", exact: true }))
    .toHaveAttribute("rowspan", "2");
  expect(page.getByRole("cell", { name: "Consent", exact: true }).elements()).toHaveLength(1);
});

it("keeps head and first column in view of a frame that scrolls both ways", async () => {
  show(<HeldColumn />);
  const frame = page.getByRole("region", { name: "Checks" });
  const box = () => frame.element().getBoundingClientRect();
  frame.element().scrollTo(200, 4000);
  await expect.element(page.getByText(/\(90\)/)).toBeInTheDocument();
  const head = page.getByRole("columnheader", { name: "Check" }).element().getBoundingClientRect();
  expect(head.top).toBeCloseTo(box().top, 0);
  expect(head.left).toBeCloseTo(box().left + 58, 0);
  await expect.element(frame).toHaveAttribute("data-more-start");
  await expect.element(frame).toHaveAttribute("data-more-end");
  expect(document.querySelectorAll("tr[data-row]").length).toBeLessThan(60);
});

it("lets neighbours of a long table share a cell, and keeps it in view while they pass", async () => {
  show(<MergedCellsLong />);
  const shared = () => page.getByRole("cell", { name: "Consent", exact: true });
  await expect.element(shared()).toBeVisible();
  expect(shared().elements()).toHaveLength(1);
  window.scrollTo(0, 6000);
  await expect.element(page.getByRole("row", { name: /\(3\d\d\)/ }).first()).toBeInTheDocument();
  // The first row, where Tab enters, stays drawn above the view and shares with no line of it.
  expect(shared().elements()).toHaveLength(2);
  const text = () => shared().last().element().firstElementChild?.getBoundingClientRect();
  await expect.poll(() => text()?.top).toBeGreaterThan(60);
  await expect.poll(() => text()?.bottom).toBeLessThan(300);
});

it("groups a long table, with only the lines near the view drawn", async () => {
  show(<GroupsLong />);
  await expect.element(page.getByRole("button", { name: "Critical · 400" })).toBeVisible();
  expect(document.querySelectorAll("tr[data-row]").length).toBeLessThan(60);
  await page.getByRole("button", { name: "Critical · 400" }).click();
  await expect.element(page.getByRole("button", { name: "Medium · 200" })).toBeVisible();
  focus(/^Medium · 200/);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("button", { name: "Passed · 200" })).toBeVisible();
});

it("cuts no control: a menu stands whole in a cell of its own", async () => {
  show(<Actions />);
  const button = page.getByRole("button", { name: /^Actions for Advertising/ });
  await expect.element(button).toBeVisible();
  const cell = button.element().closest("td");
  if (!cell) throw new Error("The menu stands in no cell");
  const { left, right, top, height } = button.element().getBoundingClientRect();
  for (const x of [left + 1, right - 1])
    expect(document.elementFromPoint(x, top + height / 2)?.closest("button")).toBe(button.element());
  expect(getComputedStyle(cell).textOverflow).toBe("clip");
  // A cell of words keeps its ellipsis.
  const words = page.getByRole("cell", { name: /^GDPR Art\. 5/ }).element();
  expect(getComputedStyle(words).textOverflow).toBe("ellipsis");
});
