import type { CurrentUser } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { CloudConnections } from "../../cloud/index.ts";
import { JiraConnection } from "../../jira/index.ts";
import type { Arriving } from "../../platform/index.ts";
import { CompanyMark } from "../../shell/index.ts";
import * as css from "./SettingsScreen.css.ts";
import { Subscription } from "./Subscription.tsx";

export interface GeneralTabProps extends Arriving {
  user: CurrentUser;
  /** Address of the company's details. */
  companyHref: string;
  /** Leaves for a page elsewhere, such as the one that asks for consent. */
  onLeave: (url: string) => void;
}

/** The company's details and plan, and what it is connected to. */
export default function GeneralTab({ user, companyHref, onLeave }: GeneralTabProps) {
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
