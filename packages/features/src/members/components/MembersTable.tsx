import type { CurrentUser, Member } from "@candor/api/entities";
import { DataTable, useMatches } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button, SearchField } from "@candor/ui/forms";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { useMemberColumns, useMemberParts } from "../columns.tsx";
import type { MemberQuestion, QuestionKind } from "../question.ts";
import { MemberName } from "./MemberName.tsx";
import { MemberQuestionDialog } from "./MemberQuestionDialog.tsx";
import { MemberState } from "./MemberState.tsx";
import * as css from "./MembersScreen.css.ts";

/** More people than this are searched, not read. */
const SEARCH_FROM = 10;

const rowId = (member: Member) => member.id;
const textOf = ({ name, email }: Member) => `${name}\n${email}`;

export interface MembersTableProps {
  team: readonly Member[];
  user: Pick<CurrentUser, "role" | "preview">;
  /** The plan has ended: no invitation is sent again. */
  planEnded: boolean;
  /** The reader has left the team, and is signed out. */
  onLeft: () => void;
}

/** The people of a team, and what the reader may do with each. */
export function MembersTable({ team, user, planEnded, onLeft }: MembersTableProps) {
  const { t } = useTranslation(["members", "message"]);
  const format = useFormat();
  const [search, setSearch] = useState("");
  const [ask, setAsk] = useState<MemberQuestion | null>(null);
  const [answered, setAnswered] = useState(0);
  const table = useRef<HTMLElement>(null);
  const shown = useMatches(team, search, textOf);
  const canManage = user.role === "owner" && !user.preview;
  const unsent = planEnded ? t("message:member.plan_ended") : null;
  const parts = useMemberParts({ team, canManage, readOnly: user.preview, unsent, onAsk: setAsk });
  const columns = useMemberColumns(parts);

  // The pressed button may have gone with its row.
  useEffect(() => {
    if (answered > 0 && document.activeElement === document.body) table.current?.focus();
  }, [answered]);
  const done = useCallback(
    (kind: QuestionKind) => {
      setAsk(null);
      setAnswered((before) => before + 1);
      if (kind === "leave") onLeft();
    },
    [onLeft],
  );

  return (
    <section ref={table} tabIndex={-1} aria-label={t("title")}>
      {team.length > SEARCH_FROM && (
        <div className={css.search}>
          <SearchField
            className={css.box}
            aria-label={t("search")}
            placeholder={t("search")}
            clearLabel={t("clearSearch")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span className={css.found} aria-live="polite">
            {search.trim() &&
              t("found", { shown: format.count(shown.length), all: format.count(team.length) })}
          </span>
        </div>
      )}
      <DataTable
        label={t("title")}
        density="double"
        columns={columns}
        rows={shown}
        rowId={rowId}
        empty={
          search.trim() ? (
            <EmptyState
              title={t("noMatch")}
              description={t("noMatchText")}
              action={<Button onClick={() => setSearch("")}>{t("showAll")}</Button>}
            />
          ) : (
            <EmptyState title={t("empty")} />
          )
        }
        renderNarrow={(member) => (
          <span className={css.narrowRow}>
            <MemberName member={member} />
            <span className={css.narrowFoot}>
              <MemberState member={member} />
              {parts.role(member)}
            </span>
            {parts.actions && <span className={css.actions}>{parts.actions(member)}</span>}
          </span>
        )}
      />
      {ask && <MemberQuestionDialog ask={ask} onCancel={() => setAsk(null)} onDone={done} />}
    </section>
  );
}
