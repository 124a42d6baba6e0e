import {
  addCloudConnection,
  checkAws,
  cloudExists,
  disconnectCloud,
  listCloudConnections,
} from "@candor/api/endpoints";
import { PLAN_LIMITS, PLANS } from "@candor/api/entities";
import { AwsV4Signer } from "aws4fetch";
import { afterAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { auditLog, cloudConnection, company } from "../database/schema.ts";
import { atOnce } from "../testing/at-once.ts";
import { failureOf } from "../testing/failure.ts";
import { type ReceivedRequest, startStandIn } from "../testing/stand-in.ts";
import { withServer } from "../testing/with-server.ts";
import { roleSession } from "./connections.ts";
import { launchUrl } from "./template.ts";

const KEYS = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI" };

/** What the accounts of the stand-in trust: external id by account number. */
const trusts = new Map<string, string>();
let broken = false;

/** Signs what has arrived anew: the same signature means that nothing changed on the way, and that the key fits. */
async function isSigned({ headers, body, path }: ReceivedRequest): Promise<boolean> {
  const signer = new AwsV4Signer({
    ...KEYS,
    method: "POST",
    url: `http://${headers.host}${path}`,
    headers: { "content-type": String(headers["content-type"]) },
    body,
    service: "sts",
    region: "eu-central-1",
    datetime: String(headers["x-amz-date"]),
  });
  return (await signer.sign()).headers.get("authorization") === headers.authorization;
}

const denied = `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>not authorized to perform: sts:AssumeRole</Message></Error><RequestId>1</RequestId></ErrorResponse>`;
const assumed = (account: string) =>
  `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><AssumedRoleUser><AssumedRoleId>AROA:candor</AssumedRoleId><Arn>arn:aws:sts::${account}:assumed-role/CandorReadOnly/candor</Arn></AssumedRoleUser><Credentials><AccessKeyId>ASIATEMP</AccessKeyId><SecretAccessKey>temp-secret</SecretAccessKey><SessionToken>temp-token</SessionToken><Expiration>2030-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`;

const sts = await startStandIn(async (request) => {
  const form = new URLSearchParams(request.body);
  const account = /^arn:aws:iam::(\d{12}):role\/CandorReadOnly$/.exec(form.get("RoleArn") ?? "")?.[1] ?? "";
  const headers = { "content-type": "text/xml" };
  if (broken || form.get("Action") !== "AssumeRole") return { status: 500, body: "", headers };
  if (!(await isSigned(request)) || trusts.get(account) !== form.get("ExternalId")) {
    return { status: 403, body: denied, headers };
  }
  // One account is not what it says it is.
  return { body: assumed(account === "999999999999" ? "888888888888" : account), headers };
});
afterAll(() => sts.close());

const env = {
  AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  AWS_ACCOUNT_ID: "111111111111",
  AWS_REGION: "eu-central-1",
  AWS_STS_URL: sts.url,
};

withServer(
  "cloud connections",
  (server) => {
    const call = () => server.as(server.people.owner);

    test("an account is added, launched, connecting, connected, and forgotten", async () => {
      const owner = call();
      expect(await owner.call(cloudExists, {})).toEqual({ exists: 0, configured: true });
      const added = await owner.call(addCloudConnection, { account_id: " 222222222222 " });
      expect(added).toMatchObject({ account_id: "222222222222", state: 0, connected_by: "The owner" });
      expect(added.external_id).toMatch(/^[0-9a-f]{48}$/);
      const { template, configured } = await owner.call(listCloudConnections, {});
      expect(configured).toBe(true);
      expect(template).toContain("arn:aws:iam::111111111111:root");

      expect(await owner.call(checkAws, { id: added.id })).toMatchObject({ state: 1, connected_at: null });
      trusts.set("222222222222", added.external_id);
      expect(await owner.call(checkAws, { id: added.id })).toMatchObject({ state: 11 });
      expect(await owner.call(cloudExists, {})).toEqual({ exists: 1, configured: true });
      const { companyId } = await server.database.db
        .select({ companyId: cloudConnection.company_id })
        .from(cloudConnection)
        .where(eq(cloudConnection.id, added.id))
        .then(([row]) => row ?? { companyId: "" });
      expect(await roleSession(server.services, companyId, "222222222222")).toEqual({
        accessKeyId: "ASIATEMP",
        secretAccessKey: "temp-secret",
        sessionToken: "temp-token",
      });

      trusts.delete("222222222222");
      expect(await owner.call(checkAws, { id: added.id })).toMatchObject({ state: 12 });
      expect(await roleSession(server.services, companyId, "222222222222")).toBeNull();
      await owner.call(disconnectCloud, { id: added.id });
      expect((await owner.call(listCloudConnections, {})).list).toEqual([]);
      const log = await server.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.target_id, added.id))
        .orderBy(auditLog.at);
      expect(log.map(({ action, detail }) => [action, detail?.after])).toEqual([
        ["cloud.add", undefined],
        ["cloud.check", 1],
        ["cloud.check", 11],
        ["cloud.check", 12],
        ["cloud.disconnect", undefined],
      ]);
    });

    test("a stack that never came is an error after half an hour", async () => {
      const { id } = await call().call(addCloudConnection, { account_id: "333333333333" });
      const added_at = new Date(Date.now() - 31 * 60_000);
      await server.database.db.update(cloudConnection).set({ added_at }).where(eq(cloudConnection.id, id));
      expect(await call().call(checkAws, { id })).toMatchObject({ state: 12 });
    });

    test("the external id lies encrypted, no key of the customer's lies anywhere", async () => {
      const { id, external_id } = await call().call(addCloudConnection, { account_id: "444444444444" });
      const [row] = await server.database.db.select().from(cloudConnection).where(eq(cloudConnection.id, id));
      expect(JSON.stringify(row)).not.toContain(external_id);
      expect(row?.external_id).toMatch(/^v1\./);
    });

    test("the same account once; what is no account number is named", async () => {
      const again = await failureOf(call().call(addCloudConnection, { account_id: "444444444444" }));
      expect([again.key, again.fields]).toEqual([
        "cloud.repeat_account",
        { account_id: "cloud.repeat_account" },
      ]);
      const wrong = await failureOf(call().call(addCloudConnection, { account_id: "12345" }));
      expect(wrong.fields).toEqual({ account_id: "format" });
      // Another company may read it too, under an external id of its own.
      const theirs = server.as(server.people.stranger);
      await expect(theirs.call(addCloudConnection, { account_id: "444444444444" })).resolves.toBeDefined();
    });

    test("the plan's number of accounts holds, also when several are added at once", async () => {
      const { db } = server.services;
      const theirs = eq(company.name, "Theirs");
      const [before] = await db
        .update(company)
        .set({ product_version: PLANS.professional })
        .where(theirs)
        .returning();
      await db.delete(cloudConnection).where(eq(cloudConnection.company_id, before?.id ?? ""));
      const stranger = server.as(server.people.stranger);
      const add = (account_id: string) => () => stranger.call(addCloudConnection, { account_id });
      const accounts = Array.from({ length: 8 }, (_, index) => `66666666666${index}`);
      const tried = await atOnce(db, accounts.map(add));
      const limit = PLAN_LIMITS.professional.objectsPerType.aws;
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(limit);
      expect((await stranger.call(listCloudConnections, {})).list).toHaveLength(limit);
      expect((await failureOf(add("777777777777")())).key).toBe("cloud.limit_reached");
    });

    test("another company's connection does not exist; members look, owners change", async () => {
      const { id } = await call().call(addCloudConnection, { account_id: "555555555555" });
      const { stranger, viewer } = server.people;
      for (const endpoint of [checkAws, disconnectCloud]) {
        expect((await failureOf(server.as(stranger).call(endpoint, { id }))).key).toBe("cloud.not_found");
      }
      expect(
        (await server.as(stranger).call(listCloudConnections, {})).list.map((one) => one.id),
      ).not.toContain(id);
      expect((await failureOf(server.as(viewer).call(disconnectCloud, { id }))).status).toBe(403);
      expect((await server.as(viewer).call(listCloudConnections, {})).list.length).toBeGreaterThan(0);
      expect((await failureOf(server.as(null).call(cloudExists, {}))).status).toBe(401);
    });

    test("a failure of AWS, or a role of another account, is no answer about the connection", async () => {
      const { id, external_id } = await call().call(addCloudConnection, { account_id: "999999999999" });
      trusts.set("999999999999", external_id);
      expect((await failureOf(call().call(checkAws, { id }))).key).toBe("cloud.failed");
      broken = true;
      expect((await failureOf(call().call(checkAws, { id }))).key).toBe("cloud.failed");
      broken = false;
      const { list } = await call().call(listCloudConnections, {});
      expect(list.find((one) => one.id === id)?.state).toBe(0);
    });
  },
  { on: "either", env },
);

withServer(
  "without an identity of its own",
  (server) => {
    test("nothing can be connected, and nothing asks for it", async () => {
      const owner = server.as(server.people.owner);
      expect(await owner.call(cloudExists, {})).toEqual({ exists: 0, configured: false });
    });
  },
  { on: "either" },
);

test("the stack comes filled in where its template lies in S3", () => {
  const aws = {
    ...KEYS,
    accountId: "1",
    region: "us-east-1",
    stsUrl: "",
    templateUrl: "https://s3.example/candor.yaml",
  };
  const [page, query] = launchUrl(aws, "id-1").split("#/stacks/create/review?");
  expect(page).toContain("us-east-1.console.aws.amazon.com");
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    templateURL: "https://s3.example/candor.yaml",
    stackName: "candor",
    param_ExternalId: "id-1",
  });
});
