import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CheckStatus } from "../../icons/status.ts";
import { english, siteCounts } from "../../internal/samples.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./VernierLegend.stories.tsx";
import { VernierLegend } from "./VernierLegend.tsx";

const { Default, Zero, Tight, TightChips } = composeStories(stories);

function Filter() {
  const [only, setOnly] = useState<CheckStatus | null>(null);
  return (
    <VernierLegend
      aria-label="Checks by result"
      counts={siteCounts}
      labels={english}
      onPick={setOnly}
      only={only}
    />
  );
}

it("filters by keyboard and lifts the filter with the same key", async () => {
  show(<Filter />);
  const medium = page.getByRole("button", { name: "8 Medium" });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(medium).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(medium).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(medium).toHaveAttribute("aria-pressed", "false");
});

it("is no control where it cannot filter", async () => {
  show(<Default />);
  await expect.element(page.getByRole("group", { name: "Checks by result" })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

it("keeps the place of a zero", async () => {
  show(<Zero />);
  await expect.element(page.getByText("0", { exact: true }).first()).toBeVisible();
  expect(page.getByText("0", { exact: true }).elements()).toHaveLength(6);
});

it("offers targets of at least 24 px", async () => {
  show(<Filter />);
  for (const button of page.getByRole("button").elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});

it("keeps its words whole however narrow the place", async () => {
  await page.viewport(390, 800);
  try {
    for (const Story of [Tight, TightChips]) {
      const { container } = show(<Story />);
      for (const word of ["Critical", "Uncertain", "Potential", "Passed"]) {
        const found = [...container.querySelectorAll("span")].find(({ textContent }) => textContent === word);
        const range = document.createRange();
        range.selectNodeContents(found as Element);
        expect(range.getClientRects(), word).toHaveLength(1);
      }
      expect(container.scrollWidth).toBeLessThanOrEqual(390);
    }
  } finally {
    await page.viewport(1280, 800);
  }
});
