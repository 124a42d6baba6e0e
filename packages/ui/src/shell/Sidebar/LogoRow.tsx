import type { ReactNode } from "react";
import { CloseIcon } from "../../internal/icons.tsx";
import { Link } from "../../internal/Link.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./LogoRow.css.ts";
import { usePreview } from "./use-preview.ts";

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
  /** Card under the logo on hover, on focus and on a first touch: the company, and the link that edits it. */
  preview?: { logo: ReactNode; name: string; href: string; label: string };
  /** Name of the button that closes the drawer. */
  closeLabel: string;
}

/** Mark and name, the preview card under them, and in the drawer the button that closes it. */
export function LogoRow({ mark, wordmark, homeHref, homeLabel, tag, preview, closeLabel }: LogoRowProps) {
  const { mode, closeDrawer } = useShell();
  // In the drawer it would cover what the drawer was opened for; the company's row leads there instead.
  const card = mode === "drawer" ? undefined : preview;
  const { row, handlers, onLogoClick } = usePreview(card !== undefined);
  const collapsed = mode === "collapsed";
  return (
    <div ref={row} className={css.logoRow} {...handlers}>
      <Link href={homeHref} className={css.home} aria-label={homeLabel} onClick={onLogoClick}>
        {mark}
        {!collapsed && <span className={css.wordmark}>{wordmark}</span>}
      </Link>
      {!collapsed && tag && <span className={css.tag}>{tag}</span>}
      {card && (
        <div className={css.preview}>
          <div className={css.previewCompany}>
            {card.logo}
            <span className={css.previewName}>{card.name}</span>
          </div>
          <Link href={card.href}>{card.label}</Link>
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
