import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PublicView, type PublicViewProps } from "../../session/index.ts";
import { useAround } from "./CredentialViews.tsx";
import * as css from "./credentials.css.ts";

export interface ViewProps extends Pick<PublicViewProps, "title" | "subtitle" | "children"> {
  /** The way back to sign-in stands below, unless the content leads there itself. */
  back?: boolean;
}

/** What a page shows at one moment. In another one's place it takes the focus, so that it is read. */
export function View({ title, back = true, ...view }: ViewProps) {
  const { t } = useTranslation(["credentials", "common"]);
  const { signInHref, onTitle, appName, shown } = useAround();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = `${title} · ${appName ?? t("common:appName")}`;
  useEffect(() => onTitle(name), [onTitle, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another view, in the same place of the tree
  useLayoutEffect(() => {
    if (shown.current) heading.current?.focus();
    shown.current = true;
  }, [shown, name]);
  return (
    <PublicView
      title={title}
      titleRef={heading}
      note={
        back && (
          <a className={css.link} href={signInHref}>
            {t("backToSignIn")}
          </a>
        )
      }
      {...view}
    />
  );
}
