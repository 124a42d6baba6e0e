import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import { CandorTheme } from "../../theme/CandorTheme/CandorTheme.tsx";
import { radii } from "../../theme/settings.ts";
import * as stories from "./SegmentedControl.stories.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const { Default, LongLabel } = composeStories(stories);

afterEach(() => emulate());

it("moves the choice with arrow keys, and shows it before its owner answers", async () => {
  const onValueChange = vi.fn();
  show(<Default onValueChange={onValueChange} />);
  const group = page.getByRole("radiogroup", { name: "Figure" });
  group.getByRole("radio", { name: "PV" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("uv");
  await expect.element(group.getByRole("radio", { name: "UV" })).toBeChecked();
});

it.for(["grid", "flex"])("is as wide as its segments in a column laid out as %s", (display) => {
  const { container } = show(
    <div style={{ display, flexDirection: "column", width: 400 }}>
      <SegmentedControl
        label="Figure"
        options={[
          { value: "pv", label: "PV" },
          { value: "uv", label: "UV" },
        ]}
        value="pv"
        onValueChange={() => {}}
      />
    </div>,
  );
  const group = container.querySelector("[role=radiogroup]") as HTMLElement;
  const segments = [...group.children].reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
  expect(group.clientWidth).toBeCloseTo(segments, 0);
});

it("keeps long labels inside its width", () => {
  const { container } = show(<LongLabel />);
  const group = container.querySelector("[role=radiogroup]") as HTMLElement;
  expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(336);
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
});

it("keeps the words of the chosen segment apart from its fill in forced colours", async () => {
  await emulate({ "forced-colors": "active" });
  show(<Default />);
  const chosen = page.getByText("PV").element();
  const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(chosen) as CSSStyleDeclaration & {
    forcedColorAdjust: string;
  };
  // Without it the browser lays the colour of paper behind words of the colour of paper.
  expect(forcedColorAdjust).toBe("none");
  expect(color).not.toBe(backgroundColor);
});

it("keeps its segments inside the frame at every radius, by an edge of 1 px", () => {
  const { show: again } = show(null);
  for (const radius of radii) {
    again(
      <CandorTheme appearance="light" radius={radius}>
        <Default />
      </CandorTheme>,
    );
    const group = page.getByRole("radiogroup").element();
    const corner = (element: Element, name: "borderStartStartRadius" | "borderEndEndRadius") =>
      Number.parseFloat(getComputedStyle(element)[name]);
    const outer = corner(group, "borderStartStartRadius");
    expect(outer).toBe(radius);
    expect(corner(group.firstElementChild as Element, "borderStartStartRadius")).toBe(outer - 1);
    expect(corner(group.lastElementChild as Element, "borderEndEndRadius")).toBe(outer - 1);
  }
});

it("draws a line between segments in forced colours", async () => {
  await emulate({ "forced-colors": "active" });
  show(<Default />);
  const { borderInlineStartWidth, borderInlineStartColor, backgroundColor } = getComputedStyle(
    page.getByText("UV").element(),
  );
  expect(borderInlineStartWidth).toBe("1px");
  expect(borderInlineStartColor).not.toBe(backgroundColor);
});
