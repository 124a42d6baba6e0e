import {
  beginTotp,
  finishTotp,
  getSecondFactors,
  listStaff,
  misInfo,
  staffPolicy as policy,
  removePasskey,
  removeTotp,
  renewRecovery,
  resetSecondFactor,
  saveStaffPolicy,
  staffSignIn,
  stepPasskeyBegin,
  stepPasskeyFinish,
  stepWithCode,
} from "@candor/api/endpoints";
import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import {
  secondStep,
  staff,
  staffPolicy,
  staffRecoveryCode,
  staffTotp,
  throttle,
} from "../../database/schema.ts";
import { resetFactor } from "../../mis/staff/second-factor.ts";
import { softAuthenticator } from "../../testing/authenticator.ts";
import { failureOf } from "../../testing/failure.ts";
import { mailTo } from "../../testing/links.ts";
import { PASSWORD } from "../../testing/people.ts";
import { addPasskey, setUpTotp, stepOf } from "../../testing/second-factor.ts";
import { withServer } from "../../testing/with-server.ts";
import { hashPassword } from "../password.ts";
import { startSession } from "../sessions.ts";
import { passkeySite } from "./passkeys.ts";

withServer(
  "two-step sign-in",
  (server) => {
    const db = () => server.services.db;
    const nobody = () => server.as(null);
    const chief = () => server.as(server.people.chief);

    beforeEach(async () => {
      await db().delete(throttle);
      await db().update(staffPolicy).set({ second_factor_required: false });
    });

    async function someone() {
      const email = `${crypto.randomUUID()}@test.example`;
      const values = { username: "Ada", email, permissions: [], password_hash: await hashPassword(PASSWORD) };
      const [row] = await db().insert(staff).values(values).returning();
      if (!row) throw new Error("no staff");
      return { id: row.id, email, token: (await startSession(db(), "staff", row.id)).token };
    }

    const signIn = (email: string) => nobody().call(staffSignIn, { email, password: PASSWORD });
    const begin = async (email: string) => stepOf(await signIn(email));

    test("a code of the app lets in, once, and neither it nor an earlier one again", async () => {
      const one = await someone();
      const { codeIn, recoveryCodes } = await setUpTotp(server, one);
      expect(new Set(recoveryCodes).size).toBe(10);
      const step = await begin(one.email);
      expect(step.methods).toEqual(["totp", "recovery"]);
      const { second_step } = step;
      // Of one moment: the next half minute has another code.
      const [code, earlier] = [codeIn(0), codeIn(-1)];
      const given = { second_step, method: "totp" as const, code: `${code.slice(0, 3)} ${code.slice(3)}` };
      const session = await nobody().call(stepWithCode, given);
      expect(await server.as(session).call(misInfo, {})).toMatchObject({ id: one.id, must_enrol: false });
      expect((await failureOf(nobody().call(stepWithCode, given))).key).toBe("auth.second_step_expired");
      for (const used of [code, earlier]) {
        const again = { ...given, second_step: (await begin(one.email)).second_step, code: used };
        expect((await failureOf(nobody().call(stepWithCode, again))).key).toBe("auth.totp_wrong");
      }
    });

    test("of two who come with one code at once, one gets in", async () => {
      const one = await someone();
      const { codeIn } = await setUpTotp(server, one);
      const steps = [await begin(one.email), await begin(one.email)];
      const tried = await Promise.allSettled(
        steps.map(({ second_step }) =>
          server.as(null).call(stepWithCode, { second_step, method: "totp", code: codeIn(0) }),
        ),
      );
      expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    test("a passkey signs its own challenge, at this origin, once", async () => {
      const one = await someone();
      const { authenticator, recoveryCodes } = await addPasskey(server, one);
      expect(recoveryCodes).toHaveLength(10);
      const { second_step, methods } = await begin(one.email);
      expect(methods).toEqual(["passkey", "recovery"]);
      const challengeOf = async () => (await nobody().call(stepPasskeyBegin, { second_step })).challenge;
      const refused = async (signed: ReturnType<typeof authenticator.sign>) =>
        (await failureOf(nobody().call(stepPasskeyFinish, { second_step, signed }))).key;
      const foreign = softAuthenticator(passkeySite(server.services.env));
      expect(await refused(foreign.sign(await challengeOf()))).toBe("auth.passkey_refused");
      const before = await challengeOf();
      await challengeOf();
      expect(await refused(authenticator.sign(before))).toBe("auth.passkey_refused");
      expect(await refused(authenticator.sign(before))).toBe("auth.passkey_refused");
      const signed = authenticator.sign(await challengeOf());
      const session = await nobody().call(stepPasskeyFinish, { second_step, signed });
      await server.as(session).call(misInfo, {});
      expect(await refused(signed)).toBe("auth.second_step_expired");
      const { passkeys } = await server.as(one).call(getSecondFactors, {});
      expect(passkeys).toMatchObject([{ name: "Laptop", last_used_at: expect.any(String) }]);
    });

    test("what another site had signed is refused", async () => {
      const one = await someone();
      const { authenticator } = await addPasskey(server, one);
      const { second_step } = await begin(one.email);
      const { challenge } = await nobody().call(stepPasskeyBegin, { second_step });
      const signed = authenticator.sign(challenge);
      const data = JSON.parse(Buffer.from(signed.response.clientDataJSON, "base64url").toString());
      const elsewhere = Buffer.from(JSON.stringify({ ...data, origin: "https://evil.example" }));
      const response = { ...signed.response, clientDataJSON: elsewhere.toString("base64url") };
      const call = nobody().call(stepPasskeyFinish, { second_step, signed: { ...signed, response } });
      expect((await failureOf(call)).key).toBe("auth.passkey_refused");
    });

    test("a recovery code works once, however it is written, and new ones end the old", async () => {
      const one = await someone();
      const { recoveryCodes } = await setUpTotp(server, one);
      const [first = "", second = ""] = recoveryCodes;
      const use = async (code: string) =>
        nobody().call(stepWithCode, { ...(await begin(one.email)), method: "recovery", code });
      await use(first.toLowerCase().replaceAll("-", " "));
      const mails = async () =>
        (await mailTo(server, one.email)).filter(({ subject }) =>
          subject.startsWith("A recovery code was used to sign in to your account"),
        );
      expect((await mails()).map(({ text }) => text)).toEqual([
        expect.stringMatching(/9 of your codes are left[\s\S]*\/view-mis\/account/),
      ]);
      expect((await failureOf(use(first))).key).toBe("auth.recovery_code_wrong");
      expect(await mails(), "of the one that was used alone").toHaveLength(1);
      const client = server.as(one);
      expect((await client.call(getSecondFactors, {})).recovery_left).toBe(9);
      const renewed = await client.call(renewRecovery, { current_password: PASSWORD });
      expect((await failureOf(use(second))).key).toBe("auth.recovery_code_wrong");
      await use(renewed.recovery_codes[0] ?? "");
    });

    test("guesses are few, whichever sign-in they are made in", async () => {
      const one = await someone();
      await setUpTotp(server, one);
      const keys: (string | null)[] = [];
      for (let tries = 0; tries < 6; tries++) {
        const { second_step } = await begin(one.email);
        const guess = nobody().call(stepWithCode, { second_step, method: "totp", code: "000000" });
        keys.push((await failureOf(guess)).key);
      }
      expect(keys).toEqual([...Array(5).fill("auth.totp_wrong"), "auth.too_frequent"]);
    });

    test("a step ends after five minutes, and with the account", async () => {
      const one = await someone();
      const { codeIn } = await setUpTotp(server, one);
      const { second_step } = await begin(one.email);
      const given = { second_step, method: "totp" as const, code: codeIn(0) };
      await db().update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, one.id));
      expect((await failureOf(nobody().call(stepWithCode, given))).key).toBe("auth.second_step_expired");
      await db().update(staff).set({ disabled_at: null }).where(eq(staff.id, one.id));
      await db().update(secondStep).set({ expires_at: new Date() }).where(eq(secondStep.staff_id, one.id));
      expect((await failureOf(nobody().call(stepWithCode, given))).key).toBe("auth.second_step_expired");
    });

    test("nothing of it lies in the database as it is", async () => {
      const one = await someone();
      const { secret } = await server.as(one).call(beginTotp, { current_password: PASSWORD });
      const { recoveryCodes } = await setUpTotp(server, one);
      const { second_step } = await begin(one.email);
      const all = JSON.stringify([
        await db().select().from(staffTotp),
        await db().select().from(staffRecoveryCode),
        await db().select().from(secondStep),
      ]);
      for (const text of [
        secret,
        second_step,
        ...recoveryCodes.flatMap((code) => [code, code.replaceAll("-", "")]),
      ])
        expect(all.includes(text)).toBe(false);
    });

    test("changing it takes the password, and the last one takes the recovery codes along", async () => {
      const one = await someone();
      const client = server.as(one);
      const wrong = await failureOf(client.call(beginTotp, { current_password: "Wrong-pass-1" }));
      expect(wrong.fields).toEqual({ current_password: "auth.password_wrong" });
      expect((await failureOf(client.call(finishTotp, { code: "123456" }))).key).toBe(
        "auth.factor_setup_expired",
      );
      await setUpTotp(server, one);
      const { recoveryCodes } = await addPasskey(server, one);
      expect(recoveryCodes).toEqual([]);
      const [mine] = (await client.call(getSecondFactors, {})).passkeys;
      const other = await someone();
      const foreign = { id: mine?.id ?? "", current_password: PASSWORD };
      expect((await failureOf(server.as(other).call(removePasskey, foreign))).key).toBe(
        "auth.passkey_not_found",
      );
      const left = await client.call(removeTotp, { current_password: PASSWORD });
      expect(left).toMatchObject({ totp_since: null, recovery_left: 10 });
      const none = await client.call(removePasskey, foreign);
      expect(none).toMatchObject({ passkeys: [], recovery_left: 0 });
      expect(await signIn(one.email)).toHaveProperty("token");
    });

    test("where it is required, who has none can only set one up, and keeps the last", async () => {
      const one = await someone();
      const turnOn = () => chief().call(saveStaffPolicy, { second_factor_required: true });
      expect((await failureOf(turnOn())).key).toBe("auth.factor_own_first");
      await setUpTotp(server, server.people.chief);
      const { without } = await turnOn();
      expect(without).toBeGreaterThan(0);
      expect(await chief().call(policy, {})).toEqual({ second_factor_required: true, without });
      const { admin } = server.people;
      expect((await failureOf(server.as(admin).call(listStaff, {}))).key).toBe("auth.factor_required");
      expect(await server.as(one).call(misInfo, {})).toMatchObject({ must_enrol: true });
      await setUpTotp(server, one);
      expect(await server.as(one).call(misInfo, {})).toMatchObject({ must_enrol: false });
      const last = server.as(one).call(removeTotp, { current_password: PASSWORD });
      expect((await failureOf(last)).key).toBe("auth.factor_last");
    });

    describe("a reset", () => {
      test("is told by mail, ends sessions, and the password alone lets in again", async () => {
        const one = await someone();
        await setUpTotp(server, one);
        const { second_step } = await begin(one.email);
        const reset = await chief().call(resetSecondFactor, { id: one.id });
        expect(reset).toMatchObject({ second_factor: false, sessions: 0 });
        const late = nobody().call(stepWithCode, { second_step, method: "totp", code: "123456" });
        expect((await failureOf(late)).key).toBe("auth.second_step_expired");
        const [told] = await mailTo(server, one.email);
        expect(told?.subject).toBe("Two-step sign-in was reset for your account");
        expect(await signIn(one.email)).toHaveProperty("token");
      });

      test("is not one's own to make, but the operator's for everyone", async () => {
        const { chief: own } = server.people;
        const refused = await failureOf(chief().call(resetSecondFactor, { id: own.id }));
        expect(refused.key).toBe("mis.staff_own_factor");
        const one = await someone();
        await setUpTotp(server, one);
        await resetFactor(server.services, one.id, { actor: { system: true } }, "cn");
        const [told] = await mailTo(server, one.email);
        expect(told?.text).toContain("服务器管理员");
      });
    });
  },
  { on: "either" },
);
