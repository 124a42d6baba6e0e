import { useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tag } from "../../badges/Tag/Tag.tsx";
import { emulate } from "../../internal/emulate.ts";
import { setTextWider, show } from "../../internal/testing.tsx";
import type { DataColumn } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./props.ts";

interface Check {
  id: string;
  title: string;
  rank: number | null;
}

const checks: Check[] = [
  { id: "a", title: "Check 10", rank: 2 },
  { id: "b", title: "Check 9", rank: null },
  { id: "c", title: "Check 1", rank: 1 },
];
const columns: DataColumn<Check>[] = [
  { id: "title", header: "Check", cell: (check) => check.title, sortValue: (check) => check.title },
  {
    id: "rank",
    header: "Rank",
    align: "end",
    cell: (check) => check.rank ?? "",
    sortValue: (check) => check.rank,
  },
];
const rowId = (check: Check) => check.id;

function Table(props: Partial<DataTableProps<Check>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Checks"
      columns={columns}
      rows={checks}
      rowId={rowId}
      selection={{
        selected,
        onChange: setSelected,
        allLabel: "Choose all",
        rowLabel: (id) => `Choose ${id}`,
      }}
      {...props}
    />
  );
}

const titles = () =>
  page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => row.querySelector("td:nth-child(2)")?.textContent);

it("sorts by a title's press, digits by value, and says which way", async () => {
  show(<Table />);
  await page.getByRole("button", { name: "Check" }).click();
  await expect
    .element(page.getByRole("columnheader", { name: "Check" }))
    .toHaveAttribute("aria-sort", "ascending");
  expect(titles()).toEqual(["Check 1", "Check 9", "Check 10"]);
  await page.getByRole("button", { name: "Check" }).click();
  await expect
    .element(page.getByRole("columnheader", { name: "Check" }))
    .toHaveAttribute("aria-sort", "descending");
  expect(titles()).toEqual(["Check 10", "Check 9", "Check 1"]);
});

it("keeps what has no value last in both directions", async () => {
  const { show: again } = show(<Table sort={{ id: "rank", descending: false }} />);
  expect(titles()).toEqual(["Check 1", "Check 10", "Check 9"]);
  again(<Table sort={{ id: "rank", descending: true }} />);
  expect(titles()).toEqual(["Check 10", "Check 1", "Check 9"]);
});

it("opens a row by pointer and by keys, but not from a box inside it", async () => {
  const onRowOpen = vi.fn();
  show(<Table onRowOpen={onRowOpen} />);
  await page.getByText("Check 9").click();
  expect(onRowOpen).toHaveBeenLastCalledWith(checks[1]);
  await page.getByRole("checkbox", { name: "Choose c" }).click();
  expect(onRowOpen).toHaveBeenCalledOnce();
  (page.getByRole("row", { name: /Check 10/ }).element() as HTMLElement).focus();
  onRowOpen.mockClear();
  await userEvent.keyboard("j{Enter}{ArrowDown}{Enter}k{Enter}");
  expect(onRowOpen.mock.calls).toEqual([[checks[1]], [checks[2]], [checks[1]]]);
});

it("follows a row's link from anywhere in the row", async () => {
  show(<Table rowHref={(check) => `#/checks/${check.id}`} />);
  await expect.element(page.getByRole("link", { name: "Check 9" })).toHaveAttribute("href", "#/checks/b");
  await page.getByRole("cell", { name: "2", exact: true }).click();
  expect(location.hash).toBe("#/checks/a");
});

it("stops once a row where the row has a link, and leads from link to link and from box to box by keys", async () => {
  show(<Table rowHref={(check) => `#/checks/${check.id}`} />);
  const stops = () =>
    [...document.querySelectorAll("tbody tr")].filter((row) => (row as HTMLElement).tabIndex === 0);
  expect(stops()).toEqual([]);
  const link = (name: string) => page.getByRole("link", { name });
  (link("Check 10").element() as HTMLElement).focus();
  await userEvent.keyboard("j");
  await expect.element(link("Check 9")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Shift>}{Tab}{/Shift}");
  await expect.element(page.getByRole("checkbox", { name: "Choose a" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown} ");
  await expect.element(page.getByRole("checkbox", { name: "Choose b" })).toBeChecked();
});

it("selects one row with Space and all with the box in the head", async () => {
  show(<Table />);
  (page.getByRole("row", { name: /Check 10/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("checkbox", { name: "Choose a" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "Choose all" })).toBePartiallyChecked();
  await page.getByRole("checkbox", { name: "Choose all" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Choose b" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Choose all" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Choose b" })).not.toBeChecked();
});

it("puts what is missing in the place of the rows", async () => {
  const { show: again } = show(<Table rows={[]} empty={<p>No checks match these filters</p>} />);
  await expect.element(page.getByText("No checks match these filters")).toBeVisible();
  again(<Table error={<p>Unable to load</p>} />);
  await expect.element(page.getByText("Unable to load")).toBeVisible();
  expect(titles()).toEqual([]);
  again(<Table rows={[]} loading={{ label: "Loading checks" }} />);
  await expect.element(page.getByText("Loading checks")).toBeInTheDocument();
});

it("draws only the rows near the view of a long table, and tells its whole length", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: `r${index}`,
    title: `Check ${index}`,
    rank: index,
  }));
  show(<Table rows={rows} />);
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(document.querySelectorAll("tr[data-row]").length).toBeLessThan(100);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText("Check 9999", { exact: true })).toBeInTheDocument();
});

it("puts every row of a long table on paper", async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: `r${index}`,
    title: `Check ${index}`,
    rank: index,
  }));
  show(<Table rows={rows} />);
  await expect.element(page.getByText("Check 3", { exact: true })).toBeInTheDocument();
  const drawn = () => document.querySelectorAll("tr[data-row]").length;
  dispatchEvent(new Event("beforeprint"));
  await expect.poll(drawn).toBe(500);
  dispatchEvent(new Event("afterprint"));
  await expect.poll(drawn).toBeLessThan(100);
});

it("leaves the word of a tag whole on paper, where the words beside it need more room", async () => {
  await page.viewport(720, 900);
  onTestFinished(() => emulate());
  const long = "https://tags.example/collect/page-view/with/many/parts?and=values&of=fields";
  const columns = [
    { id: "title", header: "Name", cell: () => "_id" },
    { id: "domain", header: "Domain", cell: () => long },
    { id: "purpose", header: "Purpose", cell: () => <Tag>Advertising</Tag> },
    ...["one", "two", "three"].map((id) => ({ id, header: id, cell: () => long })),
  ];
  show(<Table rows={checks.slice(0, 1)} columns={columns} />);
  await emulate({}, "print");
  const lines = () => {
    const word = document.createRange();
    word.selectNodeContents(page.getByText("Advertising", { exact: true }).element());
    return word.getClientRects().length;
  };
  await expect.poll(lines).toBe(1);
});

it("stays in order and draws every row that a filter leaves of a long table", async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    id: `r${index}`,
    title: `Check ${index}`,
    rank: 1_000 - index,
  }));
  const sort = { id: "rank", descending: false };
  const { show: again } = show(<Table rows={rows} sort={sort} />);
  expect(titles()[0]).toBe("Check 999");
  again(<Table rows={rows.filter((_, index) => index % 10 === 0)} sort={sort} />);
  expect(titles()).toEqual(Array.from({ length: 100 }, (_, index) => `Check ${990 - index * 10}`));
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "101");
  again(<Table rows={[...rows, { id: "new", title: "Check new", rank: 0 }]} sort={sort} />);
  expect(titles().slice(0, 2)).toEqual(["Check new", "Check 999"]);
});

it("begins what a cell holds anew where its line shows another row", async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({
    id: `r${index}`,
    title: `Check ${index}`,
    rank: index,
  }));
  const columns = [
    { id: "note", header: "Note", cell: ({ title }: { title: string }) => <input defaultValue={title} /> },
  ];
  const { show: again } = show(<Table rows={rows} columns={columns} />);
  await page.getByRole("textbox").first().fill("Changed");
  again(<Table rows={rows.slice(1)} columns={columns} />);
  await expect.element(page.getByRole("textbox").first()).toHaveValue("Check 1");
});

it("reaches rows that are not drawn by End and Home, and keeps the focused row while others scroll by", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: `r${index}`,
    title: `Check ${index}`,
    rank: index,
  }));
  show(<Table rows={rows} />);
  const row = (id: string) => page.getByRole("row", { name: new RegExp(`Choose ${id} `) });
  (row("r0").element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(row("r9999")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(row("r9998")).toHaveFocus();
  window.scrollTo(0, 0);
  await expect.element(row("r5")).toBeInTheDocument();
  await expect.element(row("r9998")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(row("r0")).toHaveFocus();
});

it("says worst first as a descending order of a rank", async () => {
  const ranked = columns.map((column) => ({ ...column, ranked: column.id === "rank" }));
  show(<Table columns={ranked} />);
  await page.getByRole("button", { name: "Rank" }).click();
  await expect
    .element(page.getByRole("columnheader", { name: "Rank" }))
    .toHaveAttribute("aria-sort", "descending");
  expect(titles()).toEqual(["Check 1", "Check 10", "Check 9"]);
});

it("chooses all between two rows with Shift, and none with Escape", async () => {
  show(<Table />);
  (page.getByRole("row", { name: /Check 10/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(" jj{Shift>} {/Shift}");
  for (const id of ["a", "b", "c"]) {
    await expect.element(page.getByRole("checkbox", { name: `Choose ${id}` })).toBeChecked();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("checkbox", { name: "Choose all" })).not.toBePartiallyChecked();
  await expect.element(page.getByRole("checkbox", { name: "Choose b" })).not.toBeChecked();
});

it("writes the words of a column where a cell has nothing", async () => {
  show(<Table columns={columns.map((column) => ({ ...column, none: "No rank" }))} />);
  await expect.element(page.getByRole("cell", { name: "No rank" })).toBeVisible();
});

it("becomes a list under 900 px", async () => {
  await page.viewport(390, 844);
  show(<Table rowHref={(check) => `#/checks/${check.id}`} renderNarrow={(check) => <b>{check.title}</b>} />);
  await expect.element(page.getByRole("list", { name: "Checks" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Check 9" })).toBeVisible();
  await page.viewport(1280, 800);
});

it("lets columns that yield leave for want of room, and is a list where the others have none", async () => {
  const wide: DataColumn<Check>[] = [
    { ...columns[0], overflow: "clamp" } as DataColumn<Check>,
    { ...columns[1], width: 200, yields: true } as DataColumn<Check>,
  ];
  const { container } = show(
    <Table columns={wide} selection={undefined} renderNarrow={({ title }) => title} />,
  );
  const rank = page.getByRole("columnheader", { name: "Rank" });
  await expect.element(rank).toBeVisible();
  container.style.width = "379px";
  await expect.element(rank).not.toBeInTheDocument();
  await expect.element(page.getByRole("columnheader", { name: "Check" })).toBeVisible();
  container.style.width = "179px";
  await expect.element(page.getByRole("list", { name: "Checks" })).toBeVisible();
  container.style.width = "380px";
  await expect.element(rank).toBeVisible();
});

it("is drawn without rows where no window is known, and has those near the view once it is taken over", async () => {
  const many = Array.from(
    { length: 1000 },
    (_, at): Check => ({ id: `${at}`, title: `Check ${at}`, rank: at }),
  );
  const tree = <Table rows={many} selection={undefined} />;
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(tree);
  expect(place.querySelector("table")).not.toBeNull();
  expect(place.querySelector("[data-row]")).toBeNull();
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(place, tree, { onRecoverableError });
  await expect.element(page.getByRole("cell", { name: "Check 0", exact: true })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});

/** Tells when it is put on the page, before anything is drawn once more. */
function AtFirst({ tell }: { tell: () => void }) {
  const [once] = useState(() => tell);
  useLayoutEffect(once, [once]);
  return null;
}

it("draws the lines of a frame with the frame, before anything is measured", async () => {
  const rows = Array.from(
    { length: 300 },
    (_, at): Check => ({ id: `${at}`, title: `Check ${at}`, rank: at }),
  );
  // What draws them has been fetched with another table.
  const other = show(<Table rows={rows} selection={undefined} frame={200} />);
  const drawn = () => document.querySelectorAll("[data-row]").length;
  await expect.poll(drawn).toBeLessThan(30);
  other.show(null);
  const first: number[] = [];
  show(
    <>
      <Table rows={rows} selection={undefined} frame={200} />
      <AtFirst
        tell={() => {
          first.push(drawn());
        }}
      />
    </>,
  );
  expect(first[0]).toBeGreaterThan(3);
  expect(first[0]).toBeLessThan(30);
});

it("begins a frame with the lines it has room for, and keeps the focus where others come", async () => {
  const rows = Array.from(
    { length: 300 },
    (_, at): Check => ({ id: `${at}`, title: `Check ${at}`, rank: at }),
  );
  show(<Table rows={rows} frame={400} />);
  const last = () =>
    page
      .getByText(/^Check \d+$/)
      .elements()
      .at(-1)?.textContent;
  await expect.poll(last).toBe("Check 13");
  const box = (id: number) => page.getByRole("checkbox", { name: `Choose ${id}`, exact: true });
  (box(3).element() as HTMLElement).focus();
  page.getByRole("region", { name: "Checks" }).element().scrollTo(0, 2000);
  await expect.element(box(45)).toBeInTheDocument();
  await expect.element(box(3)).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(box(299)).toHaveFocus();
});

const long = Array.from({ length: 300 }, (_, at): Check => ({ id: `${at}`, title: `Check ${at}`, rank: at }));
const check = (at: number) => page.getByText(`Check ${at}`, { exact: true });

it("draws the lines of a frame that grows with its window", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1000, 400);
  show(<Table rows={long} frame="70vh" />);
  await expect.element(check(9)).toBeInTheDocument();
  await page.viewport(1000, 1200);
  await expect.element(check(17)).toBeInTheDocument();
});

it("leads by keys beyond the lines that a frame began with", async () => {
  const rows = Array.from(
    { length: 300 },
    (_, at): Check => ({ id: `${at}`, title: `Check ${at}`, rank: at }),
  );
  show(<Table rows={rows} frame={400} />);
  const box = (id: number) => page.getByRole("checkbox", { name: `Choose ${id}`, exact: true });
  (box(0).element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(box(299)).toHaveFocus();
});

it("keeps each head in its column while the reader sets text wider", async () => {
  const head = "Column that splits the rows";
  show(
    <div style={{ width: 360 }}>
      <Table
        columns={[
          { ...columns[0], header: head, sortValue: undefined, width: 190 } as never,
          columns[1] as never,
        ]}
      />
    </div>,
  );
  const cell = () => page.getByRole("columnheader", { name: head }).element();
  expect(cell().scrollWidth).toBeLessThanOrEqual(cell().clientWidth);
  setTextWider();
  await expect.poll(() => document.documentElement.hasAttribute("data-wider-text")).toBe(true);
  await expect.poll(() => cell().getBoundingClientRect().height).toBeGreaterThan(36);
  expect(cell().scrollWidth).toBeLessThanOrEqual(cell().clientWidth);
});
