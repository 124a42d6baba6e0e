import { describe, expect, expectTypeOf, it } from "vitest";
import {
  day,
  defineAddress,
  flag,
  key,
  listFields,
  oneOf,
  type StateOf,
  someOf,
  sortFields,
  uuid,
  uuids,
} from "./index.ts";

const OBJECT = "0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7a01";
const SCAN = "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02";

const address = defineAddress({
  path: "/things/:objectId?/:scanId?",
  fields: {
    objectId: uuid("object"),
    scanId: uuid("assessment"),
    colours: someOf("colour", ["red", "green", "blue"] as const),
    owners: uuids("owner", 2),
    rule: key("rule"),
    since: day("since"),
    mine: flag("mine"),
    ...listFields,
    ...sortFields(["title", "age"] as const, "title"),
  },
});
type State = StateOf<typeof address>;

const FULL: State = {
  objectId: OBJECT,
  scanId: SCAN,
  colours: ["red", "blue"],
  owners: [SCAN],
  rule: "web.tls.https",
  since: "2026-02-28",
  mine: true,
  search: "cookies & consent, 隐私/50%",
  sort: "age",
  descending: true,
  page: 3,
  pageSize: 50,
};

const read = (href: string) => {
  const at = href.indexOf("?");
  return address.read(
    at < 0 ? { pathname: href, search: "" } : { pathname: href.slice(0, at), search: href.slice(at) },
  );
};

describe("writing and reading", () => {
  it("types the state by its fields", () => {
    expectTypeOf<State["colours"]>().toEqualTypeOf<readonly ("red" | "green" | "blue")[]>();
    expectTypeOf<State["sort"]>().toEqualTypeOf<"title" | "age">();
    expectTypeOf<State["objectId"]>().toEqualTypeOf<string | null>();
  });

  it("writes nothing of what is initial", () => {
    expect(address.href()).toBe("/things");
    expect(address.query(address.initial)).toBe("");
  });

  it("brings every part back, from the path and from the query alone", () => {
    expect(address.href(FULL).startsWith(`/things/${OBJECT}/${SCAN}?colour=red,blue&`)).toBe(true);
    expect(read(address.href(FULL))).toEqual({ state: FULL, dropped: [] });
    expect(address.read({ search: address.query(FULL) })).toEqual({ state: FULL, dropped: [] });
  });

  it("writes into the query what the path has no place for", () => {
    expect(address.href({ scanId: SCAN })).toBe(`/things?assessment=${SCAN}`);
    expect(read(`/things?assessment=${SCAN}`).state).toMatchObject({ objectId: null, scanId: SCAN });
  });

  it("writes a segment that must be there, where it holds what the field begins with as well", () => {
    const card = defineAddress({
      path: "/cards/:kind/:owner?",
      fields: { kind: oneOf("kind", ["table", "chart"] as const, "table"), owner: key("owner") },
    });
    expect(card.href({ owner: "acme" })).toBe("/cards/table/acme");
    expect(card.href({ kind: "chart" })).toBe("/cards/chart");
  });

  it("stays where it is without a path of its own", () => {
    const tabs = defineAddress({ fields: { tab: oneOf("tab", ["one", "two"] as const, "one") } });
    expect(tabs.href({ tab: "two" }, "/here")).toBe("/here?tab=two");
    expect(tabs.href({}, "/here")).toBe("/here");
  });
});

describe("what nobody should have typed is left out, and named", () => {
  it.each([
    ["colour=pink,red,red", { colours: ["red"] }, [["colour", "pink"]]],
    ["colour=red&colour=blue", { colours: ["red"] }, [["colour", "blue"]]],
    [
      "size=7&page=-1",
      {},
      [
        ["size", "7"],
        ["page", "-1"],
      ],
    ],
    ["page=1e99", {}, [["page", "1e99"]]],
    ["page=", {}, [["page", ""]]],
    [
      "sort=drop%20table&dir=sideways",
      {},
      [
        ["sort", "drop table"],
        ["dir", "sideways"],
      ],
    ],
    ["object=../../etc", {}, [["object", "../../etc"]]],
    ["since=2026-02-30", {}, [["since", "2026-02-30"]]],
    ["since=tomorrow", {}, [["since", "tomorrow"]]],
    ["since=0000-01-01", {}, [["since", "0000-01-01"]]],
    ["since=0001-01-01", {}, [["since", "0001-01-01"]]],
    ["since=9999-12-31", {}, [["since", "9999-12-31"]]],
    ["rule=%3Cscript%3E", {}, [["rule", "<script>"]]],
    [`owner=${SCAN},x`, { owners: [SCAN] }, [["owner", "x"]]],
    ["taste=sweet", {}, [["taste", "sweet"]]],
    ["utm_source=mail&gclid=1", {}, []],
  ])("%s", (search, state, dropped) => {
    expect(address.read({ search })).toEqual({
      state: { ...address.initial, ...state },
      dropped: dropped.map(([name, value]) => ({ name, value })),
    });
  });

  it("names what the path cannot be", () => {
    expect(read("/things/nowhere").dropped).toEqual([{ name: "object", value: "nowhere" }]);
  });

  it("bounds text, and survives a broken escape", () => {
    expect(address.read({ search: `q=%20${"a".repeat(500)}%20` }).state.search).toHaveLength(200);
    expect(address.read({ search: "q=%E0%A4%A" }).state.search).not.toBe("");
    expect(read("/things/%E0%A4%A").state.objectId).toBeNull();
  });
});

it("goes back to the first page unless the page changes", () => {
  expect(address.change(FULL, { sort: "title" }).page).toBe(1);
  expect(address.change(FULL, { page: 4 }).page).toBe(4);
  expect(address.change(FULL, { mine: false })).toMatchObject({ objectId: OBJECT, pageSize: 50 });
});
