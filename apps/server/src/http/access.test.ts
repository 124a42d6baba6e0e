import { type Endpoint, endpoints, type RequestOf } from "@candor/api/contract";
import { describe, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";
const byId = { id: nowhere };

/** A request of each endpoint that is valid but finds nothing. A new endpoint must say its own here. */
const requests: Record<string, Record<string, unknown>> = {
  "auth.signIn": { email: "nobody@test.example", password: "x" },
  "auth.signOut": {},
  "auth.me": {},
  "auth.info": {},
  "auth.updateStatus": { key: "assessment_status", value: 1 },
  "staff.signIn": { email: "nobody@test.example", password: "x" },
  "staff.signOut": {},
  "staff.setup": { code: "x", username: "x", email: "x@test.example", password: "Strong-pass-1" },
  "staff.info": {},
  "object.list": {},
  "object.createWebsite": { name: "", url: "http://127.0.0.1/", territories: ["EU"] },
  "object.updateWebsite": { id: nowhere, name: "", url: "https://site-1.example/", territories: ["EU"] },
  "object.setEnabled": { id: nowhere, enabled: true },
  "assessment.list": {},
  "assessment.detail": byId,
  "assessment.submit": { object_ids: [nowhere], authorised: true },
  "assessment.retry": byId,
  "check.list": {},
  "check.detail": byId,
  "dashboard.overview": {},
  "scan.list": {},
  "scan.detail": byId,
  "scan.editResult": { result_id: nowhere, outcome: "passed", level: "low", hidden: false, note: "x" },
  "scan.restoreResult": { result_id: nowhere },
  "scan.publish": byId,
  "scan.regenerate": byId,
  "scan.rescan": byId,
  "scan.markFailed": byId,
  "mail.list": {},
};

/** Answers that a valid request for nothing gets, where it is not success. */
const refusals: Record<string, string> = {
  "auth.signIn": "auth.invalid_credentials",
  "staff.signIn": "auth.invalid_credentials",
  "staff.setup": "auth.setup_link_invalid",
  "object.createWebsite": "object.url_private",
  "object.updateWebsite": "object.not_found",
  "object.setEnabled": "object.not_found",
  "assessment.detail": "assessment.not_found",
  "assessment.submit": "object.not_found",
  "assessment.retry": "assessment.not_found",
  "check.detail": "check.not_found",
  "scan.detail": "assessment.not_found",
  "scan.editResult": "scan.result_not_found",
  "scan.restoreResult": "scan.result_not_found",
  "scan.publish": "assessment.not_found",
  "scan.regenerate": "assessment.not_found",
  "scan.rescan": "assessment.not_found",
  "scan.markFailed": "assessment.not_found",
};

/** Leave the shared session alive. */
const ENDS_SESSION = new Set(["auth.signOut", "staff.signOut"]);

/** A test only where there is something to test. */
const when = (applies: boolean) => (name: string, run: () => Promise<void>) => {
  if (applies) test(name, run);
};

test("every endpoint stands in the table, and nothing else", () => {
  expect(Object.keys(requests).sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

withServer("access", (server) => {
  describe.for(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", ([id, endpoint]) => {
    const request = requests[id] as RequestOf<Endpoint>;
    const { access } = endpoint;
    const call = (person: keyof typeof server.people | null) =>
      server.as(person && server.people[person]).call(endpoint, request, { keepDuplicate: true });
    const statusOf = async (person: keyof typeof server.people | null) =>
      (await failureOf(call(person))).status;

    when(!ENDS_SESSION.has(id))("answers who may call it", async () => {
      const caller = access.kind === "public" ? null : access.kind === "staff" ? "expert" : "owner";
      const answer = refusals[id]
        ? (await failureOf(call(caller))).key
        : await call(caller).then(() => "done");
      expect(answer).toBe(refusals[id] ?? "done");
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
