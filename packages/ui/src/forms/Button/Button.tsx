import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import * as css from "./Button.css.ts";

/** Looks of a button: one primary per view. */
export const buttonVariants = ["primary", "secondary", "quiet", "danger", "link"] as const;
/** Heights of a button in px: rows, tools, forms. */
export const buttonSizes = [24, 32, 40] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

interface Own {
  /** Look. Default `secondary`. */
  variant?: ButtonVariant;
  /** Height in px. Default 32. */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** Fills the width it is given. */
  fullWidth?: boolean;
}

interface AsButton extends Own, ComponentProps<"button"> {
  href?: undefined;
  /** Off, but keeps its place in the Tab order, its focus and its reason (`title`); presses do nothing. */
  "aria-disabled"?: ComponentProps<"button">["aria-disabled"];
  /** Work is under way: ticks run, the button keeps its focus and ignores presses. */
  loading?: boolean;
}

interface AsLink extends Own, Omit<ComponentProps<"a">, "href"> {
  /** Renders a link that looks like a button. */
  href: string;
  loading?: never;
}

export type ButtonProps = AsButton | AsLink;

/** A button, or with `href` a link of the same look. */
export function Button(props: ButtonProps) {
  const { variant = "secondary", size = 32, icon, iconEnd, fullWidth, className, children, ...rest } = props;
  const look = cx(css.button, css.variant[variant], css.size[size], fullWidth && css.fullWidth, className);

  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {icon}
        {children}
        {iconEnd}
      </Link>
    );
  }

  const { loading, onClick, type = "button", ...button } = rest;
  const off = loading || button["aria-disabled"] === true || button["aria-disabled"] === "true";
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...button}
      type={type}
      className={look}
      onClick={off ? ignore : onClick}
      aria-busy={loading || undefined}
      aria-disabled={off || undefined}
      {...(off && !loading && button.title && { "data-tip": button.title })}
    >
      {loading ? <Ticks /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}

/** Eight ticks that rise one after the other. */
function Ticks() {
  return (
    <span className={css.ticks} aria-hidden="true">
      {css.tick.map((tick) => (
        <i key={tick} className={tick} />
      ))}
    </span>
  );
}
