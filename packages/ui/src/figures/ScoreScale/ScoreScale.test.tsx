import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./ScoreScale.stories.tsx";

const { WithPrevious, NoScore, Narrow } = composeStories(stories);
const middleOf = (element: Element | undefined) => {
  const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
  return left + width / 2;
};

it("reaches the score, points at it and at the one before, and names its levels' thresholds", () => {
  show(<WithPrevious />);
  const scale = page.getByRole("img", { name: "Privacy maturity 78 of 100, Effective; 71 before" }).element();
  const { left, width } = scale.getBoundingClientRect();
  const [rest, reached, before, now] = [...scale.querySelectorAll("path")];
  expect(reached?.getAttribute("d")?.match(/M/g)).toHaveLength(79);
  expect(rest?.getAttribute("d")?.match(/M/g)).toHaveLength(22);
  expect(middleOf(now)).toBeCloseTo(left + width * 0.78, 0);
  expect(middleOf(before)).toBeCloseTo(left + width * 0.71, 0);
  const marks = [...scale.querySelectorAll("span")];
  expect(marks.map((mark) => mark.textContent)).toEqual(["0", "50", "90", "100"]);
  for (const mark of marks.slice(1)) {
    expect(middleOf(mark)).toBeCloseTo(left + (width * Number(mark.textContent)) / 100, 0);
  }
});

it("points nowhere without a score", () => {
  show(<NoScore />);
  const scale = page.getByRole("img", { name: "Privacy maturity is not known yet" }).element();
  const [rest, reached, ...carets] = [...scale.querySelectorAll("path")];
  expect(rest?.getAttribute("d")?.match(/M/g)).toHaveLength(101);
  expect(reached?.getAttribute("d")).toBe("");
  expect(carets).toEqual([]);
});

it("keeps its last numbers apart on a short scale", () => {
  show(<Narrow />);
  const boxes = [...page.getByRole("img").element().querySelectorAll("span")].map((mark) =>
    mark.getBoundingClientRect(),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? Number.NEGATIVE_INFINITY) + 3);
  }
});
