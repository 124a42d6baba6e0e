import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Stepper.stories.tsx";

const { Default, AllDone } = composeStories(stories);
const steps = () => page.getByRole("listitem").elements();
const current = () => steps().map((step) => step.getAttribute("aria-current"));

it("says which step is under way and what each has come to", () => {
  const { show: again } = show(<Default />);
  expect(steps().map((step) => step.textContent)).toEqual([
    "Choose objects, done",
    "Confirm details, current step",
    "Submit",
  ]);
  expect(current()).toEqual([null, "step", null]);
  again(<AllDone />);
  expect(current()).toEqual([null, null, null]);
});
