import { LANGUAGES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

const PATH = "/view-mis/configs/meta-detections";

export const USES = ["online", "offline"] as const;

/** The checks that staff describe. */
export const metaDetectionsAddress = defineAddress({
  path: PATH,
  fields: { use: oneOf("use", USES), ...listFields },
});
export type MetaDetectionsState = StateOf<typeof metaDetectionsAddress>;

/** What a check may have come to: which of its titles and texts a reader gets. */
export const VERDICTS = ["negative", "positive", "plain"] as const;

/** One check, and what its preview shows. */
export const metaDetectionAddress = defineAddress({
  path: `${PATH}/:entryId`,
  fields: {
    entryId: uuid("entry"),
    verdict: oneOf("verdict", VERDICTS, "negative"),
    /** Of the preview; null: the reader’s own. */
    language: oneOf("language", LANGUAGES),
  },
});
export type MetaDetectionState = StateOf<typeof metaDetectionAddress>;

export const metaDetectionHref = (entryId: string): string => metaDetectionAddress.href({ entryId });
