import type { AccountSession } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { Section } from "@candor/ui/shell";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../forms/index.ts";
import { rows } from "../../frames/index.ts";
import { Loaded, useFormat } from "../../platform/index.ts";
import { deviceOf } from "../device.ts";
import { useRevoke, useRevokeOthers, useSessions } from "../queries.ts";
import * as css from "./AccountScreen.css.ts";

interface Ending<Request, Reply> {
  isPending: boolean;
  variables: Request | undefined;
  mutate: (request: Request, on: { onSuccess: (reply: Reply) => void; onSettled?: () => void }) => void;
}

export interface SessionListProps {
  query: UseQueryResult<{ list: AccountSession[] }>;
  revoke: Ending<{ id: string }, unknown>;
  revokeOthers: Ending<Record<string, never>, { ended: number }>;
  /** What ends with all others, as the question says it; default: what holds for customers. */
  endOthersText?: string;
  /** What is told once one has ended; default: what holds for customers. */
  endedText?: string;
}

/** Where a customer is signed in. */
export const Sessions = () => (
  <SessionList query={useSessions()} revoke={useRevoke()} revokeOthers={useRevokeOthers()} />
);

/** Where the reader is signed in, and the way to end it there. */
export function SessionList({ query, revoke, revokeOthers, endOthersText, endedText }: SessionListProps) {
  const { t } = useTranslation("account");
  const { show } = useNotice();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const all = query.data?.list ?? [];
  const tell = (text: string) => {
    show({ kind: "success", text });
    // The pressed button is gone.
    list.current?.focus();
  };
  return (
    <Section
      title={t("sessions")}
      meta={query.data && t("count", { count: all.length })}
      actions={all.length > 1 && <Button onClick={() => setAsking(true)}>{t("endOthers")}</Button>}
    >
      <Loaded query={query} loading={<SkeletonRows label={t("sessionsLoading")} />}>
        {() => (
          <ul ref={list} className={rows.list} tabIndex={-1} aria-label={t("sessions")}>
            {all.map((session) => (
              <Row
                key={session.id}
                session={session}
                ending={revoke.isPending && revoke.variables?.id === session.id}
                onEnd={() =>
                  revoke.mutate({ id: session.id }, { onSuccess: () => tell(endedText ?? t("ended")) })
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t("endOthersTitle")}
        text={endOthersText ?? t("endOthersText")}
        confirmLabel={t("endOthers")}
        busy={revokeOthers.isPending}
        onConfirm={() =>
          revokeOthers.mutate(
            {},
            {
              onSuccess: ({ ended }) => tell(t("endedOthers", { count: ended })),
              onSettled: () => setAsking(false),
            },
          )
        }
        destructive
      />
    </Section>
  );
}

interface RowProps {
  session: AccountSession;
  ending: boolean;
  onEnd: () => void;
}

function Row({ session, ending, onEnd }: RowProps) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const known = deviceOf(session.device);
  const device = known ? t("device", known) : (session.device ?? t("unknownDevice"));
  const begun = t("begun", {
    at: format.dateTime(session.created_at),
    method: t(`methods.${session.method}`),
  });
  const seen = t("seen", { at: format.dateTime(session.last_seen_at) });
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <div className={css.device}>
          {device}
          {session.current && <Tag>{t("current")}</Tag>}
        </div>
        <div className={rows.detail}>{[seen, session.address].filter(Boolean).join(" · ")}</div>
        <div className={rows.detail}>{begun}</div>
      </div>
      {!session.current && (
        <Button aria-label={t("endOne", { device })} loading={ending} onClick={onEnd}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
