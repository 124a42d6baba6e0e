import type { CurrentUser } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ViewsProvider } from "../../views/index.ts";
import { type ChecksState, checksHref } from "../address.ts";
import { useAssessment } from "../queries.ts";
import { ChecksScreen } from "./ChecksScreen.tsx";

export interface ChecksPreviewProps {
  /** The table's state, in the address; it always names an assessment. */
  address: AddressState<ChecksState>;
  user: Pick<CurrentUser, "preview">;
}

/** Results in review, as the customer will see them: the customer's own table. For staff alone; the shell says so. */
export function ChecksPreview({ address, user }: ChecksPreviewProps) {
  const { t } = useTranslation("checks");
  const assessment = useAssessment(user.preview ? address.state.assessmentId : null);
  // It may be assessed anew by now, or be marked as failed.
  const hasResults = ["expert_review", "complete"].includes(assessment.data?.state ?? "complete");
  if (!user.preview || address.state.assessmentId === null || assessment.error || !hasResults) {
    const reason = user.preview ? "unknown" : "staffOnly";
    return (
      <EmptyState
        level={1}
        title={t(`preview.${reason}Title`)}
        description={t(`preview.${reason}Text`)}
        action={<Button href={checksHref()}>{t("preview.toChecks")}</Button>}
      />
    );
  }
  // A preview keeps nothing: no views are offered.
  return (
    <ViewsProvider value={null}>
      <ChecksScreen address={address} preview />
    </ViewsProvider>
  );
}
