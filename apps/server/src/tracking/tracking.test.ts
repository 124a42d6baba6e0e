import { listErrorReports, listFeedback, reportError, sendFeedback, trackEvent } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { and, eq } from "../database/drizzle.ts";
import { trackingEvent } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { recordedBlob } from "../testing/recorded-runner.ts";
import { withServer } from "../testing/with-server.ts";
import { sweepTracking } from "./events.ts";

const picture = Buffer.from(recordedBlob.data).toString("base64");

withServer("tracking", (server) => {
  const eventsOf = (target: string) =>
    server.database.db
      .select()
      .from(trackingEvent)
      .where(and(eq(trackingEvent.target, target)));

  test("keeps what was used, by whom where that is known, without the page's query", async () => {
    const { owner, expert, preview } = server.people;
    for (const person of [owner, null, expert, preview, { token: "x".repeat(43) }]) {
      const event = { type: "page_view", page: "/reset?code=hunter2", target: "who" } as const;
      await server.as(person).call(trackEvent, event);
    }
    const rows = await eventsOf("who");
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([owner.id, null, null, null, null].sort());
    expect(new Set(rows.map(({ page }) => page))).toEqual(new Set(["/reset"]));
    const unknown = { type: "key_press" } as unknown as { type: "page_view" };
    expect((await failureOf(server.as(owner).call(trackEvent, unknown))).fields).toEqual({ type: "choice" });
  });

  test("forgets what is too old", async () => {
    const old = { type: "page_view", target: "old", at: new Date("2020-01-01T00:00:00Z") } as const;
    await server.database.db.insert(trackingEvent).values([old, { ...old, at: new Date() }]);
    await sweepTracking(server.database.db);
    expect(await eventsOf("old")).toHaveLength(1);
  });

  test("brings feedback to staff, with its picture", async () => {
    const { owner, chief, expert } = server.people;
    const text = "The trend is hard to read. 100% <b>sure</b>";
    await server.as(owner).call(sendFeedback, { text, page: "/dashboard?x=1", screenshot: picture });
    const { list, total } = await server.as(chief).call(listFeedback, { search: "100%" });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ text, page: "/dashboard", email: owner.email, company: "Ours" });
    const shown = await fetch(`${server.url}${list[0]?.screenshot_url}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await failureOf(server.as(expert).call(listFeedback, {}))).status).toBe(403);
    expect((await failureOf(server.as(null).call(sendFeedback, { text }))).status).toBe(401);
  });

  test("looks at the bytes of a screenshot, not at what it is called", async () => {
    const owner = server.as(server.people.owner);
    const keyOf = async (screenshot: string) =>
      (await failureOf(owner.call(sendFeedback, { text: "x", screenshot }))).key;
    expect(await keyOf(Buffer.from("<svg onload='alert(1)'/>").toString("base64"))).toBe(
      "feedback.screenshot_type",
    );
    expect(await keyOf("data:image/png;base64,AAAA")).toBe("feedback.screenshot_type");
    const huge = Buffer.concat([recordedBlob.data, Buffer.alloc(5_242_880)]).toString("base64");
    expect(await keyOf(huge)).toBe("feedback.screenshot_size");
    expect((await failureOf(owner.call(sendFeedback, { text: "  " }))).fields).toEqual({ text: "required" });
  });

  test("keeps an error once with a count, masked again", async () => {
    const report = (stack: string) =>
      JSON.stringify({
        name: "TypeError",
        message: "x is undefined, sent Bearer abcdefghij",
        stack,
        page: "https://candor.example/reset?code=hunter2",
        request: { data: '{"password":"hunter2"}', headers: { Authorization: "hunter2" } },
      });
    const anyone = server.as(null);
    await anyone.call(reportError, {
      type: "error",
      content: report("TypeError\n  at f (main-abcd1234.js:1:2)"),
    });
    await anyone.call(reportError, {
      type: "error",
      content: report("TypeError\n  at f (main-efgh5678.js:1:2)"),
    });
    const { list, total } = await server
      .as(server.people.chief)
      .call(listErrorReports, { search: "is undefined" });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ name: "TypeError", count: 2 });
    expect(JSON.stringify(list)).not.toMatch(/hunter2|abcdefghij/);
  });

  test("the same error under another name of the server is no other one", async () => {
    for (const host of ["https://candor.example", "http://portal.test:8080"]) {
      const stack = `Error: no lamp\n  at f (${host}/assets/main-abcd1234.js:1:2)\n  at ${host}/assets/a-12345678.js`;
      const content = JSON.stringify({ name: "Error", message: "no lamp", stack, page: `${host}/login` });
      await server.as(null).call(reportError, { type: "error", content });
    }
    const { list } = await server.as(server.people.chief).call(listErrorReports, { search: "no lamp" });
    expect(list.map(({ count }) => count)).toEqual([2]);
  });

  test("the same error about another thing is no other one", async () => {
    const about = (what: string) =>
      JSON.stringify({
        name: "TypeError",
        message: `no row of ${what}`,
        stack: "TypeError: no row\n    at show (https://candor.example/assets/table-abcdefgh.js:1:42)",
      });
    for (const what of [
      "0198c000-0000-7000-8000-000000000111",
      "0198c000-0000-7000-8000-000000000222",
      "20418 for ada@aster.example",
      "20419 for bob@aster.example",
      "404",
      "502",
    ])
      await server.as(null).call(reportError, { type: "error", content: about(what) });
    const { list } = await server.as(server.people.chief).call(listErrorReports, { search: "no row of" });
    expect(list.map(({ count }) => count).sort()).toEqual([1, 1, 2, 2]);
  });

  test("takes no report that is not one, nor one that is too long", async () => {
    const anyone = server.as(null);
    const failureFor = (content: string) => failureOf(anyone.call(reportError, { type: "error", content }));
    expect((await failureFor("[]")).key).toBe("common.invalid");
    expect((await failureFor("{{")).fields).toEqual({ content: "format" });
    expect((await failureFor(`{"name":"${"x".repeat(33_000)}"}`)).fields).toEqual({ content: "too_long" });
  });

  test("an address that reports without end is told to wait", async () => {
    const call = () => server.as(null).call(reportError, { type: "error", content: "{}" });
    const answers = await Promise.allSettled(Array.from({ length: 70 }, call));
    const refused = answers.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 429, key: "common.rate_limited" });
  });
});
