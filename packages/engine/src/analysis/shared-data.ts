import type { EvidenceTable } from "../rules/types.ts";
import { table, VIEW_ROWS } from "../rules/web/shared/evidence.ts";
import type { Contact } from "../rules/web/shared/parties.ts";
import { kindOf, pairsOf, personalDataIn } from "../rules/web/shared/personal-data.ts";
import { say } from "../rules/web/shared/words.ts";

/** What every request tells its recipient: the address it comes from and the browser. */
const CONNECTION = "d_connection";

/** Which fields of which kind of personal data one recipient was sent, by kind. */
function fieldsByKind({ requests }: Contact): Map<string, Set<string>> {
  const byKind = new Map<string, Set<string>>([[CONNECTION, new Set(["ip"])]]);
  const add = (kind: string, field: string) => {
    const fields = byKind.get(kind) ?? new Set();
    byKind.set(kind, fields.add(field));
  };
  for (const request of requests) {
    for (const { kind, key } of request.identifiers ?? []) add(kind, key);
    for (const pair of pairsOf(request)) {
      const known = kindOf(pair);
      if (known) add(known.kind, pair.key);
    }
    for (const kind of personalDataIn(request)) if (!byKind.has(kind)) add(kind, "");
  }
  return byKind;
}

/** Kinds of personal data that one recipient is sent. */
export const kindsSent = (contact: Contact): string[] => [...fieldsByKind(contact).keys()];

/** Which kinds of data which recipient gets. A data item is one field of one recipient, however often it was sent. */
export function sharedTable(contacts: readonly Contact[]): EvidenceTable {
  const rows = contacts.flatMap((contact) =>
    [...fieldsByKind(contact)].map(([personalData, fields]) => ({
      owner: contact.vendor?.name ?? null,
      host: contact.host,
      category: contact.vendor?.category ?? "unknown",
      personalData,
      items: fields.size,
    })),
  );
  const columns = ["owner", "host", "category", "personalData", "items"] as const;
  return table("shared", say("What each recipient gets", "各接收方获得的数据"), columns, rows, {
    most: VIEW_ROWS,
  });
}
