import { info, signIn, staffSignIn } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { newSetupCode } from "../auth/setup.ts";
import { staff } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { closeDemo, openDemo } from "./demo-access.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./seed.ts";

withServer(
  "a demo that is later bound to other addresses",
  (server) => {
    const owner = { email: DEMO_ACCOUNTS.owner, password: DEMO_PASSWORD };
    const expert = { email: DEMO_ACCOUNTS.staff, password: DEMO_PASSWORD };

    test("lets nobody in with the password that everyone knows, and asks for a first staff account", async () => {
      const { db } = server.services;
      await db.delete(staff);
      // The suite's own company stands where the demo's would.
      await db.transaction(async (tx) => {
        await tx.execute("truncate company cascade");
      });
      await openDemo(db);
      const session = await server.as(null).call(signIn, owner);
      await server.as(null).call(staffSignIn, expert);
      expect(await newSetupCode(db)).toBeNull();

      await closeDemo(db);
      await closeDemo(db);
      expect((await failureOf(server.as(session).call(info, {}))).status).toBe(401);
      expect((await failureOf(server.as(null).call(signIn, owner))).key).toBe("auth.invalid_credentials");
      expect((await failureOf(server.as(null).call(staffSignIn, expert))).key).toBe(
        "auth.invalid_credentials",
      );
      expect(await newSetupCode(db, Object.values(DEMO_ACCOUNTS))).not.toBeNull();

      await openDemo(db);
      expect((await server.as(null).call(signIn, owner)).token).not.toBe(session.token);
      await server.as(null).call(staffSignIn, expert);
    });
  },
  { on: "either" },
);
