import { expect, it } from "vitest";
import { setTextWider, show } from "../../internal/testing.tsx";
import { text } from "../text.css.ts";

it("cuts nothing while the reader sets text wider, and cuts again after", async () => {
  const { container } = show(
    <p className={text({ size: 2, ellipsis: true })} style={{ width: 84 }}>
      24 Nov 2026, 05:12
    </p>,
  );
  const line = container.querySelector("p") as HTMLElement;
  const isCut = () => line.scrollWidth > line.clientWidth && getComputedStyle(line).overflowX === "hidden";
  expect(isCut()).toBe(true);
  const back = setTextWider();
  await expect.poll(isCut).toBe(false);
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  back();
  await expect.poll(isCut).toBe(true);
});
