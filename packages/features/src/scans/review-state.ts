import { CHECK_STATUSES } from "@candor/api/entities";
import { defineAddress, flag, oneOf, SEARCH_MAX, type StateOf, uuid, words } from "../address/index.ts";

/** What the page of results shows. */
export const reviewAddress = defineAddress({
  fields: {
    /** The open result; null shows the list, and beside it the first one where there is room. */
    resultId: uuid("result"),
    search: words("q", SEARCH_MAX),
    status: oneOf("status", CHECK_STATUSES),
    objectId: uuid("object"),
    edited: flag("edited"),
  },
});
export type ReviewState = StateOf<typeof reviewAddress>;
