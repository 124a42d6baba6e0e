import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { sampleApps } from "../samples.tsx";
import * as stories from "./AppSelector.stories.tsx";

const { Default, Searchable, Virtual, Empty } = composeStories(stories);
const onChange = vi.fn((_id: string) => {});
afterEach(() => onChange.mockClear());

const button = page.getByRole("button", { name: /^App/ });
const list = page.getByRole("listbox", { name: "App" });
const search = page.getByRole("combobox");
const marked = () => {
  const owner = document.activeElement;
  return document.getElementById(owner?.getAttribute("aria-activedescendant") ?? "")?.textContent;
};

it("says which app is shown, and lists them without a search box up to ten", async () => {
  show(<Default apps={sampleApps(10)} onChange={onChange} />);
  await expect.element(button).toHaveAccessibleName(/shop\.example\.com/);
  await button.click();
  await expect.element(list).toHaveFocus();
  await expect.element(search).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("option", { selected: true, name: /shop\.example\.com/ }))
    .toBeVisible();
  expect(list.element().clientHeight).toBe(296);
});

it("is walked, searched by letter and left by keyboard", async () => {
  show(<Default onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(marked).toContain("Example Shop");
  await userEvent.keyboard("d");
  await expect.poll(marked).toContain("Doorbell D2");
  await userEvent.keyboard("{End}{Home}{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("app-2");
  await expect.element(button).toHaveFocus();
});

it("does not choose again what is chosen", async () => {
  show(<Default onChange={onChange} />);
  await button.click();
  await page.getByRole("option", { selected: true }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

it("searches more than ten without regard to case, and says when there is none", async () => {
  show(<Searchable apps={sampleApps(11)} searchLabel="Search 11 apps" onChange={onChange} />);
  await button.click();
  await expect.element(page.getByRole("combobox", { name: "Search 11 apps" })).toHaveFocus();
  await userEvent.keyboard("DOORBELL");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
  // Enter that ends a composition of an input method chooses nothing.
  const composing = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
  search.element().dispatchEvent(composing);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("app-7");
  await button.click();
  await userEvent.keyboard("nothing of the kind");
  await expect.element(page.getByRole("status")).toHaveTextContent("No app has this name");
});

it("draws only what is in view of more than two hundred, and reaches all by keyboard", async () => {
  show(<Virtual value="app-600" onChange={onChange} />);
  await button.click();
  await expect.element(page.getByRole("option", { selected: true })).toBeInViewport();
  expect(page.getByRole("option").elements().length).toBeLessThan(40);
  await expect.element(page.getByRole("option", { selected: true })).toHaveAttribute("aria-setsize", "1200");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("app-601");
});

it("draws two hundred whole and of one more only what is in view, from the chosen one, each time it opens", async () => {
  const { show: again } = show(<Default key="200" apps={sampleApps(200)} value="app-150" />);
  const chosen = page.getByRole("option", { selected: true });
  await button.click();
  await expect.poll(() => page.getByRole("option").elements().length).toBe(200);
  await expect.element(chosen).toBeInViewport();
  expect(list.element().scrollTop).toBeGreaterThan(0);
  again(<Default key="201" apps={sampleApps(201)} />);
  for (const _time of ["first", "again"]) {
    await button.click();
    await expect.element(chosen).toHaveAttribute("aria-setsize", "201");
    expect(page.getByRole("option").elements().length).toBeLessThan(40);
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
  }
});

it("closes on a press elsewhere and when the focus moves on", async () => {
  show(
    <>
      <Default onChange={onChange} />
      <button type="button">Next</button>
    </>,
  );
  await button.click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(list).not.toBeInTheDocument();
  await button.click();
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
});

it("says that there is nothing to choose", async () => {
  show(<Empty />);
  await button.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("No app has this name");
});
