import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { userProps } from "../samples.tsx";
import * as stories from "./UserMenu.stories.tsx";

const { Default, FixedLanguage, OneLanguage } = composeStories(stories);
const open = () => page.getByRole("button", { name: /^Lin Yue/ }).click();
const row = (name: string | RegExp) => page.getByRole("menuitem", { name });

it("says who is signed in and in which time zone, 280 px wide, and logs out", async () => {
  const onSelect = vi.fn();
  show(<Default logOut={{ label: "Log out", onSelect }} />);
  await open();
  const menu = page.getByRole("menu", { name: "Lin Yue" });
  await expect.element(page.getByText("lin.yue@example.com")).toBeVisible();
  await expect.element(page.getByText("Asia/Shanghai, UTC+8")).toBeVisible();
  // Read by arrows as every row is; it does nothing.
  await expect.element(row(/^Time zone/)).toHaveAttribute("aria-disabled", "true");
  expect((menu.element().closest("div") as HTMLElement).offsetWidth).toBe(280);
  await row("Log out").click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(menu).not.toBeInTheDocument();
});

it("changes the language by keys, each written in its own language", async () => {
  const onChange = vi.fn();
  const { language } = userProps;
  show(<Default language={language && { ...language, onChange }} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowLeft}");
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toBeChecked();
  await expect.element(page.getByText("简体中文")).toHaveAttribute("lang", "zh-CN");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("cn");
});

it("has no row for a language that is fixed", async () => {
  show(<FixedLanguage />);
  await open();
  await expect.element(row(/^Trust/)).toBeVisible();
  await expect.element(row(/^Language/)).not.toBeInTheDocument();
});

it("says the language in a row where there is one alone", async () => {
  show(<OneLanguage />);
  await open();
  await expect.element(page.getByText("English")).toBeVisible();
  await expect
    .element(page.getByRole("menuitem", { expanded: false, name: /^Language/ }))
    .not.toBeInTheDocument();
});
