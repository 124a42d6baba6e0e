import { defineAddress, flag, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

export const KINDS = ["vendor", "cookie", "storage"] as const;

/** What no table knows, as one scan met it. */
export const unknownsAddress = defineAddress({
  path: "/view-mis/scan-result/:scanId/unknown",
  fields: {
    scanId: uuid("scan"),
    /** The object whose report is read; null: the first. */
    reportId: uuid("report"),
    kind: oneOf("kind", KINDS),
    tracks: flag("tracks"),
    ...listFields,
  },
});
export type UnknownsState = StateOf<typeof unknownsAddress>;

export const unknownsHref = (scanId: string): string => unknownsAddress.href({ scanId });
