import { sendFeedback } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useEffect, useEffectEvent, useState } from "react";
import { languageTag, loadScript, useErrorText, usePlatform, useSiteSetup } from "../platform/index.ts";
import type { FeedbackWidget, GivenFeedback } from "./widget.ts";

/**
 * Loads the feedback widget for a user with an e-mail, once the page has nothing better to do. Gives the way to open
 * it, and nothing until it has loaded. A preview of a company sends no feedback.
 */
export function useFeedbackWidget(
  { email, preview }: Pick<CurrentUser, "email" | "preview">,
  /** Address of the page that the feedback is about. */
  page: string,
): (() => void) | undefined {
  const { client, language } = usePlatform();
  const errorText = useErrorText();
  const setup = useSiteSetup();
  const [widget, setWidget] = useState<FeedbackWidget | null>(null);
  const src = email !== "" && !preview ? setup?.feedback_script : undefined;
  const send = useEffectEvent(async (given: GivenFeedback) => {
    try {
      await client.call(sendFeedback, { ...given, page }, { quiet: true });
    } catch (error) {
      throw new Error(errorText(error));
    }
  });

  useEffect(() => {
    if (src === undefined) return;
    let left = false;
    const begin = () => {
      const loaded = window.candorFeedback;
      if (left || !loaded) return;
      loaded.init({
        email,
        locale: languageTag(language),
        nativeScreenshot: true,
        send: (given) => send(given),
        onClose: () => loaded.hide(),
      });
      setWidget(loaded);
    };
    // A widget that does not arrive is not offered.
    loadScript(src).then(begin, () => {});
    return () => {
      left = true;
      window.candorFeedback?.hide();
      setWidget(null);
    };
  }, [src, email, language]);

  return widget ? () => widget.show() : undefined;
}
