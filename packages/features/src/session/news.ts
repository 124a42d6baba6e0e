import { useEffect, useState } from "react";
import { readDraft, storeDraft } from "../platform/index.ts";
import { NEWS_DRAFT } from "./storage.ts";

/** What sign-in has to tell: words, or true where a session was ended, or that it was a preview. */
type News = string | true | { ended: "preview" };

/** What sign-in tells, once, when it opens; null where there is nothing. `ended`: that a session was ended. */
export function useSignInNews(ended: string, draft = NEWS_DRAFT, previewEnded = ended): string | null {
  const [news, setNews] = useState<News | null>(null);
  // The markup is drawn at build, where nothing has happened yet.
  useEffect(() => {
    setNews(readDraft<News>(draft));
    storeDraft(draft, null);
  }, [draft]);
  if (news === null || typeof news === "string") return news;
  return news === true ? ended : previewEnded;
}
