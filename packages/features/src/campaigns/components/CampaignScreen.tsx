import { CopyButton } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { Intro, kindOf } from "../../campaign/index.ts";
import { useFormat } from "../../platform/index.ts";
import { campaignsAddress, publicPath } from "../address.ts";
import { campaignStateOf, expiryOf } from "../campaign-state.ts";
import { type Campaign, campaigns, useChoices, useFunnels } from "../queries.ts";
import { CampaignFields, checkCampaign } from "./CampaignFields.tsx";
import * as css from "./campaigns.css.ts";
import { type EntryPageProps, EntryScreen } from "./EntryScreen.tsx";
import { Funnel } from "./Funnel.tsx";

export interface CampaignScreenProps extends EntryPageProps {
  /** Where visitors reach the portal, such as `https://candor.example`. */
  origin: string;
}

/** One campaign: how far its visitors came, what it is made of, and the page that they open. */
export function CampaignScreen({ origin, ...props }: CampaignScreenProps) {
  return (
    <EntryScreen
      {...props}
      kind="campaigns"
      hooks={campaigns}
      check={checkCampaign}
      listHref={campaignsAddress.href()}
      fields={CampaignFields}
      preview={(data) => <Explained data={data} />}
      beside={({ key, ...entry }) => <Beside {...entry} cid={key} origin={origin} />}
    />
  );
}

/** What the campaign's page says of its assessment. */
function Explained({ data }: { data: Campaign }) {
  const skill = useChoices().data?.skills.find(({ key }) => key === data.skill);
  const kind = skill && kindOf(skill.show_type);
  return kind ? <Intro kind={kind} preview /> : null;
}

interface BesideProps {
  cid: string;
  origin: string;
  enable: boolean;
  data: Campaign;
}

function Beside({ cid, origin, enable, data }: BesideProps) {
  const { t } = useTranslation("campaigns");
  const [funnel] = useFunnels([cid]).data?.list ?? [];
  const href = `${origin}${publicPath(cid)}`;
  return (
    <>
      {funnel && <Funnel funnel={funnel} />}
      <p className={css.way}>
        <a href={href} target="_blank" rel="noreferrer">
          {href}
        </a>
        <CopyButton label={t("campaigns.copy")} copiedLabel={t("campaigns.copied")} text={href} />
      </p>
      <Notes enable={enable} data={data} />
    </>
  );
}

/** What keeps the campaign's page closed, or will leave its visitors without a picture. */
function Notes({ enable, data }: Pick<BesideProps, "enable" | "data">) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const choices = useChoices().data;
  if (!choices) return null;
  const skill = choices.skills.find(({ key }) => key === data.skill);
  const qrcode = choices.qrcodes.find(({ key }) => key === data.qrcode);
  const state = campaignStateOf({ enable, data });
  const expiry = expiryOf(qrcode?.expires_at ?? null);
  const early =
    qrcode?.expires_at != null &&
    expiry !== "expired" &&
    (expiry === "soon" ||
      (data.ends_at !== null && Date.parse(qrcode.expires_at) < Date.parse(data.ends_at)));
  const notes = [
    state !== "running" && t(`note.${state}`),
    skill && !skill.enable && t("note.skillOff"),
    qrcode && !qrcode.enable && t("note.qrcodeOff"),
    expiry === "expired" && t("note.qrcodeExpired"),
    early && t("note.qrcodeEarly", { when: format.dateTime(qrcode.expires_at ?? "") }),
  ].filter((note) => typeof note === "string");
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
