import type { listActivityScans, ReplyOf } from "@candor/api/contract";
import { type ActivityScan, CAMPAIGN_STATES } from "@candor/api/entities";
import { KeyValueList, ListRow } from "@candor/ui/data";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen, RowActions } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type RequestsState, resultPreviewHref } from "../address.ts";
import { useKindName } from "../kind-name.ts";
import { useRequests } from "../queries.ts";
import { actionsOf, type RequestAction } from "../request-actions.ts";
import { useRequestColumns } from "../request-columns.tsx";
import * as css from "./campaigns.css.ts";
import { RequestQuestion } from "./RequestQuestion.tsx";

export interface RequestsScreenProps {
  address: AddressState<RequestsState>;
}

const rowId = ({ id }: ActivityScan) => id;

const NO_CAMPAIGNS: ReplyOf<typeof listActivityScans>["campaigns"] = [];

/** What visitors of campaigns asked for, how far each is, and what waits for staff. */
export function RequestsScreen({ address }: RequestsScreenProps) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const query = useRequests(address.state);
  const [asked, setAsked] = useState<{ action: RequestAction; request: ActivityScan } | null>(null);
  const menuOf = useCallback(
    (request: ActivityScan) => {
      const { cid, rid, company } = request;
      const actions = actionsOf(request);
      if (actions.length === 0 && rid === null) return null;
      const entry = (action: RequestAction) => ({
        id: action,
        label: t(`ask.${action}.confirm`),
        onSelect: () => setAsked({ action, request }),
      });
      return (
        <RowActions
          label={t("requests.more", { company })}
          edit={
            rid === null
              ? []
              : [{ id: "preview", label: t("requests.preview"), href: resultPreviewHref(cid, rid) }]
          }
          run={actions.filter((action) => action !== "fail").map(entry)}
          destroy={actions.filter((action) => action === "fail").map(entry)}
        />
      );
    },
    [t],
  );
  const { awaiting_review: awaiting, campaigns = NO_CAMPAIGNS } = query.data ?? {};
  // One that was removed since has its id alone.
  const titleOf = useCallback(
    (cid: string) => {
      const title = campaigns.find((one) => one.cid === cid)?.title;
      return title ? format.text(title) : cid;
    },
    [campaigns, format],
  );
  const columns = useRequestColumns(menuOf, titleOf);
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("requests.title")}
        sentence={
          awaiting === undefined
            ? undefined
            : t("requests.sentence", { count: awaiting, n: format.count(awaiting) })
        }
        loadingLabel={t("requests.loading")}
        search={t("requests.search")}
        searchHint={t("requests.searchHint")}
        filters={[
          {
            kind: "several",
            key: "states",
            label: t("requests.column.state"),
            options: CAMPAIGN_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            kind: "one",
            key: "cid",
            label: t("requests.column.campaign"),
            all: t("requests.allCampaigns"),
            options: campaigns.map(({ cid, title }) => ({ value: cid, label: format.text(title) })),
          },
        ]}
        table={{
          columns,
          rowId,
          expansion: {
            label: ({ company }) => t("requests.of", { company }),
            render: (request) => <Whole request={request} />,
          },
          renderNarrow: (request) => (
            <ListRow
              status={t(`state.${request.state}`)}
              aside={menuOf(request)}
              title={request.company}
              foot={request.website}
            />
          ),
        }}
        empty={{ title: t("requests.emptyTitle"), text: t("requests.emptyText") }}
        noMatch={{ title: t("requests.noMatch") }}
      />
      {asked && <RequestQuestion {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** All that is known of one request: who asked, and when what happened. */
function Whole({ request }: { request: ActivityScan }) {
  const { t } = useTranslation(["campaigns", "scans"]);
  const kindName = useKindName();
  const { dateTime } = useFormat();
  const { website, email, mobile, failure, show_type } = request;
  const when = (name: "submitted" | "confirmed" | "finished" | "published" | "opened") => ({
    id: name,
    label: t(`requests.when.${name}`),
    value: request[`${name}_at`] === null ? "–" : dateTime(request[`${name}_at`] ?? ""),
  });
  return (
    <div className={css.detail}>
      <KeyValueList
        items={[
          {
            id: "website",
            label: t("requests.website"),
            value: (
              <a href={website} target="_blank" rel="noreferrer nofollow">
                {website}
              </a>
            ),
          },
          { id: "email", label: t("requests.email"), value: <a href={`mailto:${email}`}>{email}</a> },
          { id: "mobile", label: t("requests.mobile"), value: <a href={`tel:+86${mobile}`}>{mobile}</a> },
          {
            id: "kind",
            label: t("skills.kind"),
            value: kindName(show_type),
          },
          ...(failure === null
            ? []
            : [{ id: "failure", label: t("requests.failure"), value: t(`scans:failureShort.${failure}`) }]),
          ...(["submitted", "confirmed", "finished", "published", "opened"] as const).map(when),
        ]}
      />
    </div>
  );
}
