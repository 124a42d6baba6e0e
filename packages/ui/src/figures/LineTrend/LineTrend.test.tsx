import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./LineTrend.stories.tsx";

const { Default, Crowded, LongPoints, Narrow } = composeStories(stories);

it("shows the same values as a table", async () => {
  show(<Default />);
  await expect.element(page.getByRole("figure", { name: "Maturity trend" })).toBeVisible();
  await expect
    .element(page.getByRole("img", { name: "Maturity per object over six assessments" }))
    .toBeVisible();
  await page.getByRole("switch", { name: "Table only" }).click();

  await expect
    .element(page.getByRole("table", { name: "Maturity per object over six assessments" }))
    .toBeVisible();
  const rows = page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "AssessmentshopAndroidiOSDoorbell D2AWS",
    "Jun525863–70",
    "Jul556066–78",
    "Aug5860705480",
    "Sep6166756084",
    "Oct6670796386",
    "Nov7174836988",
  ]);
  expect(page.getByRole("img").elements()).toHaveLength(0);
});

it("never lets two labels at the line ends touch", async () => {
  const { container } = show(<Crowded />);
  const tops = [...container.querySelectorAll("svg[role=img] ~ span")]
    .map((label) => label.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  expect(tops).toHaveLength(5);
  tops.slice(1).forEach((label, index) => {
    expect(label.top - (tops[index]?.bottom ?? 0)).toBeGreaterThanOrEqual(-0.5);
  });
});

it("keeps long labels under the lines within the drawing", () => {
  const { container } = show(<LongPoints />);
  const drawing = container.querySelector("svg[role=img]")?.getBoundingClientRect();
  const labels = [...container.querySelectorAll("svg[role=img] text")].filter((text) =>
    text.textContent?.startsWith("21 Nov"),
  );
  expect(labels).toHaveLength(2);
  for (const label of labels) {
    const { left, right } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(drawing?.left ?? 0);
    expect(right).toBeLessThanOrEqual(drawing?.right ?? 0);
  }
});

it("fits a narrow screen and names its lines below", async () => {
  const { container } = show(<Narrow />);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect.element(page.getByText("Doorbell D2")).toBeVisible();
});
