import {
  acceptInvitation,
  acceptStaffLink,
  changePassword,
  createStaff,
  inviteMember,
  register,
  registerEmail,
  resetPassword,
  sendResetEmail,
  staffSetup,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import { staff } from "../../database/schema.ts";
import { deviceFrom } from "../../testing/device.ts";
import { codeMailedTo } from "../../testing/links.ts";
import { PASSWORD } from "../../testing/people.ts";
import { withServer } from "../../testing/with-server.ts";
import type { SessionKind } from "../sessions.ts";
import { newSetupCode } from "../setup.ts";
import { userByEmail } from "../users.ts";

const NEW = { password: "Welcome-2026", confirm_password: "Welcome-2026" };
const newEmail = () => `${crypto.randomUUID()}@test.example`;

withServer(
  "a browser in which a password was set",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const chief = () => server.as(server.people.chief);
    const nobody = () => server.as(null);

    async function expectKnown(cookie: string | undefined, kind: SessionKind, email: string) {
      const { db, devices } = server.services;
      const [row] =
        kind === "staff"
          ? await db.select().from(staff).where(eq(staff.email, email))
          : [await userByEmail(db, email)];
      if (!row) throw new Error(`nobody is ${email}`);
      const account = { kind, id: row.id, passwordHash: row.password_hash };
      expect(devices.idOf(cookie, account)).not.toBeNull();
    }

    test("by an invitation to a team", async () => {
      const email = newEmail();
      await owner().call(inviteMember, { email, role: "viewer" });
      const code = await codeMailedTo(server, email);
      await expectKnown(await deviceFrom(server, acceptInvitation, { code, ...NEW }), "customer", email);
    });

    test("by an invitation to the console", async () => {
      const email = newEmail();
      await chief().call(createStaff, { username: "Ada", email, permissions: ["view_scan"] });
      const code = await codeMailedTo(server, email);
      await expectKnown(await deviceFrom(server, acceptStaffLink, { code, ...NEW }), "staff", email);
    });

    test("by a registration", async () => {
      const email = newEmail();
      await nobody().call(registerEmail, { email });
      const code = await codeMailedTo(server, email);
      const form = { code, name: "Ada", company: "Ada's", ...NEW };
      await expectKnown(await deviceFrom(server, register, form), "customer", email);
    });

    test("by the first start of a server", async () => {
      const email = newEmail();
      const { db } = server.services;
      const there = await db.select({ email: staff.email }).from(staff);
      const code = await newSetupCode(
        db,
        there.map((one) => one.email),
      );
      const form = { code: code ?? "", username: "Ada", email, password: NEW.password };
      await expectKnown(await deviceFrom(server, staffSetup, form), "staff", email);
    });

    test("by the link of a forgotten one, and by its owner", async () => {
      const { email } = server.people.viewer;
      await nobody().call(sendResetEmail, { email });
      const code = await codeMailedTo(server, email);
      await expectKnown(await deviceFrom(server, resetPassword, { code, ...NEW }), "customer", email);
      const { email: own, token } = server.people.owner;
      const changed = { current_password: PASSWORD, ...NEW };
      await expectKnown(await deviceFrom(server, changePassword, changed, token), "customer", own);
    });
  },
  { on: "either" },
);
