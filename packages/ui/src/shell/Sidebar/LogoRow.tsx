import { type ReactNode, useState } from "react";
import { CloseIcon } from "../../internal/icons.tsx";
import { Link } from "../../internal/Link.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./Sidebar.css.ts";

export interface LogoRowProps {
  /** The mark, 26 px; stands alone in the narrow form. */
  mark: ReactNode;
  /** The product's name beside the mark. */
  wordmark: ReactNode;
  /** Where the mark leads. */
  homeHref: string;
  /** Name of that link. */
  homeLabel: string;
  /** Word at the end of the logo row, such as the staff console's tag. */
  tag?: ReactNode;
  /** Card under the logo on hover and focus: the company, and the link that edits it. */
  preview?: { logo: ReactNode; name: string; href: string; label: string };
  /** Name of the button that closes the drawer. */
  closeLabel: string;
}

/** Mark and name, the preview card under them, and in the drawer the button that closes it. */
export function LogoRow({ mark, wordmark, homeHref, homeLabel, tag, preview, closeLabel }: LogoRowProps) {
  const { mode, closeDrawer } = useShell();
  const [dismissed, setDismissed] = useState(false);
  const collapsed = mode === "collapsed";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the card away; the row itself does nothing
    <div
      className={css.logoRow}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === "Escape" && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <Link href={homeHref} className={css.home} aria-label={homeLabel}>
        {mark}
        {!collapsed && <span className={css.wordmark}>{wordmark}</span>}
      </Link>
      {!collapsed && tag && <span className={css.tag}>{tag}</span>}
      {preview && mode !== "drawer" && (
        <div className={css.preview}>
          <div className={css.previewCompany}>
            {preview.logo}
            <span className={css.companyName}>{preview.name}</span>
          </div>
          <Link href={preview.href}>{preview.label}</Link>
        </div>
      )}
      {mode === "drawer" && (
        <button type="button" className={css.close} aria-label={closeLabel} onClick={closeDrawer}>
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  );
}
