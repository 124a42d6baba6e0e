import type { CampaignFunnel } from "@candor/api/entities";
import { CAMPAIGN_LIMITS, REQUIRED_CAMPAIGN_ASSET } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Entry, InstantField, NewEntry, WordsField } from "../../config-editor/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { campaignAddress, type EntriesState } from "../address.ts";
import { campaignStateOf } from "../campaign-state.ts";
import { useCampaignColumns } from "../columns.tsx";
import { type Campaign, campaigns, useFunnels } from "../queries.ts";
import { useUseFilter } from "../use-filter.ts";
import { checkCampaign, Named } from "./CampaignFields.tsx";

export interface CampaignsScreenProps {
  address: AddressState<EntriesState>;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

const newCampaign = (): Campaign => ({
  title: { en: "", cn: "" },
  skill: "",
  qrcode: "",
  allow_assets: [REQUIRED_CAMPAIGN_ASSET],
  starts_at: new Date().toISOString(),
  ends_at: null,
  limits: { ...CAMPAIGN_LIMITS },
});

const rowId = ({ id }: { id: string }) => id;
const rowHref = ({ id }: { id: string }) => campaignAddress.href({ entryId: id });

/** The campaigns, whether each runs, and how far its visitors came. */
export function CampaignsScreen({ address, onCreated }: CampaignsScreenProps) {
  const { t } = useTranslation("campaigns");
  const useFilter = useUseFilter();
  const format = useFormat();
  const { use, ...wanted } = address.state;
  const query = campaigns.useList({ ...wanted, ...(use && { enable: use === "on" }) });
  const funnels = useFunnels(query.data?.list.map(({ key }) => key) ?? []).data;
  const funnelOf = useMemo(() => {
    const byCid = new Map(funnels?.list.map((funnel) => [funnel.cid, funnel]));
    return (entry: Entry<Campaign>): CampaignFunnel | undefined => byCid.get(entry.key);
  }, [funnels]);
  const columns = useCampaignColumns(funnelOf);
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("entries.campaigns.title")}
      sentence={t("campaigns.sentence")}
      create={{
        label: t("campaigns.create"),
        icon: <Icon of={Plus} />,
        dialog: (onClose) => <NewCampaign onClose={onClose} onCreated={onCreated} />,
      }}
      loadingLabel={t("campaigns.loading")}
      search={t("campaigns.search")}
      searchHint={t("campaigns.searchHint")}
      filters={[useFilter]}
      table={{
        columns,
        rowId,
        rowHref,
        linkColumn: "title",
        renderNarrow: (entry) => (
          <ListRow
            status={t(`campaignState.${campaignStateOf(entry)}`)}
            title={format.text(entry.data.title)}
            foot={t("funnel.brief", {
              submitted: format.count(funnelOf(entry)?.submitted ?? 0),
              assessed: format.count(funnelOf(entry)?.assessed ?? 0),
            })}
          />
        ),
      }}
      empty={{ title: t("campaigns.emptyTitle"), text: t("campaigns.emptyText") }}
    />
  );
}

function NewCampaign({ onClose, onCreated }: { onClose: () => void; onCreated: (id: string) => void }) {
  const { t } = useTranslation("campaigns");
  const [initial] = useState(newCampaign);
  return (
    <NewEntry
      title={t("campaigns.create")}
      text={t("campaigns.newText")}
      initial={initial}
      check={checkCampaign}
      hooks={campaigns}
      onClose={onClose}
      onCreated={onCreated}
    >
      {(data, onChange, fields) => (
        <>
          <WordsField
            label={t("campaigns.name")}
            required
            value={data.title}
            fields={fields}
            path="title"
            onChange={(title) => onChange({ ...data, title })}
          />
          <Named {...{ data, onChange, fields }} />
          <InstantField
            label={t("campaigns.starts")}
            required
            value={data.starts_at || null}
            error={fields.starts_at && t("campaigns.startMissing")}
            onChange={(starts_at) => onChange({ ...data, starts_at: starts_at ?? "" })}
          />
        </>
      )}
    </NewEntry>
  );
}
