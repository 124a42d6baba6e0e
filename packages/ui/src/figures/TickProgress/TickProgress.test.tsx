import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { TickProgress } from "./TickProgress.tsx";

it("says its value in words", async () => {
  show(<TickProgress aria-label="Upload" value={62.4} valueText="41.0 of 66.1 MB" />);
  const bar = page.getByRole("progressbar", { name: "Upload" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "62");
  await expect.element(bar).toHaveAttribute("aria-valuetext", "41.0 of 66.1 MB");
});

it.each([
  [-5, "0"],
  [140, "100"],
])("keeps %d within 0 and 100", async (value, shown) => {
  show(<TickProgress aria-label="Upload" value={value} valueText="" />);
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", shown);
});

it("draws the share that it says", () => {
  const width = (value: number) => {
    const { container } = show(<TickProgress aria-label="Upload" value={value} valueText="" />);
    const bar = container.querySelector<HTMLElement>('[style*="--"]');
    return Array.from(bar?.style ?? [], (name) => bar?.style.getPropertyValue(name).trim());
  };
  expect(width(62.4)).toContain("62.4");
  expect(width(140)).toContain("100");
});
