import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { scanTimeProps } from "../samples.tsx";
import * as stories from "./ScanTimePicker.stories.tsx";

const { Default, Comparing, OnlyOne } = composeStories(stories);
const onChange = vi.fn((_id: string) => {});
const onCompare = vi.fn((_id: string | null) => {});
afterEach(() => {
  onChange.mockClear();
  onCompare.mockClear();
});

const compare = scanTimeProps.compare && { ...scanTimeProps.compare, onChange: onCompare };
const option = (name: string) => page.getByRole("option", { name });

it("chooses another assessment, never the same again", async () => {
  show(<Default onChange={onChange} />);
  const button = page.getByRole("button", { name: "Assessment 18 Nov 2026, 14:20" });
  await button.click();
  await option("18 Nov 2026, 14:20").click();
  expect(onChange).not.toHaveBeenCalled();
  await button.click();
  await option("19 Oct 2026, 09:05").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("scan-1");
});

it("searches wherever there is a choice, without regard to case", async () => {
  show(<Default onChange={onChange} />);
  await page.getByRole("button", { name: "Assessment 18 Nov 2026, 14:20" }).click();
  await page.getByRole("combobox").fill("19 OCT");
  await expect.element(option("19 Oct 2026, 09:05")).toBeVisible();
  await expect.element(option("18 Nov 2026, 14:20")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("scan-1");
});

it("offers the others to compare with", async () => {
  show(<Default compare={compare} />);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.element(option("18 Nov 2026, 14:20")).not.toBeInTheDocument();
  await option("21 Sep 2026, 16:48").click();
  expect(onCompare).toHaveBeenCalledExactlyOnceWith("scan-2");
});

it("says with what it compares, and stops", async () => {
  show(<Comparing compare={compare && { ...compare, value: "scan-1" }} />);
  await expect.element(page.getByRole("button", { name: /Compared with 19 Oct 2026/ })).toBeVisible();
  await page.getByRole("button", { name: "Stop comparing" }).click();
  expect(onCompare).toHaveBeenCalledExactlyOnceWith(null);
});

it("may stand open from the start, and gives the focus back to its button", async () => {
  show(<Default defaultOpen />);
  await expect.element(option("18 Nov 2026, 14:20")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Assessment/ })).toHaveFocus();
});

it("says why there is nothing to compare with", async () => {
  show(<OnlyOne />);
  const button = page.getByRole("button", { name: "Compare" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveAccessibleDescription("There is only one assessment");
  (button.element() as HTMLElement).click();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});
