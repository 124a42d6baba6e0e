import type { CurrentUser } from "@candor/api/entities";
import { useEffect, useEffectEvent, useState } from "react";
import { useConsent } from "../account/menu/index.ts";
import { languageTag, loadScript, usePlatform, useSiteSetup } from "../platform/index.ts";
import "./scripts.ts";

/** Runs a script while there is one; says whether it runs. One that does not arrive is missed by nobody. */
function useScript(src: string | null, begin: () => void, stop: () => void): boolean {
  const [runs, setRuns] = useState(false);
  const onArrived = useEffectEvent(begin);
  const onLeft = useEffectEvent(stop);
  useEffect(() => {
    if (src === null) return;
    let left = false;
    let begun = false;
    loadScript(src).then(
      () => {
        if (left) return;
        begun = true;
        onArrived();
        setRuns(true);
      },
      () => {},
    );
    return () => {
      left = true;
      if (begun) onLeft();
      setRuns(false);
    };
  }, [src]);
  return runs;
}

/**
 * The operator's analytics and chat, each while the reader allows it; a preview of a company has neither. The analytics
 * is told each page that opens.
 */
export function useThirdParties(
  { email, preview }: Pick<CurrentUser, "email" | "preview">,
  page: {
    /** Address of the page that is open: another one is another page. */
    pathname: string;
    /** Its pattern, which is what the analytics is told. */
    pattern: string;
  },
): void {
  const { language } = usePlatform();
  const setup = useSiteSetup();
  const counts = useConsent("analytics") && !preview;
  const talks = useConsent("chat") && !preview && email !== "";
  const locale = languageTag(language);
  const counting = useScript(
    (counts && setup?.analytics_script) || null,
    () => window.candorAnalytics?.init({ locale }),
    () => window.candorAnalytics?.stop(),
  );
  useScript(
    (talks && setup?.chat_script) || null,
    () => window.candorChat?.init({ email, locale }),
    () => window.candorChat?.stop(),
  );
  const tell = useEffectEvent(() => window.candorAnalytics?.page(page.pattern));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page view of its own
  useEffect(() => {
    if (counting) tell();
  }, [counting, page.pathname]);
}
