import * as z from "zod/mini";
import { TERRITORIES } from "../tables.ts";

/**
 * Kinds of personal data that a request can be seen to carry, by the names of its fields or the form of a value. `d_user`
 * and `d_device` follow a visitor without naming them. Evidence cells hold these codes; several stand with a blank between.
 */
export const PERSONAL_DATA_KINDS = [
  "d_email",
  "d_phone",
  "d_name",
  "d_birth",
  "d_identity",
  "d_health",
  "d_location",
  "d_user",
  "d_device",
  "d_other",
] as const;
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number];

/** How sensitive what a request carries is: that of its most sensitive kind. */
export const SENSITIVITY_LEVELS = ["sens_high", "sens_medium", "sens_low", "sens_none"] as const;
export type SensitivityLevel = (typeof SENSITIVITY_LEVELS)[number];

/** In which visit something was sent. */
export const COLLECTION_BEHAVIOURS = ["before_choice", "after_reject", "with_gpc", "after_accept"] as const;
export type CollectionBehaviour = (typeof COLLECTION_BEHAVIOURS)[number];

/** Part of a request in which a value was detected. */
export const DETECT_LOCATIONS = ["in_query", "in_body"] as const;
export type DetectLocation = (typeof DETECT_LOCATIONS)[number];

/** What told that a value is personal data; `by_none`: nothing did, it is listed because it was sent. */
export const DETECT_LOGICS = ["by_name", "by_value", "by_none"] as const;
export type DetectLogic = (typeof DETECT_LOGICS)[number];

/**
 * How a value is protected: hashed as its field's name says, by the connection alone, or not at all. Hashes of personal
 * data are personal data still.
 */
export const ENCRYPTION_TYPES = ["e_hashed", "e_tls", "e_none"] as const;
export type EncryptionType = (typeof ENCRYPTION_TYPES)[number];

const text = z.nullable(z.string());

/** One flow of data across a border: a row of the `flows` evidence table. */
export const crossBorderRow = z.strictObject({
  /** Source region: where the visitors are whose data goes. */
  territory: z.enum(TERRITORIES),
  /** Hostname of the recipient. */
  host: z.string(),
  /** Path of the request that carries most, without its query. */
  path: text,
  /** Vendor: who owns the host; null where not known. */
  owner: text,
  /** Recipient party: what the recipient is, as the vendor table has it, e.g. `advertising`. */
  category: z.string(),
  /** Recipient region by head office. ISO 3166 alpha-2. */
  hq: text,
  /** Recipient region by the addresses dialled, an estimate; several with a blank between. */
  ipRegion: text,
  /** What the source region's law says of the recipient's. */
  status: z.enum(["allowed", "conditional", "outside", "unknown_region"]),
  sensitivity: z.enum(SENSITIVITY_LEVELS),
  /** Personal data details: which kinds were seen; null for none. Never a value. */
  personalData: text,
});
export type CrossBorderRow = z.infer<typeof crossBorderRow>;

/** One value that was sent to a third party: a row of the `collected` evidence table. */
export const collectedDataRow = z.strictObject({
  /** Hostname of the recipient. */
  host: z.string(),
  /** Name of the field. */
  key: z.string(),
  /** What was sent, decoded. Of personal data and secrets at most the first and last two characters. */
  value: text,
  behaviour: z.enum(COLLECTION_BEHAVIOURS),
  /** Explanation: the kind of personal data it is; null where that is not known. */
  explanation: z.nullable(z.enum(PERSONAL_DATA_KINDS)),
  location: z.enum(DETECT_LOCATIONS),
  logic: z.enum(DETECT_LOGICS),
  encryption: z.enum(ENCRYPTION_TYPES),
  /** As it stood in the request, with its escapes; masked as `value` is. */
  raw: text,
});
export type CollectedDataRow = z.infer<typeof collectedDataRow>;
