import { expect, it } from "vitest";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Avatar.stories.tsx";

const { FailingImage } = composeStories(stories);

it("draws the initials where the picture fails", async () => {
  const { container } = show(<FailingImage />);
  await expect
    .poll(() => container.querySelector("[data-initials]")?.getAttribute("data-initials"))
    .toBe("LY");
  expect(container.querySelector("img")).toBeNull();
});
