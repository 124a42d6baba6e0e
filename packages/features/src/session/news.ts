import { readDraft, storeDraft } from "../platform/index.ts";

/** Name under which it is kept what sign-in is to tell. */
const DRAFT = "sign-in-news";

/** What sign-in tells when it opens. */
export interface SignInNews {
  text: string;
  /** Of the button that closes the notice. */
  closeLabel: string;
}

/** Has the sign-in page tell something, once. */
export const leaveNews = (news: SignInNews): void => storeDraft(DRAFT, news);

/** What was left to be told, and now is. */
export function takeNews(): SignInNews | null {
  const news = readDraft<SignInNews>(DRAFT);
  storeDraft(DRAFT, null);
  return news;
}
