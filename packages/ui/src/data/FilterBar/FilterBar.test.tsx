import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FilterTag } from "../../badges/FilterTag/FilterTag.tsx";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { emulate } from "../../internal/emulate.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./FilterBar.stories.tsx";
import { FilterBar } from "./FilterBar.tsx";

const { Default } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

it("says what is left, and under 900 px keeps the filters in a sheet behind one button with their number", async () => {
  show(<Default />);
  await expect.element(page.getByText("14 of 124 checks")).toBeVisible();
  // How many are left is read aloud when it changes.
  expect(page.getByText("14 of 124 checks").element().closest("[aria-live=polite]")).not.toBeNull();
  await expect.element(page.getByRole("button", { name: "Framework 1" })).toBeVisible();
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Filters 1" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect.element(sheet.getByRole("checkbox", { name: "GDPR" })).toBeChecked();
  await sheet.getByRole("button", { name: "Show 14 checks" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

const words = {
  label: "Filters",
  title: "Filters",
  closeLabel: "Close",
  doneLabel: "Show",
  activeCount: 0,
};
/** When a filter goes after its button was pressed. */
const leaves = {
  later: (go: () => void) => setTimeout(go, 20),
  "at once": flushSync,
};
function Bar({ when }: { when: keyof typeof leaves }) {
  const [tags, setTags] = useState(["One", "Two"]);
  const without = (tag: string) => setTags(tags.filter((one) => one !== tag));
  return (
    <FilterBar
      sheet={words}
      summary="3 checks"
      tags={tags.map((tag) => (
        <button key={tag} type="button" onClick={() => leaves[when](() => without(tag))}>
          {tag}
        </button>
      ))}
    />
  );
}

it.each(["later", "at once"] as const)(
  "keeps the focus when a filter goes (%s) with its button: on the next one, at last on the bar",
  async (when) => {
    show(<Bar when={when} />);
    (page.getByRole("button", { name: "One" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Two" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe("3 checks");
  },
);

function More() {
  const [all, setAll] = useState(false);
  const filters = all ? <button type="button">Owner</button> : null;
  const more = (
    <button type="button" onClick={() => setAll(true)}>
      More filters
    </button>
  );
  return <FilterBar sheet={words} filters={filters ?? more} />;
}

it("keeps the focus in the line of filters when the button that shows more of them goes", async () => {
  show(<More />);
  (page.getByRole("button", { name: "More filters" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Owner" })).toHaveFocus();
});

it("keeps on paper what was searched for and which filters are set, and nothing that is pressed", async () => {
  const bar = (query: string) => (
    <FilterBar
      sheet={words}
      search={
        <SearchField aria-label="Search" placeholder="Search" clearLabel="Clear" defaultValue={query} />
      }
      filters={<select aria-label="Level" />}
      end={<a href="/export">Export</a>}
      tags={<FilterTag name="Level" value="Critical" removeLabel="Remove" onRemove={() => {}} />}
    />
  );
  const { show: again } = show(bar(""));
  const search = page.getByLabelText("Search", { exact: true });
  await expect.element(search).toBeVisible();
  await emulate({}, "print");
  await expect.element(page.getByText("Critical")).toBeVisible();
  await expect.element(search).not.toBeVisible();
  await expect.element(page.getByLabelText("Level", { exact: true })).not.toBeVisible();
  await expect.element(page.getByText("Export", { exact: true })).not.toBeVisible();
  again(<div key="searched">{bar("metricly")}</div>);
  await expect.element(search).toBeVisible();
  await emulate();
});
