import type { CurrentUser } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { PageHeader, Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { CompanyForm } from "./CompanyForm.tsx";
import * as css from "./CompanyScreen.css.ts";

/** What the portal and its reports say of the company. An owner changes it; others, and a preview, read it. */
export function CompanyScreen({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("company");
  const { company, role, preview } = user;
  return (
    <>
      <PageHeader title={company.name} subtitle={t("subtitle")} />
      <Section title={t("title")}>
        {role === "owner" && !preview ? (
          <CompanyForm company={company} />
        ) : (
          <>
            <KeyValueList items={[{ id: "name", label: t("name"), value: company.name }]} />
            <p className={css.readOnly}>{t(preview ? "preview" : "viewer")}</p>
          </>
        )}
      </Section>
    </>
  );
}
