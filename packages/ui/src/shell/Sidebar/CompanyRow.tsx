import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./Sidebar.css.ts";

interface CompanyRowProps {
  /** 24 px. */
  logo: ReactNode;
  name: string;
  /** Makes the row a link, and says where to. */
  edit?: { href: string; label: string };
}

/** Whose portal this is. */
export function CompanyRow({ logo, name, edit }: CompanyRowProps) {
  const collapsed = useShell().mode === "collapsed";
  const inside = (
    <>
      {logo}
      {collapsed ? (
        <span className={hidden}>{name}</span>
      ) : (
        <span className={css.companyName} data-tip={name} data-tip-cut="">
          {name}
        </span>
      )}
    </>
  );
  if (!edit) {
    return (
      <div className={css.company} data-tip={collapsed ? name : undefined}>
        {inside}
      </div>
    );
  }
  return (
    <Link href={edit.href} className={cx(css.company, css.companyLink)} data-nav-row="">
      {inside}
      <Icon of={Pencil} size={14} label={edit.label} className={css.pencil} />
    </Link>
  );
}
