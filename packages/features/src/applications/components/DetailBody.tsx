import { type EvidenceTable, SEPARATORS } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { CardState } from "../address.ts";
import type { CardReply } from "../types.ts";
import * as css from "./applications.css.ts";
import { CardBody, type CardTablesState } from "./CardBody.tsx";

export interface DetailBodyProps {
  card: CardReply;
  address: AddressState<CardState>;
  /** 1: one vendor over all its hosts. 2: one of them. */
  level: 1 | 2;
}

const rowsOf = (
  table: EvidenceTable,
  test: (row: EvidenceTable["rows"][number]) => boolean,
): EvidenceTable => {
  const rows = table.rows.filter(test);
  return { ...table, rows, total: rows.length };
};

/** Everything that a card holds of one vendor, or of one of its hosts. */
export default function DetailBody({ card, address, level }: DetailBodyProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const { Link, language } = usePlatform();
  const { state, change, hrefFor } = address;
  const { owner, host } = state;
  const onStateChange = useCallback(
    (part: Partial<CardTablesState>) => change(part, { replace: part.search !== undefined }),
    [change],
  );
  const { about, hosts } = useMemo(() => {
    const ofOwner = (row: EvidenceTable["rows"][number]) =>
      owner === "" || row.owner === owner || row.host === owner;
    const ofHost = (row: EvidenceTable["rows"][number]) =>
      level === 1 || host === "" || row.host === host || row.domain === host;
    const tables = card.tables
      .map((table) => rowsOf(table, (row) => ofOwner(row) && ofHost(row)))
      .filter(({ rows }) => rows.length > 0);
    const found = tables.flatMap(({ rows }) => rows.map((row) => row.host ?? row.domain));
    return {
      about: { ...card, tables },
      hosts: [...new Set(found.filter((one): one is string => typeof one === "string"))],
    };
  }, [card, owner, host, level]);
  const name = level === 2 && host !== "" ? host : owner;
  if (about.tables.length === 0) {
    return (
      <EmptyState
        title={t("detail.noneTitle")}
        description={t("detail.noneText")}
        action={<Button href={hrefFor({ kind: "t", owner: "", host: "" })}>{t("detail.whole")}</Button>}
      />
    );
  }
  return (
    <>
      <h2 className={css.sentence}>{name === "" ? t("detail.all") : t("detail.of", { name })}</h2>
      {level === 1 && hosts.length > 0 && (
        <p className={css.remark}>
          {t("detail.hosts", { count: hosts.length, value: format.count(hosts.length) })}
          {language === "en" && " "}
          {hosts.slice(0, 12).map((one, at) => (
            <span key={one}>
              {at > 0 && SEPARATORS[language]}
              <Link href={hrefFor({ kind: "detail2", host: one })}>{one}</Link>
            </span>
          ))}
        </p>
      )}
      {level === 2 && owner !== "" && (
        <p className={css.remark}>
          <Link href={hrefFor({ kind: "detail", host: "" })}>{t("detail.up", { name: owner })}</Link>
        </p>
      )}
      <CardBody card={about} state={state} onStateChange={onStateChange} plain said />
    </>
  );
}
