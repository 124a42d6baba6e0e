import { createWebsite, type Endpoint, endpoints } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { sql } from "../database/drizzle.ts";
import { accessCases } from "../testing/access/index.ts";
import { linksDone, mailTo } from "../testing/links.ts";
import { withServer } from "../testing/with-server.ts";

const MARK = "Marker-Secret-9";
/** Fields that carry a secret: passwords, codes of links, tokens, what comes back from a provider. */
const SECRET = /^(password|confirm_password|current_password|code|token|flow|state|secret)$/;
const ENDS_SESSION = new Set(["auth.signOut", "auth.signOnLogout", "staff.signOut"]);

const logLines: string[] = [];

withServer(
  "whoever reads the database or the log",
  (server) => {
    const marked = (id: string) => {
      const request = { ...accessCases[id]?.request, token: MARK, secret: MARK };
      const entries = Object.entries(request).map(([key, value]) => [key, SECRET.test(key) ? MARK : value]);
      return JSON.stringify(Object.fromEntries(entries));
    };
    const send = (endpoint: Endpoint, token: string, body: string) =>
      fetch(`${server.url}${endpoint.path}${endpoint.method === "GET" ? `?code=${MARK}` : ""}`, {
        method: endpoint.method,
        ...(endpoint.method === "POST" ? { body } : {}),
        headers: {
          authorization: `Bearer ${token}`,
          cookie: `session=${MARK}`,
          ...(endpoint.method === "POST" ? { "content-type": "application/json" } : {}),
        },
      }).then((answer) => answer.text());

    test("finds no secret that any call was given", async () => {
      const { owner, chief } = server.people;
      const login = { url: "https://site-1.example/login", username: MARK, password: MARK, note: "" };
      const website = { name: "Shop", url: "https://site-1.example/", territories: ["EU" as const], login };
      await server.as(owner).call(createWebsite, website);
      for (const endpoint of endpoints) {
        if (ENDS_SESSION.has(endpoint.id)) continue;
        const { token } = endpoint.access.kind === "staff" ? chief : owner;
        await send(endpoint, token, marked(endpoint.id));
        await send(endpoint, `${MARK}${"x".repeat(30)}`, marked(endpoint.id));
        await send(endpoint, token, `{"password": "${MARK}"`);
      }
      await linksDone(server);
      const { db } = server.services;
      const tables = await db.execute<{ name: string }>(sql`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
      const { rows } = tables as unknown as { rows: { name: string }[] };
      expect(rows.length).toBeGreaterThan(20);
      const sessions = Object.values(server.people).map((person) => person.token);
      const secrets = [MARK, ...sessions];
      const everything: string[] = [];
      for (const { name } of rows) {
        const found = await db.execute(sql`select to_jsonb(one)::text as text from ${sql.raw(name)} as one`);
        const texts = (found as unknown as { rows: { text: string }[] }).rows
          .map(({ text }) => text)
          .join("\n");
        everything.push(texts);
        expect([name, secrets.filter((secret) => texts.includes(secret))]).toEqual([name, []]);
      }
      // What is no secret is found: the search itself works.
      expect(everything.join("\n")).toContain(website.url);
      expect(logLines.length).toBeGreaterThan(endpoints.length);
      const told = logLines.filter((line) => secrets.some((secret) => line.includes(secret)));
      expect(told).toEqual([]);
    });

    test("finds the code of a link nowhere but in its mail", async () => {
      const { email } = server.people.viewer;
      const ask = endpoints.find(({ id }) => id === "password.sendEmail");
      if (!ask) throw new Error("no such call");
      await send(ask, "", JSON.stringify({ email }));
      const [newest] = await mailTo(server, email);
      const [, code = ""] = /[?&]code=([\w-]+)/.exec(newest?.text ?? "") ?? [];
      expect(code).not.toBe("");
      const links = await server.services.db.execute(
        sql`select to_jsonb(one)::text as text from one_time_link as one`,
      );
      expect(JSON.stringify(links)).not.toContain(code);
      expect(logLines.join("")).not.toContain(code);
    });
  },
  { on: "either", logLines },
);
