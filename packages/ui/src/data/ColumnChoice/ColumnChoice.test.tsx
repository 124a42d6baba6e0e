import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./ColumnChoice.stories.tsx";
import { ColumnChoice } from "./ColumnChoice.tsx";

const { Default } = composeStories(stories);
const heads = () =>
  page
    .getByRole("columnheader", { includeHidden: true })
    .elements()
    .map(({ textContent }) => textContent);

it("hides a column and brings everything back", async () => {
  show(<Default />);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Framework" }).click();
  expect(heads()).toEqual(["Status", "Check", "Owner", "Changed"]);
  await page.getByRole("button", { name: "Reset" }).click();
  expect(heads()).toEqual(["Status", "Check", "Framework", "Owner", "Changed"]);
});

it("moves a column by its buttons and by Alt with the arrow keys, and says where it is now", async () => {
  show(<Default />);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Move Owner up" }).click();
  expect(heads()).toEqual(["Status", "Check", "Owner", "Framework", "Changed"]);
  await expect.element(page.getByRole("status")).toHaveTextContent("Owner is column 2 of 4");
  (page.getByRole("checkbox", { name: "Owner" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(heads()).toEqual(["Status", "Owner", "Check", "Framework", "Changed"]);
  await expect.element(page.getByRole("checkbox", { name: "Owner" })).toHaveFocus();
});

it("offers no choice about a column that stays", async () => {
  show(<Default />);
  await page.getByRole("button", { name: "Columns" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Check" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Status" })).not.toBeInTheDocument();
});

it("keeps the last column of a table in which every one may go", async () => {
  const columns = ["Check", "Owner"].map((name) => ({ id: name, name }));
  show(
    <ColumnChoice {...stories.default.args} columns={columns} layout={{ order: [], hidden: ["Owner"] }} />,
  );
  await page.getByRole("button", { name: "Columns" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Check" })).toBeDisabled();
  await expect.element(page.getByRole("checkbox", { name: "Owner" })).toBeEnabled();
});
