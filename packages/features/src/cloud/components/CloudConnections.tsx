import type { listCloudConnections, ReplyOf } from "@candor/api/contract";
import { SkeletonRows } from "@candor/ui/feedback";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../platform/index.ts";
import { useCloudConnections } from "../queries.ts";
import { AddAccount } from "./AddAccount.tsx";
import { CloudAccount } from "./CloudAccount.tsx";
import * as css from "./CloudConnections.css.ts";

export interface CloudConnectionsProps {
  /** Whether the user may add and disconnect; others read how it stands and may look again. */
  canChange: boolean;
}

/** The company's cloud accounts: how each connection stands, and what to do next. */
export function CloudConnections({ canChange }: CloudConnectionsProps) {
  const { t } = useTranslation("cloud");
  return (
    <Loaded query={useCloudConnections()} loading={<SkeletonRows label={t("loading")} rows={2} />}>
      {(reply) => <Accounts {...reply} canChange={canChange} />}
    </Loaded>
  );
}

type AccountsProps = CloudConnectionsProps & ReplyOf<typeof listCloudConnections>;

function Accounts({ configured, list, limit, plan_ended, template, canChange }: AccountsProps) {
  const { t } = useTranslation(["cloud", "message"]);
  const limitReached = list.length >= limit && t("message:cloud.limit_reached");
  const refusal = plan_ended ? t("message:member.plan_ended") : limitReached;
  const region = useRef<HTMLDivElement>(null);
  const known = useRef(list.length);
  // What had the focus goes with its account.
  useEffect(() => {
    if (list.length < known.current) region.current?.focus();
    known.current = list.length;
  }, [list.length]);
  return (
    <div ref={region} className={css.block} tabIndex={-1}>
      <p className={css.about}>{t(configured ? "about" : "notConfigured")}</p>
      {list.length > 0 && (
        <ul className={css.accounts} aria-label={t("accounts")}>
          {list.map((account) => (
            <CloudAccount key={account.id} account={account} template={template} canChange={canChange} />
          ))}
        </ul>
      )}
      {configured && canChange && (refusal ? <p className={css.note}>{refusal}</p> : <AddAccount />)}
      {!canChange && <p className={css.note}>{t("ownerOnly")}</p>}
    </div>
  );
}
