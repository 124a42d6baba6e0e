// Invented checks that the stories and tests of the table share; no component reads them.

import type { Decorator } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { StatusLabel } from "../../badges/StatusLabel/StatusLabel.tsx";
import { type CheckStatus, checkStatuses } from "../../icons/status.ts";
import { english } from "../../internal/samples.ts";
import type { DataColumn } from "./columns.ts";
import { ListRow } from "./list/ListRow.tsx";
import * as css from "./samples.css.ts";

export interface Check {
  id: string;
  status: CheckStatus;
  title: string | null;
  category: string;
  cite: string;
  owner: string | null;
  /** Day of November. */
  changed: number | null;
}

const check = (
  id: string,
  status: CheckStatus,
  title: string,
  category: string,
  cite: string,
  owner: string | null,
  changed: number,
): Check => ({ id, status, title, category, cite, owner, changed });

export const checks: readonly Check[] = [
  check(
    "1",
    "critical",
    "Advertising cookies are set before the visitor consents",
    "Consent",
    "ePrivacy Art. 5(3)",
    "Marta Keller",
    18,
  ),
  check(
    "2",
    "critical",
    "Personal data leaves the Chinese mainland without a filed standard contract",
    "Transfer",
    "PIPL Art. 38(1)(3)",
    "Lin Yue",
    18,
  ),
  check(
    "3",
    "medium",
    "Rejecting cookies takes two more clicks than accepting them",
    "Consent",
    "GDPR Art. 7(3)",
    "Marta Keller",
    16,
  ),
  check(
    "4",
    "low",
    "Two analytics cookies live longer than 13 months",
    "Storage",
    "GDPR Art. 5(1)(e)",
    "Jonas Weber",
    14,
  ),
  check(
    "5",
    "passed",
    "Privacy policy names a data protection contact",
    "Transparency",
    "GDPR Art. 13(1)(b)",
    null,
    9,
  ),
];

export const columns: DataColumn<Check>[] = [
  {
    id: "status",
    header: "Status",
    width: 132,
    ranked: true,
    sortValue: ({ status }) => checkStatuses.indexOf(status),
    cell: ({ status }) => <StatusLabel status={status} label={english[status]} />,
  },
  {
    id: "title",
    header: "Check",
    overflow: "clamp",
    sortValue: ({ title }) => title,
    cell: ({ title }) => title && <span className={css.strong}>{title}</span>,
    none: "–",
  },
  { id: "cite", header: "Framework", width: 176, yields: true, cell: ({ cite }) => cite, none: "–" },
  {
    id: "owner",
    header: "Owner",
    width: 168,
    sortValue: ({ owner }) => owner,
    cell: ({ owner }) =>
      owner && (
        <span className={css.person}>
          <Avatar name={owner} />
          <span className={css.name}>{owner}</span>
        </span>
      ),
    none: <span className={css.muted}>Unassigned</span>,
  },
  {
    id: "changed",
    header: "Changed",
    width: 112,
    yields: true,
    align: "end",
    sortValue: ({ changed }) => changed,
    cell: ({ changed }) => changed && `${changed} Nov`,
    none: "–",
  },
];

export const checkId = ({ id }: Check) => id;

export const narrowCheck = ({ status, title, cite, owner }: Check) => (
  <ListRow
    status={<StatusLabel status={status} label={english[status]} />}
    aside={<Avatar name={owner} />}
    title={title ?? "–"}
    foot={cite}
  />
);

/** As many checks as wanted, the same each time. */
export const manyChecks = (count: number): Check[] =>
  Array.from({ length: count }, (_, index) => {
    const sample = checks[index % checks.length] as Check;
    return { ...sample, id: `c${index}`, title: `${sample.title} (${index + 1})`, changed: (index % 30) + 1 };
  });

/** The head stays in view under the shell's top bar: a story leaves its place free. */
export const underTopBar: Decorator = (Story) => (
  <div className={css.page}>
    <Story />
  </div>
);
