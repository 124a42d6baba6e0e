import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { statusOfRank, statusRanks } from "./ranks.ts";
import * as stories from "./StatusLabel.stories.tsx";
import { StatusLabel } from "./StatusLabel.tsx";

const { PassOrFail, Unknown } = composeStories(stories);

it("knows the seven ranks, and no others", () => {
  expect([1, 2, 3, 4, 5, 6, 8].map(statusOfRank)).toEqual(Object.keys(statusRanks));
  for (const rank of [0, 7, 9, -1, Number.NaN]) expect(statusOfRank(rank)).toBe("unknown");
});

it("draws an unknown result as one, in both looks, also for a code from a newer server", async () => {
  show(<Unknown />);
  await expect.element(page.getByText("Unknown status (7)").first()).toBeVisible();
  const newer = "postponed" as "unknown";
  const { container } = show(<StatusLabel status={newer} label="postponed" look="soft" />);
  await expect.element(page.getByText("postponed")).toBeVisible();
  expect(container.querySelector("svg path, svg line")).not.toBeNull();
});

it("says passed, failed and neither aloud, with a sign of its own for each", () => {
  const { container } = show(<PassOrFail />);
  expect(container.textContent).toBe("PassedFailedNo result");
  const signs = Array.from(container.querySelectorAll("svg"), (sign) => sign.innerHTML);
  expect(new Set(signs).size).toBe(3);
});
