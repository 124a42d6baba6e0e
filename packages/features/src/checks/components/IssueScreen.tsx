import { isApiError } from "@candor/api/client";
import { ASSET_TYPES, type AssetType } from "@candor/api/entities";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { PageHeader, Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { Loaded, useFormat } from "../../platform/index.ts";
import { issueHref } from "../address.ts";
import { useIssue } from "../queries.ts";
import { AssetTable } from "./AssetTable.tsx";
import { IssueCount } from "./IssueCount.tsx";

/** Reads a type of asset from an address; what is none is no filter. */
export const assetTypeOf = (text: string | undefined): AssetType | undefined =>
  ASSET_TYPES.find((type) => type === text);

export interface IssueScreenProps {
  /** Id of the check, such as `web.tls.https`. */
  checkId: string;
  /** Only assets of this type. */
  assetType: AssetType | undefined;
  backHref: string;
}

/** One check in the assets of each type: how many have the issue, and how each stands. */
export function IssueScreen({ checkId, assetType, backHref }: IssueScreenProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const missing = (error: Error) =>
    isApiError(error) && (error.key === "check.not_found" || error.key === "common.invalid") ? (
      <EmptyState
        level={1}
        title={t("detail.notFoundTitle")}
        description={t("issue.notFoundText")}
        action={<Button href={backHref}>{t("detail.toChecks")}</Button>}
      />
    ) : null;
  return (
    <Loaded
      query={useIssue(checkId, assetType)}
      loading={<SkeletonRows label={t("issue.loading")} />}
      onError={missing}
    >
      {({ title, badge, badges, list }) => (
        <>
          <PageHeader
            size="sentence"
            title={format.text(title)}
            actions={assetType && <Button href={issueHref(checkId)}>{t("issue.allTypes")}</Button>}
          >
            <IssueCount badge={badge} />
          </PageHeader>
          {badges.map((ofType) => {
            const type = t(`common:assetType.${ofType.assetType}`);
            return (
              <Section
                key={ofType.assetType}
                inset="flush"
                title={type}
                actions={badges.length > 1 && <IssueCount badge={ofType} />}
              >
                <AssetTable label={type} assets={list.filter((one) => one.asset_type === ofType.assetType)} />
              </Section>
            );
          })}
        </>
      )}
    </Loaded>
  );
}
