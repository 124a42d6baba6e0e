import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader, Section } from "@candor/ui/shell";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
import { standingOf } from "../list-state.ts";
import { useCompany } from "../queries.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";
import { CompanyPeople } from "./CompanyPeople.tsx";
import { OwnerDialog } from "./OwnerDialog.tsx";

export interface CompanyPageProps {
  id: string;
  /** Address of the list. */
  listHref: string;
}

/** One company: its plan and state, and its people. */
export function CompanyPage({ id, listHref }: CompanyPageProps) {
  const { t } = useTranslation("companies");
  const query = useCompany(id);
  const [inviting, setInviting] = useState(false);
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("page.loading")}
      missing={{
        codes: ["member.company_not_found"],
        title: t("page.missingTitle"),
        text: t("page.missingText"),
      }}
      back={{ href: listHref, label: t("page.back") }}
    >
      {(company) => {
        const suspended = standingOf(company.company_status) === "suspended";
        return (
          <>
            <PageHeader
              title={company.name}
              subtitle={suspended ? t("page.suspended") : undefined}
              actions={
                <Button
                  variant="primary"
                  icon={<Icon of={UserPlus} />}
                  aria-disabled={suspended}
                  onClick={() => setInviting(true)}
                >
                  {t("invite.open")}
                </Button>
              }
            />
            <Section title={t("page.about")}>
              <CompanyFacts company={company} />
            </Section>
            <CompanyPeople id={company.id} />
            {inviting && <OwnerDialog company={company} onClose={() => setInviting(false)} />}
          </>
        );
      }}
    </DetailScreen>
  );
}
