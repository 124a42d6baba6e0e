import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./BarRates.stories.tsx";

const { Default, Bounds, Loading, Empty, NotRated } = composeStories(stories);

it("is a table of names and rates", async () => {
  show(<Default />);
  await expect.element(page.getByRole("table", { name: "Pass rate per framework" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "GDPR 78%" })).toBeVisible();
});

it("keeps a long name in two lines and whole for the pointer", () => {
  const { container } = show(<Bounds />);
  const name = container.querySelector("th");
  expect(name?.title).toBe("ePrivacy Directive and its national laws");
  expect(name?.getBoundingClientRect().height).toBeLessThan(48);
});

it("keeps a name whole whose letters a reader sets apart", () => {
  const { container } = show(<Default />);
  container.style.letterSpacing = "0.12em";
  for (const element of container.querySelectorAll<HTMLElement>("th *")) {
    element.style.letterSpacing = "inherit";
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
  }
});

it("keeps the height of five rates while they are on their way", async () => {
  const full = show(<Default />).container.getBoundingClientRect().height;
  const { container } = show(<Loading />);
  await expect.element(page.getByRole("status").getByText("Loading rates")).toBeInTheDocument();
  expect(container.getBoundingClientRect().height).toBe(full);
});

it("says that there is none, and that one was not rated", async () => {
  show(<Empty />);
  await expect.element(page.getByText("No framework has a result yet.")).toBeVisible();
  show(<NotRated />);
  const row = page.getByRole("row", { name: "APPI –" });
  await expect.element(row).toBeVisible();
  // No tick is filled.
  const bar = row.element().querySelector<HTMLElement>("[aria-hidden] > [style]");
  expect(Array.from(bar?.style ?? [], (name) => bar?.style.getPropertyValue(name).trim())).toEqual(["0"]);
});
