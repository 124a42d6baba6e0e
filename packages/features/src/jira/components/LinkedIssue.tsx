import type { JiraLink } from "@candor/api/entities";
import { Tag, type TagColor } from "@candor/ui/badges";
import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { RefreshCw, Unlink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Arriving, useFormat } from "../../platform/index.ts";
import * as css from "./CheckIssue.css.ts";
import type { CheckDialogs } from "./issue-action.ts";

/** Jira's three groups of statuses. */
const COLORS: Partial<Record<string, TagColor>> = { new: "gray", indeterminate: "cyan", done: "green" };

export interface LinkedIssueProps extends Arriving {
  link: JiraLink;
  isFetching: boolean;
  refetch: () => unknown;
  onOpen: (dialog: CheckDialogs) => void;
}

/** The status of the issue that a check is linked to, as Jira says it, who linked it, and what can be done with it. */
export default function LinkedIssue({ link, isFetching, refetch, onOpen }: LinkedIssueProps) {
  const { t } = useTranslation("jira");
  const format = useFormat();
  const { key, status, status_category, linked_by, linked_at } = link;
  return (
    <>
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
    </>
  );
}
