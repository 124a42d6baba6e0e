import { Button } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type ChecksScreenProps, checksCatalogue, type Reader } from "../../checks/index.ts";
import { AsOf, DetailTabs, DroppedNote, LatePlace, UnknownAssessment, useGone } from "../../frames/index.ts";
import { type Arriving, lazyPart, useFormat } from "../../platform/index.ts";
import { SCENARIO_TABS, type ScenarioState, type ScenarioTab } from "../address.ts";
import { complianceCatalogue } from "../catalogue.ts";
import { useScenario } from "../queries.ts";
import { FollowButton } from "./FollowButton.tsx";
import type { InfoTabProps } from "./InfoTab.tsx";
import { OverviewTab } from "./OverviewTab.tsx";
import { ScenarioFrame } from "./ScenarioFrame.tsx";
import { SolutionTab } from "./SolutionTab.tsx";
import type { TextsTabProps } from "./TextsTab.tsx";

export interface ScenarioScreenProps {
  /** Tab and filters, in the address. */
  address: AddressState<ScenarioState>;
  /** Who reads: what they may do with several of its checks is offered. */
  user?: Reader;
}

// What the overview does without is fetched when it is asked for; what reads Markdown, with the first text.
const ChecksTab = lazyPart<ChecksScreenProps & Arriving>(checksCatalogue, async () => {
  const { ChecksScreen } = await import("../../checks/components/ChecksScreen.tsx");
  return { default: ChecksScreen };
});
const InfoTab = lazyPart<InfoTabProps>(complianceCatalogue, () => import("./InfoTab.tsx"));
const TextsTab = lazyPart<TextsTabProps>(complianceCatalogue, () => import("./TextsTab.tsx"));

/** One scenario in seven views. */
export function ScenarioScreen({ address, user }: ScenarioScreenProps) {
  const { t } = useTranslation(["compliance", "checks"]);
  const format = useFormat();
  const { state, change } = address;
  const id = state.scenarioId ?? "";
  const query = useScenario(id, state.objectId, state.assessmentId);
  const objects = query.data?.objects;
  const { gone, dismiss } = useGone(address, [
    {
      kind: "one",
      key: "objectId",
      label: t("column.object"),
      complete: objects !== undefined,
      options: (objects ?? []).map((one) => ({ value: one.id, label: one.name })),
    },
  ]);
  const narrowed = state.objectId === null ? undefined : objects?.[0];
  // Each tab its own: what did not arrive in one says nothing of the next.
  const late = (part: (onMissing: () => void) => ReactNode, loadingLabel = t("texts.loading")) => (
    <LatePlace key={state.tab} loadingLabel={loadingLabel}>
      {part}
    </LatePlace>
  );
  const texts = (part: TextsTabProps["part"]) =>
    late((onMissing) => <TextsTab id={id} part={part} onMissing={onMissing} />);
  return (
    <ScenarioFrame query={query} missing={{ title: t("detail.missingTitle"), text: t("detail.missingText") }}>
      {(detail) => {
        const { scenario, as_of } = detail;
        if (state.assessmentId && as_of === null)
          return (
            <UnknownAssessment
              level={1}
              address={{ ...address, initial: { ...address.initial, scenarioId: id } }}
            />
          );
        const content: Record<ScenarioTab, () => ReactNode> = {
          overview: () => <OverviewTab detail={detail} address={address} />,
          checks: () =>
            late(
              (onMissing) => (
                <ChecksTab address={address} scenario={id} {...(user && { user })} onMissing={onMissing} />
              ),
              t("checks:loading"),
            ),
          info: () =>
            late((onMissing) => <InfoTab detail={detail} onMissing={onMissing} />, t("info.loading")),
          intro: () => texts("intro"),
          case: () => texts("case"),
          solution: () => (
            <SolutionTab
              steps={detail.solution}
              assessmentId={state.assessmentId}
              assessed={scenario.total > 0}
            />
          ),
          faq: () => texts("faq"),
        };
        return (
          <>
            <PageHeader
              title={format.text(scenario.title)}
              eyebrow={narrowed?.name}
              subtitle={
                scenario.total > 0
                  ? t("detail.sentence", { passed: format.count(scenario.passed), count: scenario.total })
                  : t("detail.nothing")
              }
              actions={
                <>
                  {narrowed && (
                    <Button href={address.hrefFor({ objectId: null })}>{t("checks:allObjects")}</Button>
                  )}
                  <FollowButton scenario={scenario} />
                </>
              }
            />
            {state.assessmentId && <AsOf at={as_of} onLast={() => change({ assessmentId: null })} />}
            <DroppedNote address={address} gone={gone} onDismiss={dismiss} />
            <DetailTabs
              address={address}
              label={t("detail.tabs")}
              tabs={SCENARIO_TABS.map((value) => ({
                value,
                label: t(`tab.${value}`),
                ...(value === "solution" && { count: format.count(detail.solution.length) }),
                ...(value === state.tab && { content: content[value]() }),
              }))}
            />
          </>
        );
      }}
    </ScenarioFrame>
  );
}
