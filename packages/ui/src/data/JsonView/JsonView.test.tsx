import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./JsonView.stories.tsx";

const { Default, Empty, Huge, Invalid } = composeStories(stories);
const item = (name: RegExp | string) => page.getByRole("treeitem", { name });

it("opens, closes and walks by the keys of a tree", async () => {
  show(<Default />);
  await userEvent.tab();
  await expect.element(item(/^{ 5 entries/)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}");
  await expect.element(item(/granted/)).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(item('0: "necessary"')).toHaveFocus();
  await expect.element(item('0: "necessary"')).toHaveAttribute("aria-level", "3");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(item(/granted/)).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("*");
  await expect.element(item(/vendors/)).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{End}");
  await expect.element(item(/empty/)).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(item(/^{ 5 entries/)).toHaveFocus();
});

it("opens by a press", async () => {
  show(<Default />);
  await item(/vendors/).click();
  await expect.element(item(/^1: /)).toBeVisible();
});

it("shows the beginning of what is huge, and all of it when asked", async () => {
  show(<Huge />);
  const token = item(/^token/);
  expect((token.element().textContent ?? "").length).toBeLessThan(400);
  await token.click();
  expect((token.element().textContent ?? "").length).toBeGreaterThan(8000);
  expect(page.getByRole("treeitem").elements().length).toBeLessThan(120);
  await item("Show 900 more").click();
  await expect.element(item(/^999: /)).toBeInTheDocument();
  await expect.element(item(/^99: /)).toHaveFocus();
});

it("shows what is not JSON as it came, and says of nothing that it is nothing", async () => {
  const { show: again } = show(<Invalid />);
  await expect.element(page.getByText(/Not valid JSON/)).toBeVisible();
  await expect.element(page.getByText(/"granted": \[/)).toBeVisible();
  await expect.element(page.getByRole("tree")).not.toBeInTheDocument();
  again(<Empty />);
  await expect.element(page.getByText("No consent record was stored.")).toBeVisible();
  await expect.element(page.getByText(/Not valid JSON/)).not.toBeInTheDocument();
});
