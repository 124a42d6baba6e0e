import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./CountCluster.stories.tsx";

const { Zero, UnknownResults } = composeStories(stories);
const counts = () => [...page.getByRole("img").element().children].map((item) => item.textContent);

it("reads all counts aloud, and keeps the place of a zero", () => {
  const { show: again } = show(<Zero />);
  expect(page.getByRole("img", { name: "0 critical, 3 medium, 12 low, 0 potential" }).query()).not.toBeNull();
  expect(counts()).toEqual(["0", "3", "12", "0"]);
  again(<UnknownResults />);
  expect(counts()).toEqual(["1", "4"]);
});
