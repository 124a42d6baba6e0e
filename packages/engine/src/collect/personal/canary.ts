import { createHash } from "node:crypto";

/**
 * What the assessment types into fields without sending them. Made up, the same in every visit, and unlike
 * anything a site says by itself.
 */
export const CANARY = {
  email: "mira.quill7142@canary-post.org",
  phone: "+14155550142",
  word: "quillmira",
} as const;

export type CanaryKind = keyof typeof CANARY;

const HASHES = ["md5", "sha1", "sha256"] as const;

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
};

/** Every hash of a canary in hexadecimal, and what it is of. */
const HASHED: ReadonlyMap<string, { typed: CanaryKind; encoding: (typeof HASHES)[number] }> = new Map(
  Object.entries(FORMS).flatMap(([typed, forms]) =>
    forms.flatMap((form) =>
      HASHES.map(
        (encoding) =>
          [
            createHash(encoding).update(form).digest("hex"),
            { typed: typed as CanaryKind, encoding },
          ] as const,
      ),
    ),
  ),
);

/** The same hashes as base64 writes their bytes. */
const HASHED_BASE64: typeof HASHED = new Map(
  [...HASHED].map(([hex, what]) => [Buffer.from(hex, "hex").toString("base64url").toLowerCase(), what]),
);

export interface CanaryFound {
  typed: CanaryKind;
  encoding: "plain" | (typeof HASHES)[number];
}

/** Start of a value that was typed so far: what is sent key by key holds no more. */
const START = 8;

const PLAIN: readonly (readonly [CanaryKind, string])[] = [
  ["email", CANARY.email.slice(0, START)],
  ["phone", CANARY.phone.slice(2)],
  ["word", CANARY.word.slice(0, START)],
];

/** The canaries a text holds, as they are or hashed. */
export function canariesIn(text: string): CanaryFound[] {
  const found = new Map<string, CanaryFound>();
  const lower = text.toLowerCase();
  for (const [typed, start] of PLAIN)
    if (lower.includes(start) || (typed === "phone" && lower.replace(/[\s().-]/g, "").includes(start)))
      found.set(typed, { typed, encoding: "plain" });
  for (const [token] of lower.matchAll(/[0-9a-f]{32,64}/g)) {
    const hash = HASHED.get(token);
    if (hash) found.set(`${hash.typed} ${hash.encoding}`, hash);
  }
  for (const [token] of lower.matchAll(/[\w+/-]{22,43}/g)) {
    const hash = HASHED_BASE64.get(token.replaceAll("+", "-").replaceAll("/", "_"));
    if (hash) found.set(`${hash.typed} ${hash.encoding}`, hash);
  }
  return [...found.values()];
}
