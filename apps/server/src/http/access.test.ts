import { type ApiClient, isApiError, streamOf } from "@candor/api/client";
import { type Endpoint, endpoints, type RequestOf, type StreamEndpoint } from "@candor/api/contract";
import { describe, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { accessCases } from "./access/index.ts";

/** Reads a whole answer, a stream to its end. */
async function answerOf(client: ApiClient, endpoint: Endpoint, request: RequestOf<Endpoint>): Promise<void> {
  if (!isStream(endpoint)) {
    await client.call(endpoint, request, { keepDuplicate: true });
    return;
  }
  for await (const _ of streamOf(client, endpoint, request, { keepDuplicate: true }));
}

const isStream = (endpoint: Endpoint): endpoint is StreamEndpoint => endpoint.stream === true;

/** Leave the shared session alive. */
const ENDS_SESSION = new Set(["auth.signOut", "auth.signOnLogout", "staff.signOut"]);

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
      answerOf(server.as(person && server.people[person]), endpoint, request);
    const statusOf = async (person: keyof typeof server.people | null) =>
      (await failureOf(call(person))).status;

    when(!ENDS_SESSION.has(id))("answers who may call it", async () => {
      const caller = access.kind === "public" ? null : access.kind === "staff" ? "chief" : "owner";
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

    when(access.kind === "customer")("lets a preview read, and change nothing", async () => {
      const mayRead = access.kind === "customer" && access.preview === true;
      const answer = await call("preview").then(
        () => "done",
        (error: unknown) => (isApiError(error) ? error.key : String(error)),
      );
      expect(answer === "auth.preview_forbidden").toBe(!mayRead);
    });

    const limited = access.kind === "staff" ? access.permission : access.kind === "customer" && access.roles;
    when(Boolean(limited))("is closed to who lacks the role or the permission", async () => {
      const refused = await failureOf(call(access.kind === "staff" ? "newcomer" : "viewer"));
      expect([refused.status, refused.key]).toEqual([403, "common.forbidden"]);
    });

    const needsNothing = endpoint.request.safeParse({}).success;
    when(!needsNothing)("names what is missing", async () => {
      const caller = access.kind === "public" ? null : access.kind === "staff" ? "chief" : "owner";
      const empty = server.as(caller && server.people[caller]).call(endpoint, {} as RequestOf<Endpoint>);
      const refused = await failureOf(empty);
      expect([refused.status, refused.key]).toEqual([400, "common.invalid"]);
      expect(Object.keys(refused.fields).length).toBeGreaterThan(0);
    });
  });
});
