import { activityQrcode } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { checking, FileField, InstantField, useFieldError, WordsField } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { expiryOf } from "../campaign-state.ts";
import type { Qrcode } from "../queries.ts";
import type { FieldsProps } from "./SkillFields.tsx";

export const checkQrcode = checking<Qrcode>(activityQrcode);

/** A picture that leads to the team, and when it stops working. */
export function QrcodeFields({ data, fields, onChange }: FieldsProps<Qrcode>) {
  const { t } = useTranslation(["campaigns", "config-editor"]);
  const format = useFormat();
  const errorOf = useFieldError(fields);
  const set = (part: Partial<Qrcode>) => onChange({ ...data, ...part });
  const expiry = expiryOf(data.expires_at);
  return (
    <>
      <WordsField
        label={t("qrcodes.name")}
        required
        value={data.title}
        fields={fields}
        path="title"
        onChange={(title) => set({ title })}
      />
      <FileField
        label={t("qrcodes.image")}
        pictures
        required
        file={data.image || null}
        error={fields.image && t("qrcodes.imageMissing")}
        onChange={(image) => set({ image: image ?? "" })}
      />
      <InstantField
        label={t("qrcodes.expires")}
        value={data.expires_at}
        hint={
          data.expires_at !== null && (expiry === "soon" || expiry === "expired")
            ? t(`qrcodes.warning.${expiry}`, { when: format.dateTime(data.expires_at) })
            : t("qrcodes.expiresHint")
        }
        error={errorOf("expires_at")}
        onChange={(expires_at) => set({ expires_at })}
      />
    </>
  );
}
