import type { CurrentUser } from "@candor/api/entities";
import { PageHeader } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { cloudCatalogue } from "../../cloud/index.ts";
import { decisionsCatalogue, type LedgerProps } from "../../decisions/index.ts";
import { DetailTabs, DroppedNote, LatePlace } from "../../frames/index.ts";
import { jiraCatalogue } from "../../jira/index.ts";
import { lazyPart } from "../../platform/index.ts";
import { SETTINGS_TABS, type SettingsState, type SettingsTab } from "../address.ts";
import type { GeneralTabProps } from "./GeneralTab.tsx";

export interface SettingsScreenProps extends Pick<GeneralTabProps, "companyHref" | "onLeave"> {
  user: CurrentUser;
  /** The tab and the ledger's filters, in the address. */
  address: AddressState<SettingsState>;
}

// A tab is fetched when it is first opened.
const General = lazyPart<GeneralTabProps>([cloudCatalogue, jiraCatalogue], () => import("./GeneralTab.tsx"));
const Ledger = lazyPart<LedgerProps>(
  decisionsCatalogue,
  () => import("../../decisions/components/Ledger.tsx"),
);

/** What is set for the whole company: its details, and what it is connected to; and what was decided for it. */
export function SettingsScreen({ address, user, companyHref, onLeave }: SettingsScreenProps) {
  const { t } = useTranslation("settings");
  const content: Record<SettingsTab, (onMissing: () => void) => ReactNode> = {
    general: (onMissing) => (
      <General user={user} companyHref={companyHref} onLeave={onLeave} onMissing={onMissing} />
    ),
    decisions: (onMissing) => <Ledger address={address} user={user} onMissing={onMissing} />,
  };
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle", { company: user.company.name })} />
      <DroppedNote address={address} />
      <DetailTabs
        address={address}
        label={t("title")}
        tabs={SETTINGS_TABS.map((value) => ({
          value,
          label: t(value),
          content: (
            <LatePlace key={value} loadingLabel={t("loading")}>
              {content[value]}
            </LatePlace>
          ),
        }))}
      />
    </>
  );
}
