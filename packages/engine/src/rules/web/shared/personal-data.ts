import { idByName, kindByName } from "../../../collect/personal/names.ts";
import type { RequestFact } from "../../../facts/types.ts";
import type { DetectLocation, DetectLogic, PersonalDataKind, SensitivityLevel } from "../../../vocabulary.ts";
import { carriesIdentifier } from "./identifiers.ts";

const EMAIL = /[\w.+•-](@|%40)[\w-]{1,63}\.[a-z]{2,}/i;

const SENSITIVITY: Record<PersonalDataKind, SensitivityLevel> = {
  d_identity: "sens_high",
  d_health: "sens_high",
  d_email: "sens_medium",
  d_phone: "sens_medium",
  d_name: "sens_medium",
  d_birth: "sens_medium",
  d_location: "sens_medium",
  d_other: "sens_medium",
  d_user: "sens_low",
  d_device: "sens_low",
};
const WORST: readonly SensitivityLevel[] = ["sens_high", "sens_medium", "sens_low"];

/** Characters of a request that are looked at. */
const MOST = 4_000;

/** A field of a request with its value as it was sent. */
export interface Pair {
  key: string;
  raw: string;
  location: DetectLocation;
}

/** The fields that a request sends, in its address and in the part of its body that was kept. */
export function pairsOf({ url, body }: RequestFact): Pair[] {
  const asked = url.slice(0, MOST).split("#")[0] ?? "";
  const query = asked.indexOf("?");
  const given = body?.slice(0, MOST).trim() ?? "";
  return [
    ...(query < 0 ? [] : formPairs(asked.slice(query + 1), "in_query")),
    ...(/^[[{]/.test(given) ? jsonPairs(given) : formPairs(given, "in_body")),
  ];
}

function formPairs(text: string, location: DetectLocation): Pair[] {
  return text.split("&").flatMap((pair) => {
    const at = pair.indexOf("=");
    const key = at < 0 ? "" : decoded(pair.slice(0, at)).trim();
    return /^[\w[\].:-]{1,60}$/.test(key) ? [{ key, raw: pair.slice(at + 1), location }] : [];
  });
}

/** A body may be cut off, so that it is no JSON any more: its fields with plain values still show. */
function jsonPairs(text: string): Pair[] {
  const found = text.matchAll(/"([\w[\].:-]{1,60})"\s{0,9}:\s{0,9}(?:"([^"]*)|([\w.+-]+))/g);
  return [...found].map(([, key = "", quoted, bare]) => ({
    key,
    raw: quoted ?? bare ?? "",
    location: "in_body" as const,
  }));
}

/** A value without its escapes; as it is where they are broken. */
export function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return raw;
  }
}

/** What kind of personal data a field holds and what tells so; null where nothing does. */
export function kindOf({ key, raw }: Pair): { kind: PersonalDataKind; logic: DetectLogic } | null {
  const value = decoded(raw);
  const named = kindByName(key, value) ?? idByName(key, value);
  if (named) return { kind: named, logic: "by_name" };
  return EMAIL.test(raw) ? { kind: "d_email", logic: "by_value" } : null;
}

/** Kinds of personal data that a request carries, each once. */
export function personalDataIn(request: RequestFact): PersonalDataKind[] {
  const kinds = new Set(pairsOf(request).flatMap((pair) => kindOf(pair)?.kind ?? []));
  for (const { kind } of request.identifiers ?? []) kinds.add(kind);
  if (!request.identifiers && EMAIL.test(request.url.slice(0, MOST))) kinds.add("d_email");
  if (carriesIdentifier(request) && sensitivityOf([...kinds]) === "sens_none") kinds.add("d_other");
  return [...kinds].sort();
}

/** The level of the most sensitive kind. */
export function sensitivityOf(kinds: readonly PersonalDataKind[]): SensitivityLevel {
  return WORST.find((level) => kinds.some((kind) => SENSITIVITY[kind] === level)) ?? "sens_none";
}
