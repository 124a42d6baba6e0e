import type { confirmCampaign, ReplyOf } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { kindOf } from "../kinds.ts";
import * as css from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { Seal } from "./drawings.tsx";

export const titleOf = ({ confirmed }: { confirmed: boolean }) =>
  confirmed ? ("confirm.again" as const) : ("confirm.done" as const);

export interface ConfirmedCardProps extends ReplyOf<typeof confirmCampaign> {
  /** It is shown inside another page. */
  preview?: boolean;
}

/** The same words and code, whether it was confirmed now or before. */
export function ConfirmedCard({ show_type, qrcode_url, confirmed, preview }: ConfirmedCardProps) {
  const { t } = useTranslation("campaign");
  return (
    <Card title={t(titleOf({ confirmed }))} drawing={<Seal className={css.drawing} />} preview={preview}>
      <p className={css.message}>
        {t("confirm.before")}
        <strong className={css.kind}>{t(`kind.${kindOf(show_type) ?? "assessment"}`)}</strong>
        {t("confirm.after")}
        {t(qrcode_url ? "confirm.questions" : "confirm.questionsNoCode")}
      </p>
      {qrcode_url && (
        <figure>
          <div className={css.code}>
            <img
              className={css.picture}
              src={qrcode_url}
              width={120}
              height={120}
              alt={t("confirm.qrcode")}
            />
          </div>
          <figcaption className={css.caption}>{t("confirm.scan")}</figcaption>
        </figure>
      )}
    </Card>
  );
}
