import type { WebsiteFacts } from "../facts/types.ts";
import type { EvidenceTable } from "../rules/types.ts";
import { isNamed } from "../rules/web/policy/names.ts";
import { policyText } from "../rules/web/policy/text.ts";
import { table, VIEW_ROWS } from "../rules/web/shared/evidence.ts";
import type { Contact } from "../rules/web/shared/parties.ts";
import { say } from "../rules/web/shared/words.ts";
import { kindsSent } from "./shared-data.ts";

/** What was asked of third parties, request by request. */
export function requestTable(facts: WebsiteFacts, contacts: readonly Contact[]): EvidenceTable {
  const rows = contacts.flatMap(({ host, vendor, requests }) =>
    requests.map(({ url, method, ip, atMs }) => ({
      host,
      owner: vendor?.name ?? null,
      url,
      method,
      ipRegion: ip === null ? null : (facts.ipCountries[ip] ?? null),
      atMs,
    })),
  );
  const columns = ["host", "owner", "url", "method", "ipRegion", "atMs"] as const;
  return table("requests", say("Requests", "请求"), columns, rows, { most: VIEW_ROWS });
}

/** Third-party code that runs on the page: on the web, its SDKs. What each is sent, and whether the policy names it. */
export function sdkTable(facts: WebsiteFacts, contacts: readonly Contact[]): EvidenceTable {
  const policy = policyText(facts);
  const declaredIn = (vendor: Contact["vendor"]) =>
    policy === "" || !vendor ? null : isNamed(policy, vendor) ? "found" : "not_found";
  const rows = contacts.flatMap((contact) => {
    const { host, vendor, requests } = contact;
    const scripts = requests.filter(({ resourceType }) => resourceType === "script");
    const [first] = scripts;
    if (!first) return [];
    const { name = null, category = "unknown", hq = null } = vendor ?? {};
    const told = { personalData: kindsSent(contact).join(" "), declared_in: declaredIn(vendor) };
    return [{ owner: name, host, category, hq, ...told, script: first.url, requests: scripts.length }];
  });
  const columns = [
    "owner",
    "host",
    "category",
    "hq",
    "personalData",
    "declared_in",
    "script",
    "requests",
  ] as const;
  return table("sdks", say("Third-party code", "第三方代码"), columns, rows, { most: VIEW_ROWS });
}
