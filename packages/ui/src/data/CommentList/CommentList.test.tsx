import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./CommentList.stories.tsx";

const { Default, Empty, Failed, Pending } = composeStories(stories);

it("names its comments' authors and moments, and keeps line breaks", async () => {
  show(<Default />);
  const comment = page.getByRole("region", { name: "Comments" }).getByRole("listitem").nth(1);
  await expect.element(comment.getByText("Jonas Weber")).toBeVisible();
  const time = comment.getByText("18 Nov, 16:20");
  await expect.element(time).toHaveAttribute("datetime", "2026-11-18T16:20:00Z");
  const text = comment.getByText(/Fix is in staging/).element();
  expect(getComputedStyle(text).whiteSpace).toBe("pre-wrap");
});

it("says when a comment is on its way, and when it failed", async () => {
  const { show: again } = show(<Pending />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Sending");
  again(<Failed />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not sent.Try again");
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("keeps the place to write where nobody has written", async () => {
  show(<Empty />);
  await expect.element(page.getByText("Nobody has written yet.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
});
