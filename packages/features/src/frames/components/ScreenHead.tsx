import { PageHeader, type PageHeaderProps } from "@candor/ui/shell";
import { hidden } from "@candor/ui/tokens";
import { type ReactNode, use } from "react";
import { TitlePlace, usePageHead } from "../../shell/index.ts";
import * as css from "./frames.css.ts";

export interface ScreenHeadProps extends Pick<PageHeaderProps, "meta" | "actions" | "children"> {
  title: string;
  /** The page's answer in one sentence, with its number. */
  sentence?: ReactNode;
}

/** Head of a screen. Where an app's bar says titles, title and sentence stand there, and are not said twice. */
export function ScreenHead({ title, sentence, meta, actions, children }: ScreenHeadProps) {
  if (use(TitlePlace) === "page") {
    return (
      <PageHeader title={title} subtitle={sentence} meta={meta} actions={actions}>
        {children}
      </PageHeader>
    );
  }
  return (
    <>
      <BarHead title={title} subtitle={sentence ?? meta} />
      <h1 className={hidden}>{title}</h1>
      {sentence && <p className={css.barSentence}>{sentence}</p>}
      {actions && <div className={css.barActions}>{actions}</div>}
      {children && <div className={css.barBody}>{children}</div>}
    </>
  );
}

function BarHead({ title, subtitle }: { title: string; subtitle: ReactNode }) {
  usePageHead({ title, subtitle });
  return null;
}
