import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../errors.ts";
import * as css from "./credentials.css.ts";
import { EndedView } from "./EndedView.tsx";
import { MailForm, type MailKind } from "./MailForm.tsx";
import { View } from "./View.tsx";

export interface MailViewProps {
  kind: MailKind;
  /** In the place of what the form is for. */
  title?: string;
  subtitle?: ReactNode;
}

/** Asks for a link by mail, then says where to look for it. */
export function MailView({ kind, title, subtitle }: MailViewProps) {
  const { t } = useTranslation("credentials");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const ended = problemOf(problem);
  if (ended && ended.next !== "magic") {
    return <EndedView title={t(`problem.${ended.title}`)} text={ended.text} next={ended.next} />;
  }
  if (sentTo !== null) {
    return (
      <View title={t("mail.sentTitle")} subtitle={t(`mail.${kind}.sent`, { email: sentTo })}>
        <p className={css.note}>{t("mail.missing")}</p>
        <Button size={40} fullWidth onClick={() => setSentTo(null)}>
          {t("mail.again")}
        </Button>
      </View>
    );
  }
  return (
    <View title={title ?? t(`mail.${kind}.title`)} subtitle={subtitle ?? t(`mail.${kind}.subtitle`)}>
      <MailForm kind={kind} onSent={setSentTo} onProblem={setProblem} />
    </View>
  );
}
