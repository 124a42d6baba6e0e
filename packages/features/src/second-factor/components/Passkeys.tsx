import type { Passkey, SecondFactors } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { rows } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./SecondFactor.css.ts";

export interface PasskeysProps {
  factors: SecondFactors;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

/** The reader's passkeys, and the way to another. */
export function Passkeys({ factors: { passkeys, passkey_origin: origin }, onAdd, onRemove }: PasskeysProps) {
  const { t } = useTranslation("second-factor");
  const { dateTime } = useFormat();
  return (
    <Section
      level={3}
      title={t("passkeys.title")}
      actions={<Button onClick={onAdd}>{t("passkeys.add")}</Button>}
    >
      {passkeys.length === 0 ? (
        <p className={css.note}>{t("passkeys.none")}</p>
      ) : (
        <ul className={rows.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={rows.row}>
              <div className={rows.what}>
                <span className={css.name}>{passkey.name}</span>
                <span className={rows.detail}>
                  {[
                    t("passkeys.made", { at: dateTime(passkey.created_at) }),
                    passkey.last_used_at
                      ? t("passkeys.used", { at: dateTime(passkey.last_used_at) })
                      : t("passkeys.unused"),
                  ].join(" · ")}
                </span>
              </div>
              <Button
                aria-label={t("passkeys.removeOne", { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              >
                {t("passkeys.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={css.note}>{t("passkeys.place", { origin })}</p>
    </Section>
  );
}
