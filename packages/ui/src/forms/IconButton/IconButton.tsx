import { cx } from "../../internal/cx.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import * as css from "./IconButton.css.ts";

type Base<P> = P extends unknown
  ? Omit<P, "icon" | "iconEnd" | "fullWidth" | "children" | "aria-label">
  : never;

export type IconButtonProps = Base<ButtonProps> & {
  /** The icon. */
  icon: React.ReactNode;
  /** Name for assistive technology, also the native tooltip unless `title` is given. */
  label: string;
};

/** A square button with an icon and no visible text. Quiet by default. */
export function IconButton({
  icon,
  label,
  className,
  variant = "quiet",
  size = 32,
  ...rest
}: IconButtonProps) {
  const props = { title: label, ...rest, "aria-label": label } as ButtonProps;
  return (
    <Button {...props} variant={variant} size={size} className={cx(css.sizes[size], className)}>
      {icon}
    </Button>
  );
}
