import { activityConfig, CAMPAIGN_ASSETS, REQUIRED_CAMPAIGN_ASSET } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import {
  ChoicesField,
  checking,
  editorCss,
  InstantField,
  useFieldError,
  WholeNumberField,
  WordsField,
} from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type Campaign, useChoices } from "../queries.ts";
import type { FieldsProps } from "./SkillFields.tsx";

export const checkCampaign = checking<Campaign>(activityConfig);

const LIMITS = ["website", "email", "address"] as const;

/** What a campaign is called, assesses and shows, when it runs, and how much it takes. */
export function CampaignFields({ data, fields, onChange }: FieldsProps<Campaign>) {
  const { t } = useTranslation(["campaigns", "config-editor"]);
  const set = (part: Partial<Campaign>) => onChange({ ...data, ...part });
  const errorOf = useFieldError(fields);
  return (
    <>
      <WordsField
        label={t("campaigns.name")}
        required
        value={data.title}
        fields={fields}
        path="title"
        onChange={(title) => set({ title })}
      />
      <Named {...{ data, fields, onChange }} />
      <ChoicesField
        legend={t("campaigns.assets")}
        options={CAMPAIGN_ASSETS.map((value) => ({ value, label: t(`asset.${value}`) }))}
        value={data.allow_assets}
        onChange={(assets) => set({ allow_assets: assets })}
        error={
          data.allow_assets.includes(REQUIRED_CAMPAIGN_ASSET) ? undefined : t("campaigns.websiteRequired")
        }
      />
      <div className={editorCss.two}>
        <InstantField
          label={t("campaigns.starts")}
          required
          value={data.starts_at || null}
          error={errorOf("starts_at") && t("campaigns.startMissing")}
          onChange={(starts_at) => set({ starts_at: starts_at ?? "" })}
        />
        <InstantField
          label={t("campaigns.ends")}
          hint={t("campaigns.endsHint")}
          value={data.ends_at}
          error={errorOf("ends_at") && t("campaigns.endsBeforeStart")}
          onChange={(ends_at) => set({ ends_at })}
        />
      </div>
      <div className={editorCss.two}>
        {LIMITS.map((limit) => (
          <WholeNumberField
            key={limit}
            min={1}
            max={1000}
            label={t(`campaigns.limit.${limit}`)}
            value={data.limits[limit]}
            wrong={`limits.${limit}` in fields}
            onChange={(most) => set({ limits: { ...data.limits, [limit]: most } })}
          />
        ))}
      </div>
      <p className={editorCss.quiet}>{t("campaigns.limitHint")}</p>
    </>
  );
}

/** The skill and the QR code, each one of those that there are. */
export function Named({ data, fields, onChange }: FieldsProps<Campaign>) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const choices = useChoices().data;
  const named = (
    field: "skill" | "qrcode",
    list: readonly { key: string; title: { en: string; cn: string } }[],
  ) => {
    const gone = choices && data[field] !== "" && !list.some(({ key }) => key === data[field]);
    return (
      <Select
        label={t(`campaigns.${field}`)}
        required
        value={data[field]}
        options={[
          { value: "", label: t("campaigns.choose") },
          ...(gone ? [{ value: data[field], label: data[field] }] : []),
          ...list.map(({ key, title }) => ({ value: key, label: format.text(title) })),
        ]}
        hint={choices && list.length === 0 ? t(`campaigns.none.${field}`) : undefined}
        error={gone || fields[field] ? t(`campaigns.missing.${field}`) : undefined}
        onChange={({ target }) => onChange({ ...data, [field]: target.value })}
      />
    );
  };
  return (
    <div className={editorCss.two}>
      {named("skill", choices?.skills ?? [])}
      {named("qrcode", choices?.qrcodes ?? [])}
    </div>
  );
}
