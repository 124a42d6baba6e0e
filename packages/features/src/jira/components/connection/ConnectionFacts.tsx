import type { jiraStatus, ReplyOf } from "@candor/api/contract";
import { KeyValueList } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useErrorText, useFormat } from "../../../platform/index.ts";
import { useSites } from "../../queries.ts";
import * as css from "./JiraConnection.css.ts";

/** Who connected, when, and the sites that Atlassian lets through. */
export function ConnectionFacts({ connection }: { connection: ReplyOf<typeof jiraStatus> }) {
  const { t } = useTranslation("jira");
  const format = useFormat();
  const { connected_by, connected_at } = connection;
  const items = [
    { id: "by", label: t("connectedBy"), value: connected_by },
    { id: "at", label: t("connectedAt"), value: connected_at && format.dateTime(connected_at) },
    { id: "sites", label: t("sites"), value: <Sites /> },
  ];
  return <KeyValueList items={items} />;
}

function Sites() {
  const { t } = useTranslation(["jira", "common"]);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSites();
  if (data) {
    return (
      <ul className={css.sites}>
        {data.list.map(({ id, url, projects }) => (
          <li key={id}>
            <a className={css.link} href={url} target="_blank" rel="noreferrer">
              {URL.parse(url)?.host ?? url}
            </a>
            {` · ${t("projects", { count: projects.length })}`}
          </li>
        ))}
      </ul>
    );
  }
  if (!error) return <span className={css.note}>{t("sitesLoading")}</span>;
  return (
    <>
      <span>{errorText(error)}</span>
      <Button size={24} loading={isFetching} onClick={() => void refetch()}>
        {t("common:action.tryAgain")}
      </Button>
    </>
  );
}
