import { createWebsite, listObjects, setObjectEnabled, updateWebsite } from "@candor/api/endpoints";
import { PLAN_LIMITS } from "@candor/api/entities";
import { expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { company, object } from "../database/schema.ts";
import { atOnce } from "../testing/at-once.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

const site = (index: number) => ({
  name: `Site ${index}`,
  url: `https://site-${index}.example/`,
  territories: ["EU" as const],
});

withServer("websites", (server) => {
  test("a website is added with its host as name, and is listed newest first", async () => {
    const client = server.as(server.people.owner);
    await client.call(createWebsite, site(0));
    const added = await client.call(createWebsite, { ...site(1), name: " ", url: "site-1.example#top" });
    expect(added).toMatchObject({
      name: "site-1.example",
      url: "https://site-1.example/",
      locked: false,
      assessed: false,
      counts: null,
    });
    const { list, limits } = await server.as(server.people.viewer).call(listObjects, {});
    expect(list.map(({ name }) => name)).toEqual(["site-1.example", "Site 0"]);
    expect(limits).toEqual(PLAN_LIMITS.enterprise.objectsPerType);
    expect((await server.as(server.people.stranger).call(listObjects, {})).list).toEqual([]);
  });

  test("objects come in pages, ordered and found by name and address; one without a result has no maturity", async () => {
    const viewer = server.as(server.people.viewer);
    const names = async (asked: Parameters<typeof viewer.call<typeof listObjects>>[1]) =>
      (await viewer.call(listObjects, asked)).list.map(({ name }) => name);
    expect(await viewer.call(listObjects, { page: 1 })).toMatchObject({ total: 2, all: 2, websites: 2 });
    expect(await names({ page: 2 })).toEqual([]);
    expect(await names({ sort: "object", descending: false })).toEqual(["Site 0", "site-1.example"]);
    expect(await names({ sort: "added", descending: false })).toEqual(["Site 0", "site-1.example"]);
    expect(await names({ search: "SITE-0" })).toEqual(["Site 0"]);
    const scored = await viewer.call(listObjects, { maturity: ["basic", "unscored"] });
    expect([scored.total, scored.all]).toEqual([0, 2]);
  });

  test("all of them are listed where no page is asked for: one chooses among them", async () => {
    const { db } = server.services;
    const client = server.as(server.people.stranger);
    const [theirs] = await db.select().from(company).where(eq(company.name, "Theirs"));
    const company_id = theirs?.id ?? "";
    await db.insert(object).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...site(index),
        ...{ company_id, asset_type: "website" as const },
      })),
    );
    expect((await client.call(listObjects, {})).list).toHaveLength(50);
    expect((await client.call(listObjects, { page: 1 })).list).toHaveLength(20);
    await db.delete(object).where(eq(object.company_id, company_id));
  });

  test.for([
    ["not an address", "object.url_invalid"],
    ["ftp://site-2.example/", "object.url_invalid"],
    ["https://user:secret@site-2.example/", "object.url_invalid"],
    ["https://site-2.example:8443/", "object.url_invalid"],
    ["http://127.0.0.1/", "object.url_private"],
    ["http://2130706433/", "object.url_private"],
    ["http://[::ffff:10.0.0.1]/", "object.url_private"],
    ["http://169.254.169.254/latest/meta-data", "object.url_private"],
    ["http://localhost/", "object.url_private"],
    ["https://no-such-host.test/", "object.url_unresolved"],
  ] as const)("%s is refused as %s, in both languages", async ([url, key]) => {
    const refused = await failureOf(server.as(server.people.owner).call(createWebsite, { ...site(2), url }));
    expect([refused.key, refused.fields]).toEqual([key, { url: key }]);
    const chinese = await failureOf(
      server.as(server.people.owner, "cn").call(createWebsite, { ...site(2), url }),
    );
    expect(chinese.message).toMatch(/[一-鿿]/);
  });

  test("a name or an address that exists is refused, whatever its letters", async () => {
    const client = server.as(server.people.owner);
    await client.call(createWebsite, site(3));
    const title = await failureOf(client.call(createWebsite, { ...site(4), name: "SITE 3" }));
    expect([title.key, title.fields]).toEqual(["object.repeat_title", { name: "object.repeat_title" }]);
    const url = await failureOf(client.call(createWebsite, { ...site(4), url: "HTTPS://Site-3.example" }));
    expect([url.key, url.fields]).toEqual(["object.repeat_url", { url: "object.repeat_url" }]);
    const other = await server.as(server.people.stranger).call(createWebsite, site(3));
    expect(other.name).toBe("Site 3");
  });

  test("a website added twice without a name repeats its address; two of one host tell themselves apart", async () => {
    const client = server.as(server.people.owner);
    const nameless = { name: "", url: "https://site-10.example/", territories: ["EU" as const] };
    await client.call(createWebsite, nameless);
    const again = await failureOf(client.call(createWebsite, nameless));
    expect([again.key, again.fields]).toEqual(["object.repeat_url", { url: "object.repeat_url" }]);
    const shop = await client.call(createWebsite, { ...nameless, url: "https://site-10.example/shop?a=1" });
    expect(shop.name).toBe("site-10.example/shop?a=1");
  });

  test("a test login is sealed, kept over changes, removed, and never sent back", async () => {
    const client = server.as(server.people.owner);
    const { db, secrets } = server.services;
    const login = { username: "tester", password: "open sesame" };
    const made = await client.call(createWebsite, { ...site(11), login });
    expect(made.has_login).toBe(true);
    expect(JSON.stringify(made)).not.toMatch(/tester|sesame/);
    const [row] = await db.select().from(object).where(eq(object.id, made.id));
    expect(JSON.parse(secrets.open(row?.login ?? ""))).toEqual(login);
    const changed = await client.call(updateWebsite, { ...site(11), id: made.id, territories: ["US"] });
    expect(changed.has_login).toBe(true);
    const blank = { ...site(11), id: made.id, login: { username: " ", password: "" } };
    expect((await failureOf(client.call(updateWebsite, blank))).fields).toEqual({
      "login.username": "required",
      "login.password": "required",
    });
    const removed = await client.call(updateWebsite, { ...site(11), id: made.id, login: null });
    expect(removed.has_login).toBe(false);
  });

  test("fields that are not valid are named", async () => {
    const call = server
      .as(server.people.owner)
      .call(createWebsite, { name: "x".repeat(81), url: "", territories: [] });
    const refused = await failureOf(call);
    expect([refused.status, refused.fields]).toEqual([
      400,
      { name: "too_long", url: "required", territories: "required" },
    ]);
  });

  test("an object can be changed, disabled and enabled, by its own company only", async () => {
    const client = server.as(server.people.owner);
    const { id } = await client.call(createWebsite, site(5));
    const changed = await client.call(updateWebsite, { ...site(6), id, territories: ["US", "CN"] });
    expect(changed).toMatchObject({
      id,
      name: "Site 6",
      url: "https://site-6.example/",
      territories: ["US", "CN"],
    });
    const field = await client.call(updateWebsite, { ...site(6), id, sector: "health" });
    expect(field.sector).toBe("health");
    // Who does not speak of it leaves it.
    expect((await client.call(updateWebsite, { ...site(6), id })).sector).toBe("health");
    expect((await client.call(updateWebsite, { ...site(6), id, sector: null })).sector).toBeUndefined();
    expect((await client.call(setObjectEnabled, { id, enabled: false })).enabled).toBe(false);
    const stranger = server.as(server.people.stranger);
    expect((await failureOf(stranger.call(updateWebsite, { ...site(7), id }))).key).toBe("object.not_found");
    expect((await failureOf(stranger.call(setObjectEnabled, { id, enabled: true }))).key).toBe(
      "object.not_found",
    );
  });

  test("an object under assessment is read-only, and an assessed one keeps its address", async () => {
    const client = server.as(server.people.owner);
    const { id } = await client.call(createWebsite, site(8));
    const { db } = server.services;
    await db.update(object).set({ locked_by: crypto.randomUUID() }).where(eq(object.id, id));
    expect((await failureOf(client.call(updateWebsite, { ...site(8), id }))).key).toBe("object.locked");
    expect((await failureOf(client.call(setObjectEnabled, { id, enabled: false }))).key).toBe(
      "object.locked",
    );
    await db.update(object).set({ locked_by: null, assessed_at: new Date() }).where(eq(object.id, id));
    expect((await failureOf(client.call(updateWebsite, { ...site(9), id }))).key).toBe("object.url_fixed");
    expect((await client.call(updateWebsite, { ...site(8), id, name: "Renamed" })).name).toBe("Renamed");
  });

  test("the plan's number holds even when two are added at once", async () => {
    const { db } = server.services;
    const client = server.as(server.people.stranger);
    await db.update(company).set({ product_version: 10 }).where(eq(company.name, "Theirs"));
    await db.delete(object).where(eq(object.name, "Site 3"));
    const rows = await db.select().from(company).where(eq(company.name, "Theirs"));
    await db.delete(object).where(eq(object.company_id, rows[0]?.id ?? ""));
    const numbers = [20, 21, 22, 24, 25, 26, 27, 28];
    const tried = await atOnce(
      db,
      numbers.map((index) => () => client.call(createWebsite, site(index))),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await failureOf(client.call(createWebsite, site(23)))).key).toBe("object.limit_reached");
  });
});
