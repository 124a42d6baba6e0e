import type { listPolicies, ReplyOf } from "@candor/api/contract";
import { DOCUMENT_TYPES, type DocumentType } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import type { Customer } from "../auth/sessions.ts";
import { readFacts } from "../facts/stored.ts";
import { type PublishedScan, publishedScans } from "../results/published-scans.ts";
import type { Services } from "../services.ts";

type Found = ReplyOf<typeof listPolicies>["list"][number]["found"][number];

/** The kind of a text by the words of its link. Anything else that an assessment read is a privacy policy. */
const isCookieNotice = ({ linkText, url }: WebsiteFacts["policies"][number]) =>
  /cookie/i.test(linkText) || /cookie/i.test(new URL(url).pathname);

function foundIn(facts: WebsiteFacts, row: PublishedScan): { key: DocumentType; found: Found }[] {
  return facts.policies
    .filter(({ status }) => status >= 200 && status < 300)
    .map((policy) => ({
      key: isCookieNotice(policy) ? "cookie_notice" : "privacy_policy",
      found: {
        object_id: row.object_id,
        object_name: row.object_name,
        url: policy.url,
        link_text: policy.linkText,
        language: policy.language,
        length: policy.text.length,
        assessed_at: (row.finished_at ?? row.publishedAt).toISOString(),
      },
    }));
}

/** The kinds of documents, with what the last assessments read on the company's websites. */
export async function policiesOf(
  services: Services,
  customer: Customer,
): Promise<ReplyOf<typeof listPolicies>> {
  const latest = new Map<string, PublishedScan>();
  for (const row of await publishedScans(services.db, customer))
    if (!latest.has(row.object_id)) latest.set(row.object_id, row);
  const found: { key: DocumentType; found: Found }[] = [];
  for (const row of latest.values()) {
    const facts = row.facts ? await readFacts(services, row.facts) : null;
    if (facts) found.push(...foundIn(facts, row));
  }
  const list = (
    Object.entries(DOCUMENT_TYPES) as [DocumentType, (typeof DOCUMENT_TYPES)[DocumentType]][]
  ).map(([key, type]) => ({
    type,
    key,
    found: found.filter((one) => one.key === key).map((one) => one.found),
  }));
  return { list };
}
