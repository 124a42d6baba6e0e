import type { SignInNews } from "@candor/features/session";
import { NoticeProvider, useNotice } from "@candor/ui/notices";
import { useEffect } from "react";

function Tell({ text }: Pick<SignInNews, "text">) {
  const { show } = useNotice();
  useEffect(() => show({ kind: "success", text }), [show, text]);
  return null;
}

/** Tells on the sign-in page what came of the page before. Fetched only where there is something to tell. */
export default function SignInNotice({ text, closeLabel }: SignInNews) {
  return (
    <NoticeProvider closeLabel={closeLabel}>
      <Tell text={text} />
    </NoticeProvider>
  );
}
