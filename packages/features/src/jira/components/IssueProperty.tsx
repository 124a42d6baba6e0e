import { Button } from "@candor/ui/forms";
import { type Ref, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, usePlatform } from "../../platform/index.ts";
import { jiraCatalogue } from "../catalogue.ts";
import type { useCheckStatus } from "../status.ts";
import * as css from "./CheckIssue.css.ts";
import type { CheckDialogs } from "./issue-action.ts";
import type { LinkedIssueProps } from "./LinkedIssue.tsx";

// Most checks have no issue: what more is said of one, and done with it.
const LinkedIssue = lazyPart<LinkedIssueProps>(jiraCatalogue, () => import("./LinkedIssue.tsx"));

export interface IssuePropertyProps {
  status: Pick<ReturnType<typeof useCheckStatus>, "data" | "error" | "isFetching" | "refetch">;
  settingsHref: string;
  canConnect: boolean;
  onOpen: (dialog: CheckDialogs) => void;
  /** Told when what shows an issue did not arrive. */
  onMissing: () => void;
  /** Takes the focus after a change. */
  ref: Ref<HTMLSpanElement>;
}

/** The issue that a check is linked to with its status, or why there is none. */
export function IssueProperty({ ref, ...props }: IssuePropertyProps) {
  return (
    <span ref={ref} tabIndex={-1} className={css.property}>
      <Value {...props} />
    </span>
  );
}

function Value({ status, settingsHref, canConnect, onOpen, onMissing }: Omit<IssuePropertyProps, "ref">) {
  const { t } = useTranslation(["jira", "common"]);
  const { Link } = usePlatform();
  // Drawn again it would be asked for again, and told of each time.
  const [missing, setMissing] = useState(false);
  const leaveOut = () => {
    setMissing(true);
    onMissing();
  };
  const { data, error, isFetching, refetch } = status;
  if (!data) {
    if (!error) return <span className={css.note}>{t("check.asking")}</span>;
    return (
      <>
        {t("check.failed")}
        <Button size={24} loading={isFetching} onClick={() => void refetch()}>
          {t("common:action.tryAgain")}
        </Button>
      </>
    );
  }
  const { state, link } = data;
  const away = state !== "connected" && (
    <>
      <span>{t(`check.${state}`)}</span>
      {canConnect && <Link href={settingsHref}>{t("check.toSettings")}</Link>}
      {!canConnect && state !== "not_configured" && <span className={css.note}>{t("check.askOwner")}</span>}
    </>
  );
  if (link)
    return (
      <>
        <a href={link.url} target="_blank" rel="noreferrer" title={link.summary ?? undefined}>
          {link.key}
        </a>
        {!missing && (
          <Suspense>
            <LinkedIssue {...{ link, isFetching, refetch, onOpen }} onMissing={leaveOut} />
          </Suspense>
        )}
        {away && <span className={css.away}>{away}</span>}
      </>
    );
  if (away) return away;
  return (
    <>
      <span>{t("check.none")}</span>
      <Button size={24} onClick={() => onOpen("link")}>
        {t("check.link")}
      </Button>
    </>
  );
}
