import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Combobox.stories.tsx";
import { Combobox } from "./Combobox.tsx";
import { companies, english } from "./samples.ts";
import type { ComboboxOption } from "./use-options.ts";

/** Ms that the keys rest before it asks. */
const searchDelay = 300;

const { Default, Chosen, Empty, Failed, FieldError, Loading, LongLabel, ThousandOptions } =
  composeStories(stories);

afterEach(() => void vi.useRealTimers());

const field = (name = "Company") => page.getByRole("combobox", { name });
const option = (name: string | RegExp) => page.getByRole("option", { name });

it("narrows the list while typing, moves with arrows and chooses with Enter", async () => {
  const onValueChange = vi.fn();
  show(<Default onValueChange={onValueChange} />);
  await field().click();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("status")).toHaveTextContent("6 results");
  await userEvent.keyboard("EXAMPLE");
  await expect.element(option(/^Northwind/)).toBeVisible();
  await userEvent.keyboard(" h");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 result");
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(companies[1]);
  await expect.element(field()).toHaveValue("Example Health");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

it("names the highlighted option for a screen reader, and passes over disabled ones", async () => {
  show(<Default />);
  field().element().focus();
  await userEvent.keyboard("{ArrowDown}{End}");
  const active = () => document.getElementById(field().element().getAttribute("aria-activedescendant") ?? "");
  await expect.poll(() => active()?.textContent).toContain("شركة المثال");
  await userEvent.keyboard("{Home}");
  await expect.poll(() => active()?.textContent).toContain("Example Retail");
});

it("leaves with Escape as it was, and stays empty once emptied", async () => {
  const onValueChange = vi.fn();
  show(<Chosen onValueChange={onValueChange} />);
  await field().fill("North");
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveValue("Example Retail");
  expect(onValueChange).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

it("goes back to the chosen option when what was typed is left behind", async () => {
  show(<Chosen />);
  await field().fill("nothing like it");
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(field()).toHaveValue("Example Retail");
});

it("says that nothing matches", async () => {
  show(<Empty />);
  await field().click();
  await expect.element(page.getByText("No company matches.").first()).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("No company matches.");
});

it("says that options are on their way, and that they could not be had", async () => {
  const onRetry = vi.fn();
  const { show: again } = show(<Loading />);
  await field().click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading companies");
  again(<Failed failure={{ text: "Unable to load.", retryLabel: "Try again", onRetry }} />);
  await field().click();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
});

it("draws a few of a thousand options, and reaches the last", async () => {
  const onValueChange = vi.fn();
  show(<ThousandOptions onValueChange={onValueChange} />);
  await field("Object").click();
  await expect.element(option("Object 0001")).toBeVisible();
  expect(page.getByRole("option").elements().length).toBeLessThan(40);
  await expect.element(option("Object 0001")).toHaveAttribute("aria-setsize", "1000");
  await userEvent.keyboard("{End}");
  await expect.element(option("Object 1000")).toBeInViewport();
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: "1000", label: "Object 1000" });
});

function Remote({ onSearch }: { onSearch: (query: string) => void }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="Company"
      options={companies.slice(0, 2)}
      value={value}
      onValueChange={setValue}
      onSearch={onSearch}
      words={english}
    />
  );
}

it("asks elsewhere once the keys rest, and does not narrow the answer", async () => {
  const onSearch = vi.fn();
  show(<Remote onSearch={onSearch} />);
  await field().click();
  await expect.poll(() => onSearch.mock.calls).toEqual([[""]]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const type = (text: string) => {
    const input = field().element() as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    flushSync(() => {
      write?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  type("n");
  vi.advanceTimersByTime(searchDelay - 1);
  type("no");
  vi.advanceTimersByTime(searchDelay - 1);
  expect(onSearch).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([[""], ["no"]]);
  vi.useRealTimers();
  await expect.element(option(/^Example Retail/)).toBeVisible();
});

it("is described by its error, and keeps long labels inside", async () => {
  const { show: again } = show(<FieldError />);
  await expect.element(field()).toHaveAccessibleDescription("Choose a company.");
  await expect.element(field()).toBeInvalid();
  again(<LongLabel />);
  await field().click();
  const list = page.getByRole("listbox").element();
  await expect.element(option(/^Donau/)).toBeVisible();
  expect(list.scrollWidth).toBe(list.clientWidth);
});

it("opens under its field and over a region that scrolls", async () => {
  show(
    <div style={{ width: 400, height: 110, overflow: "auto" }}>
      <Default />
    </div>,
  );
  await field().click();
  await expect.element(option(/^Example Retail/)).toBeVisible();
  const frame = field().element().parentElement?.getBoundingClientRect();
  const list = page.getByRole("listbox").element().getBoundingClientRect();
  expect(list.top).toBeGreaterThanOrEqual(frame?.bottom ?? Number.NaN);
  expect(list.height).toBeGreaterThan(100);
  expect(Math.round(list.width)).toBe(Math.round(frame?.width ?? 0));
});
