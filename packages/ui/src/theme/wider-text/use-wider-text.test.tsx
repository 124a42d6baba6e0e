import { expect, it } from "vitest";
import { show } from "../../internal/testing.tsx";
import { text } from "../text.css.ts";

/** What WCAG 1.4.12 asks to bear. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

it("cuts nothing while the reader sets text wider, and cuts again after", async () => {
  const { container } = show(
    <p className={text({ size: 2, ellipsis: true })} style={{ width: 84 }}>
      24 Nov 2026, 05:12
    </p>,
  );
  const line = container.querySelector("p") as HTMLElement;
  const isCut = () => line.scrollWidth > line.clientWidth && getComputedStyle(line).overflowX === "hidden";
  expect(isCut()).toBe(true);
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = SPACED;
  await expect.poll(isCut).toBe(false);
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  style.remove();
  await expect.poll(isCut).toBe(true);
});
