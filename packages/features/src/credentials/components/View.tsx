import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAround } from "./CredentialFrame.tsx";
import * as css from "./credentials.css.ts";

/** Id of the title, for forms that it names. */
export const TITLE_ID = "credentials-title";

export interface ViewProps {
  title: string;
  subtitle?: ReactNode;
  /** The way back to sign-in stands below, unless the content leads there itself. */
  back?: boolean;
  children?: ReactNode;
}

/** What a page shows at one moment. In another one's place it takes the focus, so that it is read. */
export function View({ title, subtitle, back = true, children }: ViewProps) {
  const { t } = useTranslation(["credentials", "common"]);
  const { signInHref, onTitle, shown } = useAround();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = `${title} · ${t("common:appName")}`;
  useEffect(() => onTitle(name), [onTitle, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another view, in the same place of the tree
  useLayoutEffect(() => {
    if (shown.current) heading.current?.focus();
    shown.current = true;
  }, [shown, name]);
  return (
    <>
      <h1 id={TITLE_ID} ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      <div className={css.content}>{children}</div>
      {back && (
        <p className={css.back}>
          <a className={css.link} href={signInHref}>
            {t("backToSignIn")}
          </a>
        </p>
      )}
    </>
  );
}
