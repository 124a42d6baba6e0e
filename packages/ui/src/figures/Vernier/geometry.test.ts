import { expect, it } from "vitest";
import { checkStatuses } from "../../icons/status.ts";
import { siteCounts } from "../../internal/samples.ts";
import { allocate } from "./allocate.ts";
import { choosePitch, drawTicks, slotsOf, tickHeight } from "./geometry.ts";

it("counts slots without a gap after the last tick", () => {
  expect(slotsOf(143, { pitch: 3, tick: 2 })).toBe(48);
  expect(slotsOf(2, { pitch: 3, tick: 2 })).toBe(1);
  expect(slotsOf(0, { pitch: 3, tick: 2 })).toBe(0);
});

it("chooses the widest whole pitch at which all checks fit", () => {
  expect(choosePitch("page", 1180, 124)).toEqual({ pitch: 9, tick: 3 });
  expect(choosePitch("hero", 744, 124)).toEqual({ pitch: 6, tick: 2 });
  expect(choosePitch("hero", 780, 546)).toEqual({ pitch: 3, tick: 2 });
  expect(choosePitch("row", 144, 5)).toEqual({ pitch: 3, tick: 2 });
});

it("lets height fall with severity", () => {
  const findings = (["critical", "medium", "low", "potential"] as const).map((status) =>
    tickHeight(status, 56),
  );
  expect(findings).toEqual([56, 39, 25, 17]);
  expect(tickHeight("error", 56)).toBe(1);
  for (const status of checkStatuses) {
    if (status !== "error") expect(tickHeight(status, 12)).toBeGreaterThanOrEqual(2);
  }
});

const drawing = { pitch: 3, tick: 2, height: 40 };

it("breaks a potential tick in two", () => {
  const [shape] = drawTicks(allocate({ potential: 1 }, 10), drawing);
  expect(shape?.d).toBe("M0 36h2v4h-2zM0 28h2v4h-2z");
});

it("raises every tenth passed tick by three pixels", () => {
  const tall = (graduate: boolean) =>
    drawTicks(allocate({ passed: 20 }, 20), { ...drawing, graduate })
      .map(({ d }) => d)
      .join("")
      .match(/v9/g)?.length ?? 0;
  expect(tall(true)).toBe(2);
  expect(tall(false)).toBe(0);
});

it("mirrors the earlier assessment below, at 62 % of the height", () => {
  const [shape] = drawTicks(allocate({ critical: 1 }, 10), { ...drawing, mirrorFrom: 45 });
  expect(shape?.d).toBe("M0 45h2v25h-2z");
});

it("needs few nodes for many ticks", () => {
  expect(drawTicks(allocate(siteCounts, 200), drawing).length).toBeLessThan(25);
});

it("fills at least two thirds of a panel that all checks fit on, once a pitch of 4 does", () => {
  for (let width = 300; width <= 1100; width += 7) {
    const total = 124;
    const { pitch } = choosePitch("page", width, total);
    if (pitch >= 4) expect((total * pitch) / width).toBeGreaterThan(0.66);
  }
});

it("lets every tenth place of Passed stand 3 px taller, to count by", () => {
  const drawing = { pitch: 3, tick: 2, height: 56, graduate: true };
  const shapes = drawTicks(allocate({ passed: 20 }, 100), drawing);
  const heights = shapes.flatMap(({ d }) => Array.from(d.matchAll(/v(\d+)/g), ([, tall]) => Number(tall)));
  const usual = tickHeight("passed", 56);
  expect(heights).toEqual(heights.map((_, at) => ([9, 19].includes(at) ? usual + 3 : usual)));
  expect(heights).toHaveLength(20);
});
