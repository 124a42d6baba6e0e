import { OPENINGS_KEPT, type ReportShare } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { deviceOf } from "../../account/index.ts";
import { rows } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./shares.css.ts";

export interface ShareRowProps {
  share: ReportShare;
  /** Asks whether to take it back; absent where the reader may not. */
  onRevoke: (() => void) | undefined;
}

/** One link: until when it opens the report, who made it, and who opened it. */
export function ShareRow({ share, onRevoke }: ShareRowProps) {
  const { t } = useTranslation("shared-reports");
  const { dateTime } = useFormat();
  const { expires_at, revoked_at, created_at, opened, openings } = share;
  const state = revoked_at ? "revoked" : Date.parse(expires_at) < Date.now() ? "expired" : "open";
  const device = (text: string | null) => {
    const known = deviceOf(text);
    return known ? t("opening", known) : t("unknownDevice");
  };
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <div>{t(`state.${state}`, { when: dateTime(revoked_at ?? expires_at) })}</div>
        <div className={rows.detail}>
          {[
            t("madeBy", { who: share.by, when: dateTime(created_at) }),
            share.has_password && t("withPassword"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </div>
        {opened === 0 ? (
          <div className={rows.detail}>{t("opened", { count: 0 })}</div>
        ) : (
          <details className={rows.detail}>
            <summary className={css.summary}>
              {t(opened < OPENINGS_KEPT ? "opened" : "openedAtLeast", { count: opened })}
            </summary>
            <ul className={css.openings}>
              {openings.map(({ at, device: from, address }) => (
                <li key={at}>{[dateTime(at), device(from), address].filter(Boolean).join(" · ")}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {onRevoke && state === "open" && (
        <Button aria-label={t("revokeOne", { when: dateTime(created_at) })} onClick={onRevoke}>
          {t("revoke")}
        </Button>
      )}
    </li>
  );
}
