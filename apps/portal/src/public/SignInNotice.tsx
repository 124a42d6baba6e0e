import { readDraft, storeDraft } from "@candor/features/platform";
import { NEWS_DRAFT, type SignInNews } from "@candor/features/session";
import { NoticeProvider, useNotice } from "@candor/ui/notices";
import { useEffect } from "react";

function Tell({ text }: Pick<SignInNews, "text">) {
  const { show } = useNotice();
  useEffect(() => {
    show({ kind: "success", text });
    storeDraft(NEWS_DRAFT, null);
  }, [show, text]);
  return null;
}

/** Tells on the sign-in page, once, what came of the page before. Fetched only where there is something to tell. */
export function signInNotice() {
  const news = readDraft<SignInNews>(NEWS_DRAFT);
  return (
    news && (
      <NoticeProvider closeLabel={news.closeLabel}>
        <Tell text={news.text} />
      </NoticeProvider>
    )
  );
}
