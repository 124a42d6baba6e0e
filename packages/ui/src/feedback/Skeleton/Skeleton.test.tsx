import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { SkeletonPart, skeletonParts } from "./parts.tsx";

it.each(skeletonParts)(
  "says that the %s is on its way, and shows nothing else to a screen reader",
  async (part) => {
    const { container } = show(<SkeletonPart label="Loading" part={part} />);
    await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
    for (const block of container.querySelectorAll("[aria-hidden=true]:not([popover])")) block.remove();
    expect(container.textContent).toBe("Loading");
  },
);

it("holds as many places as asked for", () => {
  const { container } = show(<SkeletonPart count={7} label="Loading" part="text" />);
  expect(container.querySelectorAll("[aria-hidden=true]:not([popover])")).toHaveLength(7);
});
