import type { PersonalDataKind } from "../../vocabulary.ts";

const HASH = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i;
const digits = (value: string) => value.replace(/\D/g, "").length;
/** A masked value still says that there was one. */
const masked = (value: string) => value.includes("•");
const hashed = (value: string) => HASH.test(value) || /^[\w+/-]{43}=?$/.test(value);

/** A language as browsers and tags write it: `de`, `zh-cn`, `pt_BR`. Statistics have it in `ln`, as pixels have a surname. */
const LANGUAGE =
  /^(?:[a-z]{2,3}[-_](?:[a-z]{4}[-_])?(?:[a-z]{2}|\d{3})|en|de|fr|es|it|pt|nl|pl|sv|da|fi|nb|no|cs|sk|hu|ro|bg|hr|sl|sr|el|tr|ru|uk|zh|ja|ko|ar|he|hi|th|vi|id|ms|et|lv|lt|ca)$/i;
/** A state of a thing or a service, where the same name asks a person for theirs. */
const STATE =
  /^(?:-?\d+|true|false|ok|good|fair|poor|bad|pass(?:ed)?|fail(?:ed)?|up|down|healthy|unhealthy|degraded|new|used|refurbished|renewed|like[ _-]?new|newcondition|usedcondition|any|all|none|unknown|default)$/i;

/** Names of fields by what they hold, alone or in brackets as in `ud[em]`, and what such a value looks like. */
const NAMES: readonly (readonly [PersonalDataKind, RegExp, (value: string) => boolean])[] = [
  [
    "d_email",
    /^(?:user_?|customer_?|hashed_?|sha256_?|md5_?)?(?:e_?mail|em)(?:_?(?:address|addr|hash|hashed|sha1|sha256|md5|sha256_hash|encoded))?$/i,
    (value) => /@|%40/.test(value) || hashed(value),
  ],
  [
    "d_phone",
    /^(?:user_?|customer_?|hashed_?|sha256_?)?(?:phone|ph|tel|telephone|mobile|msisdn|handy)(?:_?(?:number|no|nr|hash|sha256|sha256_hash))?$/i,
    (value) => (digits(value) >= 7 && /^[\d\s()+.%-]+$/.test(value)) || hashed(value),
  ],
  [
    "d_name",
    /^(?:fn|ln|(?:first|last|full|user|family|given|sur)_?name|vorname|nachname|prenom|nombre|apellido)$/i,
    (value) => /\p{L}{2}/u.test(value) && !LANGUAGE.test(value),
  ],
  [
    "d_birth",
    /^(?:dob|db|birth(?:day|date|_date)?|date_of_birth|geburtsdatum)$/i,
    (value) => digits(value) >= 4 || hashed(value),
  ],
  [
    "d_identity",
    /^(?:ssn|passport(?:_?(?:no|number))?|id_?card(?:_?(?:no|number))?|national_?id|tax_?id|iban)$/i,
    (value) => value.length >= 5,
  ],
  [
    "d_health",
    /^(?:health|diagnosis|condition|symptoms?|medication|patient_?id|mrn)$/i,
    (value) => value.length >= 2 && !STATE.test(value),
  ],
  [
    "d_location",
    /^(?:lat|lng|lon|latitude|longitude|geo_?lat|geo_?lon)$/i,
    (value) => /^-?\d{1,3}\.\d{2,}$/.test(value),
  ],
];

const IDS: readonly (readonly [PersonalDataKind, RegExp])[] = [
  [
    "d_user",
    /^(?:uid|cid|(?:user|client|visitor|customer|member|external|anonymous|distinct)_?id|did|vid)$/i,
  ],
  ["d_device", /^(?:_?fbp|_?fbc|fbclid|gclid|idfa|gaid|aaid|_ga|_gid|device_?id|ttclid|msclkid)$/i],
];

/** The name that counts in a field's key: `em` in `ud[em]`, in `user.em` and in `ep.em`. */
const innerOf = (key: string) => /\[(\w+)\]$/.exec(key)?.[1] ?? key.split(".").at(-1) ?? key;

/** What kind of personal data a field of that name holds, where its value looks like such; null else. */
export function kindByName(key: string, value: string): PersonalDataKind | null {
  const name = innerOf(key).replace(/[-\s]/g, "_");
  if (value === "") return null;
  return NAMES.find(([, names, looks]) => names.test(name) && (masked(value) || looks(value)))?.[0] ?? null;
}

/** What kind of identifier of a visitor or device a field of that name holds; null where none. */
export function idByName(key: string, value: string): PersonalDataKind | null {
  return value === "" ? null : (IDS.find(([, names]) => names.test(innerOf(key)))?.[0] ?? null);
}

/** Is a value a hash, by its form? */
export const isHash = (value: string): boolean => HASH.test(value);
