import { endpoints, inviteMember, listStaff } from "@candor/api/endpoints";
import { STAFF_PERMISSIONS } from "@candor/api/entities";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { staff } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { authenticate } from "./guard.ts";

const CALLS = endpoints.filter(({ access }) => access.kind === "staff");
const needs = ({ access }: (typeof CALLS)[number]) =>
  access.kind === "staff" ? (access.permissions ?? null) : null;

withServer(
  "one permission alone",
  (server) => {
    test.for(STAFF_PERMISSIONS)(
      "%s lets in to its own calls and to everyone's, and to no other",
      async (held) => {
        const { newcomer } = server.people;
        const { db } = server.services;
        await db
          .update(staff)
          .set({ permissions: [held] })
          .where(eq(staff.id, newcomer.id));
        const request = { headers: { authorization: `Bearer ${newcomer.token}` } } as FastifyRequest;
        const wrong: unknown[] = [];
        for (const call of CALLS) {
          const said = await authenticate(db, call.access, request).then(
            () => "in",
            (error: unknown) => (error instanceof HttpError ? error.key : String(error)),
          );
          const opened = held === "super" || needs(call)?.includes(held) !== false;
          if (said !== (opened ? "in" : "common.forbidden")) wrong.push([call.id, said]);
        }
        expect(wrong).toEqual([]);
      },
    );

    test("who is refused reads whom to ask: customers their administrator, staff who gives permissions", async () => {
      const { newcomer, viewer } = server.people;
      await server.services.db.update(staff).set({ permissions: [] }).where(eq(staff.id, newcomer.id));
      const told = async (token: string, call: typeof listStaff | typeof inviteMember) =>
        (await failureOf(server.as({ token }).call(call, {} as never))).message;
      expect(await told(newcomer.token, listStaff)).toMatch(/under Staff accounts\.$/);
      expect(await told(viewer.token, inviteMember)).toMatch(/administrator of your team\.$/);
    });

    test("staff have addresses of their own, by which they are told apart", () => {
      const own = endpoints.filter(({ path }) => path.startsWith("/api/mis/"));
      expect(CALLS.filter((call) => !own.includes(call)).map(({ id }) => id)).toEqual([]);
      expect(own.filter(({ access }) => access.kind === "customer").map(({ id }) => id)).toEqual([]);
    });

    test("every permission opens a call", () => {
      const named = new Set(CALLS.flatMap((call) => needs(call) ?? []));
      expect(STAFF_PERMISSIONS.filter((one) => !named.has(one))).toEqual([]);
    });
  },
  { on: "either" },
);
