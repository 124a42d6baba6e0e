import type { JiraLink } from "@candor/api/entities";
import { Tag, type TagColor } from "@candor/ui/badges";
import { Button, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { RefreshCw, Unlink } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { useCheckStatus } from "../status.ts";
import * as css from "./CheckIssue.css.ts";
import type { CheckDialogs } from "./issue-action.ts";

/** Jira's three groups of statuses. */
const COLORS: Partial<Record<string, TagColor>> = { new: "gray", indeterminate: "cyan", done: "green" };

export interface IssuePropertyProps {
  status: Pick<ReturnType<typeof useCheckStatus>, "data" | "error" | "isFetching" | "refetch">;
  settingsHref: string;
  canConnect: boolean;
  onOpen: (dialog: CheckDialogs) => void;
  /** Takes the focus after a change. */
  ref: Ref<HTMLSpanElement>;
}

/** The issue that a check is linked to with its status, or why there is none. */
export function IssueProperty({ ref, ...props }: IssuePropertyProps) {
  return (
    <span ref={ref} tabIndex={-1} className={css.property}>
      <Value {...props} />
    </span>
  );
}

function Value({ status, settingsHref, canConnect, onOpen }: Omit<IssuePropertyProps, "ref">) {
  const { t } = useTranslation(["jira", "common"]);
  const { Link } = usePlatform();
  const { data, error, isFetching, refetch } = status;
  if (!data) {
    if (!error) return <span className={css.note}>{t("check.asking")}</span>;
    return (
      <>
        {t("check.failed")}
        <Button size={24} loading={isFetching} onClick={() => void refetch()}>
          {t("common:action.tryAgain")}
        </Button>
      </>
    );
  }
  const { state, link } = data;
  const away = state !== "connected" && (
    <>
      <span>{t(`check.${state}`)}</span>
      {canConnect && <Link href={settingsHref}>{t("check.toSettings")}</Link>}
      {!canConnect && state !== "not_configured" && <span className={css.note}>{t("check.askOwner")}</span>}
    </>
  );
  if (link) return <Linked {...{ link, away, isFetching, refetch, onOpen }} />;
  if (away) return away;
  return (
    <>
      <span>{t("check.none")}</span>
      <Button size={24} onClick={() => onOpen("link")}>
        {t("check.link")}
      </Button>
    </>
  );
}

interface LinkedProps extends Pick<IssuePropertyProps, "onOpen"> {
  link: JiraLink;
  /** Why Jira cannot be asked. */
  away: ReactNode;
  isFetching: boolean;
  refetch: () => unknown;
}

function Linked({ link, away, isFetching, refetch, onOpen }: LinkedProps) {
  const { t } = useTranslation("jira");
  const format = useFormat();
  const { key, url, status, status_category, linked_by, linked_at } = link;
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer" title={link.summary ?? undefined}>
        {key}
      </a>
      <span role="status">
        {status === null ? (
          <span className={css.note}>{t("check.unknown")}</span>
        ) : (
          <Tag color={COLORS[status_category ?? ""] ?? "gray"}>{status}</Tag>
        )}
      </span>
      <span className={css.tools}>
        <IconButton
          size={24}
          icon={<Icon of={RefreshCw} size={14} />}
          label={t("check.refresh", { key })}
          loading={isFetching}
          onClick={() => refetch()}
        />
        <IconButton
          size={24}
          icon={<Icon of={Unlink} size={14} />}
          label={t("check.unlink", { key })}
          onClick={() => onOpen("unlink")}
        />
      </span>
      <span className={css.detail}>
        {t("check.linkedBy", { name: linked_by, date: format.date(linked_at) })}
      </span>
      {away && <span className={css.away}>{away}</span>}
    </>
  );
}
