import type { CameBackFrom, HomeCheck } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { checkHref } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { IssueState } from "../../jira/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import * as css from "./Home.css.ts";

export interface WorkRowProps {
  check: HomeCheck;
  /** What it was before it came back. */
  was: CameBackFrom | undefined;
  /** Says whose it is. */
  owner: boolean;
  jira: boolean;
}

/** A check to work on: it opens on a press anywhere in its row. */
export function WorkRow({ check, was, owner, jira }: WorkRowProps) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const { Link } = usePlatform();
  const { id, status, title, object_name, failing_since, issue } = check;
  const day = format.date(failing_since);
  return (
    <li className={css.row}>
      <StatusText status={status} />
      <div>
        <Link href={checkHref(id)} className={css.title}>
          {format.text(title)}
        </Link>
        <span className={css.small}>
          {was ? t(`was.${was}`, { object: object_name, day }) : t("since", { object: object_name, day })}
        </span>
      </div>
      {(owner || issue) && (
        <span className={css.aside}>
          {owner && <span>{check.owner ?? t("nobody")}</span>}
          {issue && (
            <span className={css.issue}>
              <IssueState resultId={id} issue={issue} ask={jira} />
            </span>
          )}
        </span>
      )}
    </li>
  );
}
