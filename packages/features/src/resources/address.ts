import { defineAddress, listFields, oneOf, type StateOf } from "../address/index.ts";

export const USES = ["on", "off"] as const;

/** What the list of resources shows. */
export const resourcesAddress = defineAddress({ fields: { use: oneOf("use", USES), ...listFields } });
export type ResourcesState = StateOf<typeof resourcesAddress>;

/** In the place of an id: a resource that is not made yet. */
export const NEW = "new";
