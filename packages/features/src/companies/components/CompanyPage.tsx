import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader, Section } from "@candor/ui/shell";
import { ExternalLink, Pencil, UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { scansAddress, usePreview } from "../../scans/index.ts";
import { companyStateOf } from "../list-state.ts";
import { DeleteDialog, OwnerDialog, SettingsDialog } from "../parts.ts";
import { useChangeCompany, useCompany } from "../queries.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";
import * as css from "./CompanyList.css.ts";
import { CompanyPeople } from "./CompanyPeople.tsx";
import { type CompanyLogs, CompanyTrail } from "./CompanyTrail.tsx";
import { CompanyUsage } from "./CompanyUsage.tsx";

export interface CompanyPageProps {
  id: string;
  /** Address of the list. */
  listHref: string;
  /** Where the log tells of it; null for those who may not read the log. */
  logs: CompanyLogs | null;
  /** The reader may delete it. */
  mayDelete: boolean;
  /** The reader may open scans. */
  mayReadScans: boolean;
}

/** One company: its plan and state, what it uses, its people, what happened to it, and how it is deleted. */
export function CompanyPage({ id, listHref, logs, mayDelete, mayReadScans }: CompanyPageProps) {
  const { t } = useTranslation("companies");
  const { navigate } = usePlatform();
  const query = useCompany(id);
  const preview = usePreview();
  const change = useChangeCompany();
  const [open, setOpen] = useState<"invite" | "settings" | "state" | "remove" | null>(null);
  const close = () => setOpen(null);
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
        const suspended = companyStateOf(company.company_status) === "suspended";
        const turn = suspended ? "resume" : "suspend";
        return (
          <>
            <PageHeader
              title={company.name}
              subtitle={suspended ? t("page.suspended") : undefined}
              actions={
                <>
                  <Button variant="quiet" onClick={() => setOpen("state")}>
                    {t(`turn.${turn}.open`)}
                  </Button>
                  <Button
                    icon={<Icon of={ExternalLink} />}
                    loading={preview.isPending}
                    onClick={() => preview.open(id, "/home")}
                  >
                    {t("page.preview")}
                  </Button>
                  <Button icon={<Icon of={Pencil} />} onClick={() => setOpen("settings")}>
                    {t("settings.open")}
                  </Button>
                  <Button
                    variant="primary"
                    icon={<Icon of={UserPlus} />}
                    aria-disabled={suspended}
                    title={suspended ? t("invite.suspended") : undefined}
                    onClick={() => setOpen("invite")}
                  >
                    {t("invite.open")}
                  </Button>
                </>
              }
            />
            <Section title={t("page.about")}>
              <CompanyFacts
                company={company}
                lastScanHref={
                  mayReadScans
                    ? scansAddress.href({ search: `S-${company.last_scan}`, company: company.id })
                    : null
                }
              />
            </Section>
            <CompanyUsage id={company.id} />
            <CompanyPeople company={company} />
            {logs && <CompanyTrail id={company.id} logs={logs} />}
            {mayDelete && (
              <Section
                title={t("remove.section")}
                actions={
                  <Button variant="danger" onClick={() => setOpen("remove")}>
                    {t("remove.open")}
                  </Button>
                }
              >
                <p className={css.muted}>{t("remove.text")}</p>
              </Section>
            )}
            {open === "invite" && <OwnerDialog company={company} onClose={close} />}
            {open === "remove" && (
              <DeleteDialog
                company={company}
                onClose={close}
                onDeleted={() => {
                  close();
                  navigate(listHref, { replace: true });
                }}
              />
            )}
            {open === "settings" && <SettingsDialog company={company} onClose={close} />}
            {open === "state" && (
              <Question
                title={t(`turn.${turn}.title`, { name: company.name })}
                text={t(`turn.${turn}.text`)}
                confirmLabel={t(`turn.${turn}.open`)}
                destructive={!suspended}
                onYes={() => change.mutateAsync({ id, company_status: suspended ? 1 : 0 })}
                doneText={t(`turn.${turn}.done`, { name: company.name })}
                onDone={close}
                onCancel={close}
              />
            )}
          </>
        );
      }}
    </DetailScreen>
  );
}
