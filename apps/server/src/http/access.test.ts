import { type Endpoint, endpoints, type RequestOf } from "@candor/api/contract";
import { describe, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { accessCases } from "./access/index.ts";

/** Leave the shared session alive. */
const ENDS_SESSION = new Set(["auth.signOut", "staff.signOut"]);

/** A test only where there is something to test. */
const when = (applies: boolean) => (name: string, run: () => Promise<void>) => {
  if (applies) test(name, run);
};

test("every endpoint stands in the table, and nothing else", () => {
  expect(Object.keys(accessCases).sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

withServer("access", (server) => {
  describe.for(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", ([id, endpoint]) => {
    const request = accessCases[id]?.request as RequestOf<Endpoint>;
    const { access } = endpoint;
    const call = (person: keyof typeof server.people | null) =>
      server.as(person && server.people[person]).call(endpoint, request, { keepDuplicate: true });
    const statusOf = async (person: keyof typeof server.people | null) =>
      (await failureOf(call(person))).status;

    when(!ENDS_SESSION.has(id))("answers who may call it", async () => {
      const caller = access.kind === "public" ? null : access.kind === "staff" ? "expert" : "owner";
      const answer = accessCases[id]?.answer
        ? (await failureOf(call(caller))).key
        : await call(caller).then(() => "done");
      expect(answer).toBe(accessCases[id]?.answer ?? "done");
    });

    when(access.kind !== "public")("is closed to nobody, and to the other kind of session", async () => {
      expect(await statusOf(null)).toBe(401);
      expect(await statusOf(access.kind === "staff" ? "owner" : "expert")).toBe(401);
      const forged = server.as({ token: "A".repeat(43) }).call(endpoint, request);
      expect((await failureOf(forged)).status).toBe(401);
    });

    const limited = access.kind === "staff" ? access.permission : access.kind === "customer" && access.roles;
    when(Boolean(limited))("is closed to who lacks the role or the permission", async () => {
      const refused = await failureOf(call(access.kind === "staff" ? "newcomer" : "viewer"));
      expect([refused.status, refused.key]).toEqual([403, "common.forbidden"]);
    });

    const needsNothing = endpoint.request.safeParse({}).success;
    when(!needsNothing)("names what is missing", async () => {
      const caller = access.kind === "public" ? null : access.kind === "staff" ? "expert" : "owner";
      const empty = server.as(caller && server.people[caller]).call(endpoint, {} as RequestOf<Endpoint>);
      const refused = await failureOf(empty);
      expect([refused.status, refused.key]).toEqual([400, "common.invalid"]);
      expect(Object.keys(refused.fields).length).toBeGreaterThan(0);
    });
  });
});
