import { Vernier } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import * as css from "./Loading.css.ts";

export interface LoadingProps {
  /** Title of the page where nothing else on it is one: heard, and not seen. */
  title?: string | undefined;
  /** Read aloud while waiting. */
  label: string;
  /** Why it has not gone on; stays when its notice has gone. */
  failure?: string | undefined;
  /** Asks again; only where that can help. */
  onRetry?: (() => void) | undefined;
}

/** Ticks that run until the server has answered as the page needs it. */
export function Loading({ title, label, failure, onRetry }: LoadingProps) {
  const { t } = useTranslation("campaign");
  return (
    <div className={css.loading}>
      {title !== undefined && <h1 className={hidden}>{title}</h1>}
      <Vernier counts={{}} loading size="header" width={221} label={label} role="status" />
      {failure && <p className={css.failure}>{failure}</p>}
      {onRetry && <Button onClick={onRetry}>{t("retry")}</Button>}
    </div>
  );
}
