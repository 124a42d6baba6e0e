import { ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { Picker } from "../PickList/Picker.tsx";
import * as css from "./AppSelector.css.ts";

export interface AppOption {
  id: string;
  name: string;
  /** What it is, such as "Website". */
  type: string;
  /** Icon of the type, 18 px. */
  icon?: ReactNode;
  /** Stands for all apps: it is not counted when more than ten are searched. */
  collective?: boolean;
  /** At the end of its row: a `Vernier` of size `mini`, 59 px wide. */
  figure?: ReactNode;
}

export interface AppSelectorProps {
  /** Name of the button and of the list. */
  label: string;
  apps: readonly AppOption[];
  /** Id of the app whose page is shown; null while none is. */
  value: string | null;
  /** Called with another app than the one shown. */
  onChange: (id: string) => void;
  /** On the button while no app is chosen. */
  placeholder: string;
  /** Name of the search box, such as "Search 14 apps"; it stands over more than ten. */
  searchLabel: string;
  /** Said where the search finds nothing. */
  emptyText: string;
  className?: string;
}

/** Px of a row: name over type. */
const rowHeight = 44;

/** Which of the company's apps the page is about. */
export function AppSelector({ label, apps, value, onChange, placeholder, ...rest }: AppSelectorProps) {
  const chosen = apps.find(({ id }) => id === value);
  return (
    <Picker
      {...rest}
      label={label}
      look={css.button}
      options={apps.map((app) => ({ ...app, text: app.name }))}
      value={value}
      onChange={onChange}
      rowHeight={rowHeight}
      draw={(app) => <AppRow {...app} />}
    >
      {chosen?.icon && <span className={css.icon}>{chosen.icon}</span>}
      <span className={css.name}>
        <bdi>{chosen?.name ?? placeholder}</bdi>
      </span>
      {chosen && <span className={css.type}>{chosen.type}</span>}
      <Icon of={ChevronsUpDown} className={css.chevrons} />
    </Picker>
  );
}

function AppRow({ name, type, icon, figure }: AppOption) {
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.words}>
        <span className={css.rowName}>
          <bdi>{name}</bdi>
        </span>
        <span className={css.rowType}>{type}</span>
      </span>
      {figure && <span className={css.figure}>{figure}</span>}
    </>
  );
}
