import { sendFeedback } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageTag, loadScript, useErrorText, usePlatform, useSiteSetup } from "../platform/index.ts";
import type { FeedbackWidget, GivenFeedback } from "./widget.ts";

/** Our own widget draws nothing until it is opened; another one may have a button of its own on the page. */
const loadsWhenOpened = (src: string) => src.startsWith("/");

/**
 * The feedback widget for a user with an e-mail. Gives the way to open it: at once where it is our own, whose script
 * comes with the first opening; once it has loaded where it is another. A preview of a company sends no feedback.
 */
export function useFeedbackWidget(
  { email, preview }: Pick<CurrentUser, "email" | "preview">,
  /** Address of the page that the feedback is about. */
  page: string,
): (() => void) | undefined {
  const { client, language } = usePlatform();
  const { t } = useTranslation("message");
  const { show } = useNotice();
  const errorText = useErrorText();
  const setup = useSiteSetup();
  const [widget, setWidget] = useState<FeedbackWidget | null>(null);
  const turn = useRef(0);
  const src = email !== "" && !preview ? setup?.feedback_script : undefined;
  const send = useRef(async (_: GivenFeedback): Promise<void> => {});
  useEffect(() => {
    send.current = async (given) => {
      try {
        await client.call(sendFeedback, { ...given, page }, { quiet: true });
      } catch (error) {
        throw new Error(errorText(error));
      }
    };
  });

  const load = useCallback(
    async (from: string) => {
      const own = turn.current;
      await loadScript(from);
      const loaded = window.candorFeedback;
      // Meanwhile somebody else may be here, or read another language.
      if (own !== turn.current || !loaded) return null;
      loaded.init({
        email,
        locale: languageTag(language),
        nativeScreenshot: true,
        send: (given) => send.current(given),
        onClose: () => loaded.hide(),
      });
      setWidget(loaded);
      return loaded;
    },
    [email, language],
  );

  useEffect(() => {
    if (src === undefined) return;
    // One that does not arrive is not offered.
    if (!loadsWhenOpened(src)) load(src).catch(() => {});
    return () => {
      turn.current += 1;
      window.candorFeedback?.hide();
      setWidget(null);
    };
  }, [src, load]);

  if (widget) return () => widget.show();
  if (src === undefined || !loadsWhenOpened(src)) return;
  return () => {
    load(src).then(
      (loaded) => loaded?.show(),
      () => show({ kind: "error", text: t("common.no_connection") }),
    );
  };
}
