import { readDraft, storeDraft } from "../platform/index.ts";
import { dropToken, NEWS_DRAFT, PREVIEW_DRAFT } from "./storage.ts";

/** Drops the token of a session that the server has ended: sign-in says so; to staff, that their preview has. */
export function dropEndedToken(): void {
  storeDraft(NEWS_DRAFT, readDraft(PREVIEW_DRAFT) ? { ended: "preview" } : true);
  storeDraft(PREVIEW_DRAFT, null);
  dropToken();
}
