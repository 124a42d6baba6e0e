import { createHash } from "node:crypto";

/**
 * What the assessment types into fields without sending them. Made up, the same in every visit, and unlike
 * anything a site says by itself.
 */
export const CANARY = {
  email: "mira.quill7142@canary-post.org",
  phone: "+14155550142",
  word: "quillmira",
  /** For fields that hide what is typed. */
  password: "vexmoral7quz",
} as const;

export type CanaryKind = keyof typeof CANARY;

const HASHES = ["md5", "sha1", "sha256", "sha512"] as const;
/** How a find is called: the longest hash is one among others. */
const NAMES = { md5: "md5", sha1: "sha1", sha256: "sha256", sha512: "hash" } as const;

/** Ways in which vendors write a value down before they hash it. */
const FORMS: Record<CanaryKind, readonly string[]> = {
  email: [
    CANARY.email,
    CANARY.email.toUpperCase(),
    ` ${CANARY.email}`,
    `${CANARY.email} `,
    CANARY.email.replace(".", ""),
    CANARY.email.split("@")[0] ?? "",
  ],
  phone: [CANARY.phone, CANARY.phone.slice(1), CANARY.phone.slice(2), `00${CANARY.phone.slice(1)}`],
  word: [CANARY.word],
  password: [CANARY.password],
};

/** Every hash of a canary in hexadecimal, and what it is of. */
const HASHED: ReadonlyMap<string, CanaryFound> = new Map(
  Object.entries(FORMS).flatMap(([typed, forms]) =>
    forms.flatMap((form) =>
      HASHES.map(
        (hash) =>
          [
            createHash(hash).update(form).digest("hex"),
            { typed: typed as CanaryKind, encoding: NAMES[hash] },
          ] as const,
      ),
    ),
  ),
);

/** So many digits tell a hash that was cut short or sent in parts. */
const CUT = 16;
const HASHED_START: typeof HASHED = new Map([...HASHED].map(([hex, what]) => [hex.slice(0, CUT), what]));

/** The same hashes as base64 writes their bytes. */
const HASHED_BASE64: typeof HASHED = new Map(
  [...HASHED].map(([hex, what]) => [Buffer.from(hex, "hex").toString("base64url").toLowerCase(), what]),
);

export interface CanaryFound {
  typed: CanaryKind;
  encoding: "plain" | "hex" | "base64" | (typeof NAMES)[keyof typeof NAMES];
}

/** Start of a value that was typed so far: what is sent key by key holds no more. */
const START = 8;

const PLAIN: readonly (readonly [CanaryKind, string])[] = [
  ["email", CANARY.email.slice(0, START)],
  ["phone", CANARY.phone.slice(2)],
  ["word", CANARY.word.slice(0, START)],
  ["password", CANARY.password.slice(0, START)],
];

/** A start as base64 writes it wherever it stands: without the characters that share bits with what is around it. */
const inBase64 = (start: string): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.from(" ".repeat(before) + start)
      .toString("base64")
      .replaceAll("=", "");
    const whole = Math.floor(((before + start.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), whole).toLowerCase();
  });

/** The same starts in writings that can be read back: letters as numbers, backwards, base64 in the midst of others. */
const WRITTEN: readonly (readonly [CanaryKind, string, CanaryFound["encoding"]])[] = PLAIN.flatMap(
  ([typed, start]) => [
    [typed, Buffer.from(start).toString("hex"), "hex"] as const,
    [typed, [...start].map((char) => char.charCodeAt(0)).join(","), "hex"] as const,
    [typed, [...start].reverse().join(""), "plain"] as const,
    ...inBase64(start).map((text) => [typed, text, "base64"] as const),
  ],
);

/** The canaries a text holds: as they are, in another writing, or hashed. */
export function canariesIn(text: string): CanaryFound[] {
  const found = new Map<string, CanaryFound>();
  const lower = text.toLowerCase();
  for (const [typed, start] of PLAIN)
    if (lower.includes(start) || (typed === "phone" && lower.replace(/[\s().-]/g, "").includes(start)))
      found.set(typed, { typed, encoding: "plain" });
  for (const [typed, text, encoding] of WRITTEN)
    if (!found.has(typed) && lower.includes(text)) found.set(typed, { typed, encoding });
  for (const [token] of lower.matchAll(/[0-9a-f]{16,128}/g)) {
    const hash = HASHED.get(token) ?? HASHED_START.get(token.slice(0, CUT));
    if (hash) found.set(`${hash.typed} ${hash.encoding}`, hash);
  }
  for (const [token] of lower.matchAll(/[\w+/-]{22,86}/g)) {
    const hash = HASHED_BASE64.get(token.replaceAll("+", "-").replaceAll("/", "_"));
    if (hash) found.set(`${hash.typed} ${hash.encoding}`, hash);
  }
  return [...found.values()];
}
