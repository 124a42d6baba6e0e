import type { CurrentUser } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { PageHeader, Section } from "@candor/ui/shell";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { CloudConnections } from "../../cloud/index.ts";
import { decisionsCatalogue, type LedgerProps } from "../../decisions/index.ts";
import { DetailTabs, DroppedNote } from "../../frames/index.ts";
import { JiraConnection } from "../../jira/index.ts";
import { lazyPart, useMissing } from "../../platform/index.ts";
import { CompanyMark } from "../../shell/index.ts";
import type { SettingsState } from "../address.ts";
import * as css from "./SettingsScreen.css.ts";
import { Subscription } from "./Subscription.tsx";

export interface SettingsScreenProps {
  user: CurrentUser;
  /** The tab and the ledger's filters, in the address. */
  address: AddressState<SettingsState>;
  /** Address of the company's details. */
  companyHref: string;
  /** Leaves for a page elsewhere, such as the one that asks for consent. */
  onLeave: (url: string) => void;
}

// The ledger is fetched when it is first opened.
const Ledger = lazyPart<LedgerProps>(
  decisionsCatalogue,
  () => import("../../decisions/components/Ledger.tsx"),
);

/** What is set for the whole company: its details, and what it is connected to; and what was decided for it. */
export function SettingsScreen({ address, ...props }: SettingsScreenProps) {
  const { t } = useTranslation("settings");
  const { user } = props;
  const missing = useMissing(() => address.change({ tab: "general" }, { replace: true }));
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle", { company: user.company.name })} />
      <DroppedNote address={address} />
      <DetailTabs
        address={address}
        label={t("title")}
        tabs={[
          { value: "general", label: t("general"), content: <General {...props} /> },
          {
            value: "decisions",
            label: t("decisions"),
            content: (
              <Suspense>
                <Ledger address={address} user={user} onMissing={missing} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function General({ user, companyHref, onLeave }: Omit<SettingsScreenProps, "address">) {
  const { t } = useTranslation("settings");
  const { company, role, preview } = user;
  const canChange = role === "owner" && !preview;
  return (
    <>
      <Section title={t("company")}>
        <Inline space={3}>
          <CompanyMark company={company} size={40} />
          <span className={css.name}>{company.name}</span>
          <Button href={companyHref}>{t(canChange ? "editCompany" : "seeCompany")}</Button>
        </Inline>
      </Section>
      <Section title={t("subscription.title")}>
        <Subscription />
      </Section>
      <Section title={t("cloud")}>
        {preview ? <p className={css.note}>{t("preview")}</p> : <CloudConnections canChange={canChange} />}
      </Section>
      <Section title={t("integrations")}>
        {preview ? (
          <p className={css.note}>{t("preview")}</p>
        ) : (
          <JiraConnection canChange={canChange} onLeave={onLeave} />
        )}
      </Section>
    </>
  );
}
