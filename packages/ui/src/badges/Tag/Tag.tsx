import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import type { LabelColor, TagColor, TagTextColor } from "./colors.ts";
import * as css from "./Tag.css.ts";

export interface TagProps extends ComponentProps<"span"> {
  /** Default `gray`. */
  color?: TagColor;
  /** Colour of the word. Default: the darkest step of the fill's own scale. */
  textColor?: TagTextColor;
}

/** A word for data: a category, a purpose, a type. It has no glyph; a result always has one. */
export function Tag({ color = "gray", textColor, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx(css.fill[color], textColor && css.text[textColor], className)}>
      <span className={css.word}>{children}</span>
    </span>
  );
}

export interface ColorLabelProps extends ComponentProps<"span"> {
  color: LabelColor;
}

/** A word in one of eight colours, without a fill. */
export function ColorLabel({ color, className, ...rest }: ColorLabelProps) {
  return <span {...rest} className={cx(css.label[color], className)} />;
}
