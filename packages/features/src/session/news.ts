import { useEffect, useState } from "react";
import { readDraft, storeDraft } from "../platform/index.ts";
import { NEWS_DRAFT } from "./storage.ts";

/** What sign-in tells, once, when it opens; null where there is nothing. `ended`: that a session was ended. */
export function useSignInNews(ended: string, draft = NEWS_DRAFT): string | null {
  const [news, setNews] = useState<string | true | null>(null);
  // The markup is drawn at build, where nothing has happened yet.
  useEffect(() => {
    setNews(readDraft<string | true>(draft));
    storeDraft(draft, null);
  }, [draft]);
  return news === true ? ended : news;
}
