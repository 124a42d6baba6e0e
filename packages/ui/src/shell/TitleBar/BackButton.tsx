import { BackIcon } from "../../internal/icons.tsx";
import { Link } from "../../internal/Link.tsx";
import * as css from "./TitleBar.css.ts";

/** Back leads to an address, or calls back where the history decides. */
export type BackTarget = { label: string } & (
  | { href: string; onClick?: () => void }
  | { href?: undefined; onClick: () => void }
);

/** A square button with an arrow; a link where it has an address. */
export function BackButton({ label, href, onClick }: BackTarget) {
  const shared = { className: css.back, "aria-label": label, "data-tip": label, onClick };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        <BackIcon size={18} />
      </button>
    );
  }
  return (
    <Link href={href} data-way="back" {...shared}>
      <BackIcon size={18} />
    </Link>
  );
}
