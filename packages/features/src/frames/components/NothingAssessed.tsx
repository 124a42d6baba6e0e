import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { leavesFocusToPage } from "../../platform/index.ts";

export interface UnknownAssessmentProps<S> {
  /** Of the screen: it may name an assessment. */
  address: Pick<AddressState<S>, "state" | "change" | "initial">;
  /** 1 where this is all the page holds. */
  level?: 1;
}

/** In the place of results of an assessment that the address names, and that is not there. */
export function UnknownAssessment<S>({ address, level }: UnknownAssessmentProps<S>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      ref={leavesFocusToPage}
      {...(level && { level })}
      title={t("list.unknownTitle")}
      description={t("list.unknownText")}
      action={<Button onClick={() => address.change(address.initial)}>{t("list.asOfLast")}</Button>}
    />
  );
}

export interface NothingAssessedProps<S> extends UnknownAssessmentProps<S> {
  /** Nothing was assessed yet. */
  title: string;
  text: string;
  /** Where an assessment is started; without it the reader may not. */
  newAssessmentHref: string | undefined;
}

/** In the place of results: there are none yet, or none of the assessment that the address names. */
export function NothingAssessed<S extends { assessmentId: string | null }>(props: NothingAssessedProps<S>) {
  const { address, title, text, newAssessmentHref, level } = props;
  const { t } = useTranslation("shell");
  const head = level ? { level } : {};
  if (address.state.assessmentId) return <UnknownAssessment {...head} address={address} />;
  return (
    <EmptyState
      {...head}
      title={title}
      description={text}
      action={
        newAssessmentHref && (
          <Button variant="primary" {...(level && { size: 40 })} href={newAssessmentHref}>
            {t("screen.newAssessment")}
          </Button>
        )
      }
    />
  );
}
