import { createHash } from "node:crypto";
import type { PolicyFact, WebsiteFacts } from "../../../facts/types.ts";
import { readablePolicies } from "./text.ts";

/** The name under which the text of a policy is stored: the SHA-256 of its UTF-8 bytes. */
const nameOf = ({ text }: Pick<PolicyFact, "text">): string =>
  createHash("sha256").update(text, "utf8").digest("hex");

/** The texts of the policies that were read, word for word, each under its name. Equal ones are one. */
export const policyTexts = (facts: WebsiteFacts): ReadonlyMap<string, string> =>
  new Map(readablePolicies(facts).map((policy) => [nameOf(policy), policy.text]));

/** The cells that say which policy was read: where it stands, and its text as it stood there; empty where none was. */
export function policyCells(
  facts: WebsiteFacts,
  policy: PolicyFact | undefined = readablePolicies(facts)[0],
) {
  const isStored = policy !== undefined && readablePolicies(facts).includes(policy);
  return { url: policy?.url ?? null, policyText: isStored ? nameOf(policy) : null };
}
