import type { Risk } from "@candor/api/contract";
import { useFormat } from "../../platform/index.ts";
import * as css from "./Risks.css.ts";

export interface IssuesProps {
  issues: Risk["issues"];
  total: number;
}

/** The Jira issues of a risk, each in its own window, and how many more there are. */
export function Issues({ issues, total }: IssuesProps) {
  const { change } = useFormat();
  return (
    <span className={css.issues}>
      {issues.map(({ key, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {key}
        </a>
      ))}
      {total > issues.length && <span className={css.muted}>{change(total - issues.length)}</span>}
    </span>
  );
}
