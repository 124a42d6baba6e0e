import { exportAssets } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import { PageHeader, Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListExport } from "../../exports/index.ts";
import { AsOf, DetailScreen, DroppedNote, FirstOf } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { IssueState } from "../address.ts";
import type { Reader } from "../permissions.ts";
import { toAssetFilters, useIssue } from "../queries.ts";
import { AssetTable } from "./AssetTable.tsx";
import { CheckHistory } from "./CheckHistory.tsx";
import { IssueCount } from "./IssueCount.tsx";

/** Assets of a type that are shown, the worst first, until all are asked for. */
const FIRST = 20;

export interface IssueScreenProps {
  /** The check, the type of assets and the assessment, in the address. */
  address: AddressState<IssueState>;
  backHref: string;
  /** Who reads: what they may do with several assets is offered. */
  user?: Reader;
}

/** One check in the assets of each type: how many have the issue, how each stands, and what happened in any of them. */
export function IssueScreen({ address, backHref, user }: IssueScreenProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const { state, change } = address;
  const allTypes = { href: address.hrefFor({ assetType: null }), label: t("issue.allTypes") };
  return (
    <DetailScreen
      query={useIssue(state)}
      loadingLabel={t("issue.loading")}
      missing={{
        codes: ["check.not_found"],
        title: t("detail.notFoundTitle"),
        text: t(state.assetType ? "issue.notOfType" : "issue.notFoundText"),
      }}
      back={state.assetType ? allTypes : { href: backHref, label: t("detail.toChecks") }}
    >
      {({ title, as_of, badge, badges, list, history }) => (
        <>
          <PageHeader
            size="sentence"
            title={format.text(title)}
            actions={
              <>
                {state.assetType && <Button href={allTypes.href}>{allTypes.label}</Button>}
                {user && <ListExport endpoint={exportAssets} filters={toAssetFilters(state)} user={user} />}
              </>
            }
          >
            <IssueCount badge={badge} />
          </PageHeader>
          {state.assessmentId && <AsOf at={as_of} onLast={() => change({ assessmentId: null })} />}
          <DroppedNote address={address} />
          {badges.map((ofType) => {
            const type = t(`common:assetType.${ofType.assetType}`);
            return (
              <Section
                key={ofType.assetType}
                inset="flush"
                title={type}
                actions={badges.length > 1 && <IssueCount badge={ofType} />}
              >
                <FirstOf all={list.filter((one) => one.asset_type === ofType.assetType)} first={FIRST} flush>
                  {(assets) => (
                    <AssetTable
                      label={type}
                      title={title}
                      assets={assets}
                      // What is of an earlier assessment can be read, not changed.
                      user={state.assessmentId ? undefined : user}
                    />
                  )}
                </FirstOf>
              </Section>
            );
          })}
          <Section title={t("detail.history")}>
            <CheckHistory history={history} />
          </Section>
        </>
      )}
    </DetailScreen>
  );
}
