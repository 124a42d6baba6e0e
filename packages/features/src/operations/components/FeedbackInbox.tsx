import { listFeedback } from "@candor/api/contract";
import type { Feedback } from "@candor/api/entities";
import { type DataColumn, KeyValueList, ListRow } from "@candor/ui/data";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { runLanguage, useEndpoint, useFormat } from "../../platform/index.ts";
import { toRequest } from "../address.ts";
import * as css from "./operations.css.ts";

export interface FeedbackInboxProps {
  /** From `useAddress` of `feedbackAddress`. */
  address: AddressState<ListState>;
}

const rowId = ({ id }: Feedback) => id;

/** What customers wrote to staff, with the picture of the page where they sent one. */
export function FeedbackInbox({ address }: FeedbackInboxProps) {
  const { t } = useTranslation("operations");
  const { dateTime, details } = useFormat();
  const query = useEndpoint(listFeedback, toRequest(address.state), { keepPrevious: true, quiet: true });
  const columns = useMemo(
    (): readonly DataColumn<Feedback>[] => [
      {
        id: "text",
        header: t("feedback.column.text"),
        cell: ({ text, screenshot_url }) => (
          <>
            <span className={css.name} lang={runLanguage(text)}>
              {text}
            </span>
            {screenshot_url !== null && <span className={css.small}>{t("feedback.pictured")}</span>}
          </>
        ),
      },
      {
        id: "by",
        header: t("feedback.column.by"),
        width: 232,
        cell: ({ by, company }) => (
          <>
            <span className={css.name}>{by}</span>
            <span className={css.small}>{company}</span>
          </>
        ),
      },
      {
        id: "page",
        header: t("feedback.column.page"),
        width: 184,
        yields: true,
        cell: ({ page }) => page ?? "—",
      },
      {
        id: "at",
        header: t("feedback.column.at"),
        width: 176,
        align: "end",
        cell: ({ at }) => dateTime(at),
      },
    ],
    [t, dateTime],
  );
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("feedback.title")}
      sentence={t("feedback.sentence")}
      loadingLabel={t("feedback.loading")}
      search={t("feedback.search")}
      searchHint={t("feedback.searchHint")}
      table={{
        columns,
        rowId,
        expansion: {
          label: ({ by }) => t("feedback.of", { by }),
          render: (one) => <Whole feedback={one} />,
        },
        renderNarrow: ({ by, company, text, at, screenshot_url }) => (
          <ListRow
            status={by}
            aside={dateTime(at)}
            title={text}
            foot={details([company, screenshot_url === null ? null : t("feedback.pictured")])}
          />
        ),
      }}
      empty={{ title: t("feedback.emptyTitle"), text: t("feedback.emptyText") }}
      noMatch={{ title: t("feedback.noMatch") }}
    />
  );
}

/** One letter: all its words, whom to answer, and the picture. */
function Whole({ feedback: { text, by, email, page, screenshot_url } }: { feedback: Feedback }) {
  const { t } = useTranslation("operations");
  const [failed, setFailed] = useState(false);
  return (
    <div className={css.detail}>
      <p className={css.words} lang={runLanguage(text)}>
        {text}
      </p>
      <KeyValueList
        items={[
          { id: "email", label: t("feedback.answer"), value: <a href={`mailto:${email}`}>{email}</a> },
          { id: "page", label: t("feedback.column.page"), value: page ?? t("feedback.noPage") },
        ]}
      />
      {screenshot_url !== null &&
        (failed ? (
          <p className={css.small}>{t("feedback.pictureFailed")}</p>
        ) : (
          <a href={screenshot_url} target="_blank" rel="noreferrer" aria-label={t("feedback.openPicture")}>
            <img
              className={css.picture}
              src={screenshot_url}
              alt={t("feedback.picture", { by })}
              onError={() => setFailed(true)}
            />
          </a>
        ))}
    </div>
  );
}
