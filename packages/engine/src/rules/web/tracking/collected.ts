import { maskValue } from "../../../collect/personal/mask-text.ts";
import type { RequestFact } from "../../../facts/types.ts";
import type { CollectedDataRow, EncryptionType } from "../../../vocabulary.ts";
import type { EvidenceTable } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { decoded, kindOf, type Pair, pairsOf } from "../shared/personal-data.ts";
import { say } from "../shared/words.ts";
import type { Sighting } from "./sightings.ts";

/** Characters of a value that are shown. */
const MOST_VALUE = 120;

/** The values that vendors were sent, personal data first; a field of a host once in each visit. */
export function collectedTables(seen: readonly Sighting[]): EvidenceTable[] {
  const rows = new Map<string, CollectedDataRow>();
  for (const { host, phase, requests } of seen) {
    for (const request of requests) {
      for (const pair of pairsOf(request)) {
        const id = `${host} ${phase} ${pair.key}`;
        if (!rows.has(id)) rows.set(id, rowOf(pair, host, phase, request));
      }
    }
  }
  if (rows.size === 0) return [];
  const all = [...rows.values()];
  const known = all.filter(({ explanation }) => explanation !== null);
  const others = all.filter(({ explanation }) => explanation === null);
  const columns = [
    "host",
    "key",
    "value",
    "behaviour",
    "explanation",
    "location",
    "logic",
    "encryption",
    "raw",
  ] as const;
  return [table("collected", say("Collected data", "收集的数据"), columns, [...known, ...others])];
}

function rowOf(
  pair: Pair,
  host: string,
  behaviour: Sighting["phase"],
  { url, identifiers = [] }: RequestFact,
): CollectedDataRow {
  const noted = identifiers.find(({ key }) => key === pair.key || key.startsWith(`${pair.key}.`));
  const known = noted ? { kind: noted.kind, logic: "by_value" as const, ...kindOf(pair) } : kindOf(pair);
  const shown = (value: string) => (known ? maskValue(value) : value).slice(0, MOST_VALUE) || null;
  return {
    host,
    key: pair.key,
    value: shown(decoded(pair.raw)),
    behaviour,
    explanation: known?.kind ?? null,
    location: pair.location,
    logic: known?.logic ?? "by_none",
    encryption: noted && /^(?:md5|sha|hash)/.test(noted.encoding) ? "e_hashed" : encryptionOf(pair.key, url),
    raw: shown(pair.raw),
  };
}

/** A hash is told by its field's name: the stored facts keep too little of it to be known by its form. */
function encryptionOf(key: string, url: string): EncryptionType {
  if (/hash|sha_?256|md5|^ud\[/i.test(key)) return "e_hashed";
  return /^(https|wss):/.test(url) ? "e_tls" : "e_none";
}
