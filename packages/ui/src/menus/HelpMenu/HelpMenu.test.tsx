import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { helpProps } from "../samples.tsx";
import * as stories from "./HelpMenu.stories.tsx";

const { Default, AllRead, FewNews, NoNews, WithoutFeedback } = composeStories(stories);
const item = (name: string | RegExp) => page.getByRole("menuitem", { name });
const open = () => page.getByRole("button", { name: /^Help/ }).click();

it("lists four of six news and where all of them stand", async () => {
  show(<Default />);
  await expect.element(page.getByRole("button", { name: "Help · Unread" })).toBeVisible();
  await open();
  await expect.element(item(/^Help document/)).toHaveAttribute("target", "_blank");
  await item(/^What’s new\s*Unread/).hover();
  const list = page.getByRole("menu", { name: "What’s new" });
  await expect.element(list).toBeVisible();
  expect(list.getByRole("menuitem").elements()).toHaveLength(5);
  await expect.element(item("Full changelog")).toHaveAttribute("href", "/pages/help/6");
});

it("tells which entry was opened", async () => {
  const onOpen = vi.fn((_id: string) => {});
  const { news } = helpProps;
  show(<Default news={news && { ...news, onOpen }} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowLeft}{ArrowDown}");
  await expect.element(item(/^PIPL/)).toHaveFocus();
  item(/^PIPL/)
    .element()
    .addEventListener("click", (event) => event.preventDefault());
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("5");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  // The way to all of them counts as the newest one.
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowLeft}{ArrowUp}");
  await expect.element(item("Full changelog")).toHaveFocus();
  item("Full changelog")
    .element()
    .addEventListener("click", (event) => event.preventDefault());
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenLastCalledWith("6");
});

it("has no dot once all is read, and no row without news or feedback", async () => {
  const { show: again } = show(<AllRead />);
  await open();
  await expect.element(page.getByRole("button", { name: "Help", exact: true })).toBeVisible();
  await expect.element(page.getByText("Unread")).not.toBeInTheDocument();
  again(<FewNews />);
  await open();
  await item(/^What’s new/).hover();
  await expect.element(item("Full changelog")).not.toBeInTheDocument();
  again(<NoNews />);
  await open();
  await expect.element(item(/^Help document/)).toBeVisible();
  await expect.element(item(/^What’s new/)).not.toBeInTheDocument();
  again(<WithoutFeedback />);
  await open();
  await expect.element(item(/^Help document/)).toBeVisible();
  const rows = page.getByRole("menuitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    "Help document",
    "What’s newUnread",
    "Getting started",
  ]);
});
