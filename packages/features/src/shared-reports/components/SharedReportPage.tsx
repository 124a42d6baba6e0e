import { isApiError } from "@candor/api/client";
import type { SharedReport } from "@candor/api/contract";
import { EmptyState, LoadError, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PublicPage } from "../../help/index.ts";
import { type Arriving, useErrorText } from "../../platform/index.ts";
import { useOpenReport } from "../queries.ts";
import { PasswordGate } from "./PasswordGate.tsx";
import { ReportSheet } from "./ReportSheet.tsx";
import * as css from "./report.css.ts";

export interface SharedReportPageProps {
  /** From the address of the link. */
  code: string;
  /** At the end of the bar, such as the choice of language. */
  corner?: ReactNode;
  onTitle: (title: string) => void;
}

export type LazySharedReportPageProps = SharedReportPageProps & Arriving;

/** The report of an assessment for somebody without an account, by a link that expires. */
export function SharedReportPage({ code, corner, onTitle }: SharedReportPageProps) {
  const { t } = useTranslation(["shared-reports", "common"]);
  const errorText = useErrorText();
  const { mutate, data, error } = useOpenReport();
  const [unlocked, setUnlocked] = useState<SharedReport | null>(null);
  const report = unlocked ?? data?.report ?? null;
  const title = report ? t("report.title", { number: report.number }) : t("report.gone");
  // Opened once, however often it is drawn: each opening is listed.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === code) return;
    asked.current = code;
    mutate({ code });
  }, [code, mutate]);
  const heading = data?.report === null && !unlocked ? t("password.title") : title;
  useEffect(() => {
    if (data || error) onTitle(`${heading} · ${t("common:appName")}`);
  }, [data, error, heading, onTitle, t]);
  const isGone = isApiError(error) && error.status < 500 && error.status !== 429;
  return (
    <PublicPage corner={corner}>
      <main id="content" className={css.main} tabIndex={-1}>
        {report ? (
          <ReportSheet report={report} />
        ) : data ? (
          <PasswordGate code={code} onOpen={setUnlocked} />
        ) : isGone ? (
          <EmptyState
            level={1}
            title={t("report.gone")}
            description={t("report.goneText")}
            action={<Button href="/">{t("report.start")}</Button>}
          />
        ) : error ? (
          <LoadError
            level={1}
            title={errorText(error)}
            retryLabel={t("common:action.tryAgain")}
            onRetry={() => mutate({ code })}
          />
        ) : (
          <SkeletonRows label={t("report.loading")} />
        )}
      </main>
    </PublicPage>
  );
}
