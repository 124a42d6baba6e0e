import { AwsClient } from "aws4fetch";
import type { Egress } from "../egress/egress.ts";
import type { AwsEnv } from "../env/connections.ts";
import { roleArn } from "./template.ts";

/** Keys for the customer's account that last a quarter of an hour. They are used and forgotten, never stored. */
export interface RoleSession {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

export type AssumeOutcome = { ok: true; session: RoleSession } | { ok: false; reason: "denied" | "failed" };

const SESSION_SECONDS = "900";

const field = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];

/** Takes on the role that a customer's stack made. `denied`: it is not there, or does not trust us with this id. */
export async function assumeRole(
  egress: Egress,
  aws: AwsEnv,
  target: { accountId: string; externalId: string },
): Promise<AssumeOutcome> {
  const { accessKeyId, secretAccessKey, region, stsUrl } = aws;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, service: "sts", region, retries: 0 });
  const body = new URLSearchParams({
    Action: "AssumeRole",
    Version: "2011-06-15",
    RoleArn: roleArn(target.accountId),
    RoleSessionName: "candor",
    ExternalId: target.externalId,
    DurationSeconds: SESSION_SECONDS,
  });
  const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
  try {
    const request = await signer.sign(`${stsUrl}/`, { method: "POST", headers, body: body.toString() });
    const answer = await egress.fetch(request);
    const xml = await answer.text();
    if (answer.status === 403 && field(xml, "Code") === "AccessDenied")
      return { ok: false, reason: "denied" };
    const [id, secret, token] = ["AccessKeyId", "SecretAccessKey", "SessionToken"].map((name) =>
      field(xml, name),
    );
    // A role of another account would be a mistake of ours: its results would be shown to the wrong company.
    const own = field(xml, "Arn")?.startsWith(`arn:aws:sts::${target.accountId}:assumed-role/`);
    if (answer.status !== 200 || !id || !secret || !token || !own) return { ok: false, reason: "failed" };
    return { ok: true, session: { accessKeyId: id, secretAccessKey: secret, sessionToken: token } };
  } catch {
    return { ok: false, reason: "failed" };
  }
}
