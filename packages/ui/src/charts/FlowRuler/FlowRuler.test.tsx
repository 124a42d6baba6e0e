import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, setTextWider, show } from "../../internal/testing.tsx";
import * as stories from "./FlowRuler.stories.tsx";

const { Default, Many, UnknownCodes, Narrow, Loading, Empty, Failed, RightToLeft } = composeStories(stories);
const cursor = () => page.getByRole("slider", { name: "Cross-border transfers by longitude" });

it("reads the pairs by arrow keys, worst first, and speaks each", async () => {
  show(<Default />);
  const reader = cursor();
  (reader.element() as HTMLElement).focus();
  await expect
    .element(reader)
    .toHaveAttribute(
      "aria-valuetext",
      "Critical: Chinese mainland to United States, 14 items · 3 recipients, No filed standard contract",
    );
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(reader).toHaveAttribute("aria-valuetext", expect.stringContaining("European Union"));
  await expect.element(reader).toHaveAttribute("aria-valuenow", "2");
  await userEvent.keyboard("{End}{ArrowRight}");
  await expect.element(reader).toHaveAttribute("aria-valuenow", "6");
  await userEvent.keyboard("{Home}");
  await expect.element(reader).toHaveAttribute("aria-valuenow", "1");
});

it("lets all other lines step back while one is read, and comes back afterwards", async () => {
  const { container } = show(<Default />);
  const faint = () =>
    [...container.querySelectorAll("svg[role=img] > g")].filter((line) =>
      [...line.classList].some((name) => name.includes("stepsBack")),
    ).length;
  expect(faint()).toBe(0);
  (cursor().element() as HTMLElement).focus();
  await expect.poll(faint).toBe(5);
  await userEvent.tab();
  await expect.poll(faint).toBe(0);
});

it("acts on the pair that is read", async () => {
  const onPick = vi.fn();
  show(<Default onPick={onPick} />);
  (cursor().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("EU-US");
});

it("shows every pair as a table, with the regions in words", async () => {
  show(<Default />);
  await page.getByRole("radio", { name: "Table only" }).click();
  await expect
    .element(page.getByRole("table", { name: "Cross-border transfers by longitude" }))
    .toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(7);
  await expect
    .element(page.getByRole("row", { name: /^Critical CN Chinese mainland US United States 14/ }))
    .toBeVisible();
  expect(page.getByRole("img").elements()).toHaveLength(0);
});

it("leads from twelve drawn pairs to the table with all forty", async () => {
  show(<Many />);
  await expect.element(cursor()).toHaveAttribute("aria-valuemax", "12");
  await page.getByRole("button", { name: "and 28 more" }).click();
  expect(page.getByRole("row").elements()).toHaveLength(41);
});

it("lists what it cannot place and survives what it does not know", async () => {
  show(<UnknownCodes />);
  const items = page
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
  expect(items).toContain("EU→ZZ4 items · 1 recipient Region not known");
  expect(items).toContain("CN→CN2 items · 1 recipient");
  await page.getByRole("radio", { name: "Table only" }).click();
  await expect.element(page.getByRole("row", { name: /^Unknown CN/ })).toBeVisible();
});

it("fits a narrow place", async () => {
  const { container } = show(
    <div style={{ width: 320 }}>
      <Narrow />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll("li").length).toBe(6);
  expect((container.firstElementChild?.firstElementChild ?? container).scrollWidth).toBeLessThanOrEqual(320);
});

it("keeps its title and its height while loading, empty and failed", async () => {
  const heights: number[] = [];
  for (const Story of [Loading, Empty]) {
    const { container } = show(<Story />);
    heights.push(container.querySelector("figure")?.getBoundingClientRect().height ?? 0);
  }
  expect(heights[0]).toBe(heights[1]);
  await expect.element(page.getByRole("status").getByText("Loading transfers")).toBeInTheDocument();
  await expect.element(page.getByText("No personal data leaves its region.")).toBeVisible();
  show(<Failed />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(0);
});

it("keeps a right-to-left note within its label", () => {
  const { container } = show(<RightToLeft />);
  const notes = [...container.querySelectorAll("bdi")].filter(({ textContent }) =>
    textContent?.startsWith("لا"),
  );
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(getComputedStyle(note).unicodeBidi).toBe("isolate");
});

it("is drawn again within the margins of a sheet of paper, and back", async () => {
  show(<Default />);
  const width = () => Number(page.getByRole("img").element().getAttribute("width"));
  const onScreen = width();
  expect(onScreen).toBeGreaterThan(700);
  dispatchEvent(new Event("beforeprint"));
  await expect.poll(width).toBe(680);
  dispatchEvent(new Event("afterprint"));
  await expect.poll(width).toBe(onScreen);
});

it("lists what the labels say while the reader sets text wider: placed in the drawing, they would touch", async () => {
  const { container } = show(<Default />);
  const listed = () => page.getByRole("listitem").elements().length;
  expect(listed()).toBeLessThan(6);
  setTextWider();
  await expect.poll(listed).toBe(6);
  const words = container.querySelectorAll("bdi");
  expect([...words].filter((word) => word.closest("[aria-hidden][style]"))).toHaveLength(0);
});
