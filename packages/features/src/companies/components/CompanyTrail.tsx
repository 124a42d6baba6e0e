import type { AuditEntry } from "@candor/api/entities";
import { type DataColumn, DataTable } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Section } from "@candor/ui/shell";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useActionText, useActorName } from "../../logs/index.ts";
import { Loaded, useFormat, usePlatform } from "../../platform/index.ts";
import { useCompanyTrail } from "../queries.ts";
import * as css from "./CompanyList.css.ts";

/** Addresses of what its people did, and of what was done to it. */
export interface CompanyLogs {
  people: string;
  staff: string;
}

const rowId = ({ id }: AuditEntry) => id;

/** The newest lines of the audit log about a company: what staff did to it, and what its people did. */
export function CompanyTrail({ id, logs }: { id: string; logs: CompanyLogs }) {
  const { t } = useTranslation("companies");
  const { dateTime } = useFormat();
  const { Link } = usePlatform();
  const query = useCompanyTrail(id);
  const text = useActionText();
  const nameOf = useActorName();
  const columns = useMemo((): readonly DataColumn<AuditEntry>[] => {
    return [
      { id: "at", header: t("trail.at"), width: 176, cell: ({ at }) => dateTime(at) },
      { id: "actor", header: t("trail.actor"), width: 240, cell: nameOf },
      { id: "action", header: t("trail.action"), cell: text.entry },
    ];
  }, [t, dateTime, text, nameOf]);
  return (
    <Section
      title={t("trail.title")}
      inset={query.data?.length === 0 ? "padded" : "flush"}
      actions={
        <span className={css.foot}>
          <Link href={logs.people}>{t("page.logsPeople")}</Link>
          <Link href={logs.staff}>{t("page.logsStaff")}</Link>
        </span>
      }
    >
      <Loaded query={query} loading={<SkeletonRows label={t("trail.loading")} />}>
        {(lines) =>
          lines.length === 0 ? (
            <p className={css.muted}>{t("trail.none")}</p>
          ) : (
            <DataTable
              label={t("trail.title")}
              columns={columns}
              rows={lines}
              rowId={rowId}
              renderNarrow={(line) => (
                <span className={css.narrow}>
                  <span>{text.entry(line)}</span>
                  <span className={css.foot}>
                    <span>{nameOf(line)}</span>
                    <span>{dateTime(line.at)}</span>
                  </span>
                </span>
              )}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
