import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./StackedSeries.stories.tsx";

const { Default, Results, Many, ZeroAndNull, Narrow, Empty } = composeStories(stories);

it("reads the columns by arrow keys, from the newest", async () => {
  show(<Default />);
  const cursor = page.getByRole("slider", { name: "Choices in the consent banner per week" });
  (cursor.element() as HTMLElement).focus();
  await expect
    .element(cursor)
    .toHaveAttribute("aria-valuetext", "W 46: Accepted 4,812, Rejected 2,340, Chosen 713, No choice 1,288");
  await userEvent.keyboard("{Home}");
  await expect
    .element(cursor)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^W 41: Accepted 4,210/));
});

it("shows the same values as a table", async () => {
  show(<ZeroAndNull />);
  await page.getByRole("switch", { name: "Table only" }).click();
  const rows = page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);
  expect(rows[0]).toBe("WeekMeasured in partNeverWrong signNewer result");
  expect(rows[1]).toBe("W 41–041");
  expect(page.getByRole("img").elements()).toHaveLength(0);
});

it("tells the parts apart by texture and names those of the last column beside it", async () => {
  const { container } = show(<Results />);
  expect(container.querySelectorAll("svg[role=img] pattern")).toHaveLength(4);
  await expect.element(page.getByText("Potential")).toBeVisible();
});

it("never lets two labels below touch", () => {
  const { container } = show(<Many />);
  const labels = [...container.querySelectorAll("svg[role=img] text[text-anchor=middle]")].map((text) =>
    text.getBoundingClientRect(),
  );
  expect(labels.length).toBeGreaterThan(3);
  for (const [index, box] of labels.entries())
    expect(box.left).toBeGreaterThan(labels[index - 1]?.right ?? -1);
});

it("fits a narrow place and names its parts below", async () => {
  const { container } = show(
    <div style={{ width: 288 }}>
      <Narrow />
    </div>,
  );
  await expect.element(page.getByText("Rejected", { exact: true })).toBeVisible();
  expect(container.querySelector("figure")?.scrollWidth).toBeLessThanOrEqual(288);
});

it("says what is missing instead of an empty grid", async () => {
  show(<Empty />);
  await expect.element(page.getByText("No banner has been shown yet.")).toBeVisible();
  expect(page.getByRole("slider").elements()).toHaveLength(0);
});
