import type { ReportShare } from "@candor/api/contract";
import { CopyButton, SkeletonRows } from "@candor/ui/feedback";
import { Button, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { rows } from "../../frames/index.ts";
import { Loaded } from "../../platform/index.ts";
import { useRevokeShare, useShares } from "../queries.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareList } from "./ShareList.tsx";
import * as css from "./shares.css.ts";

export interface ShareLinksProps {
  assessmentId: string;
  /** Administrators make links and take them back. */
  canShare: boolean;
}

/** Links by which people without an account read the report of an assessment, and who opened them. */
export function ShareLinks({ assessmentId, canShare }: ShareLinksProps) {
  const { t } = useTranslation("shared-reports");
  const query = useShares(assessmentId);
  const revoke = useRevokeShare();
  const [asking, setAsking] = useState(false);
  const [revoking, setRevoking] = useState<ReportShare | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { show } = useNotice();
  const tell = (url: string) => {
    setMade(url);
    show({ kind: "success", text: t("made.done") });
  };
  return (
    <>
      {canShare && (
        <div className={css.add}>
          <Button onClick={() => setAsking(true)}>{t("add")}</Button>
        </div>
      )}
      {made !== null && <Made url={made} />}
      <div ref={list} tabIndex={-1} className={rows.list}>
        <Loaded query={query} loading={<SkeletonRows label={t("loading")} />}>
          {({ list: shares }) =>
            shares.length === 0 ? (
              <p className={rows.detail}>{t("none")}</p>
            ) : (
              <ShareList shares={shares} label={t("title")} onRevoke={canShare ? setRevoking : undefined} />
            )
          }
        </Loaded>
      </div>
      {asking && <ShareDialog assessmentId={assessmentId} onMade={tell} onClose={() => setAsking(false)} />}
      {revoking && (
        <Question
          title={t("revokeTitle")}
          text={t("revokeText")}
          confirmLabel={t("revoke")}
          destructive
          doneText={t("revoked")}
          onYes={() => revoke.mutateAsync({ id: revoking.id })}
          onDone={() => {
            setRevoking(null);
            // The pressed button is gone.
            list.current?.focus();
          }}
          onCancel={() => setRevoking(null)}
        />
      )}
    </>
  );
}

/** The new link, told once. */
function Made({ url }: { url: string }) {
  const { t } = useTranslation("shared-reports");
  return (
    <section className={css.made} aria-label={t("made.title")}>
      <TextField
        className={css.link}
        label={t("made.field")}
        hint={t("made.text")}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton label={t("made.copy")} copiedLabel={t("made.copied")} text={url} />
    </section>
  );
}
