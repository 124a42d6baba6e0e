import { LANGUAGES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

const PATH = "/view-mis/asset-config";

/** The types of objects that staff configured. */
export const assetConfigsAddress = defineAddress({ path: PATH, fields: { ...listFields } });
export type AssetConfigsState = StateOf<typeof assetConfigsAddress>;

/** One of them, and the language of its preview. */
export const assetConfigAddress = defineAddress({
  path: `${PATH}/:entryId`,
  fields: {
    entryId: uuid("entry") /** Of the preview; null: the reader’s own. */,
    language: oneOf("language", LANGUAGES),
  },
});
export type AssetConfigState = StateOf<typeof assetConfigAddress>;
