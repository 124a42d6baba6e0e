import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { InfoIcon } from "../../internal/icons.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { BackButton, type BackTarget } from "./BackButton.tsx";
import * as css from "./TitleBar.css.ts";

export interface TitleBarProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The way back, a square button before the title; its label is its tooltip. */
  back?: BackTarget;
  /** Says more about the title: an icon after it that shows `text` on hover and on focus. */
  tip?: { label: string; text: string };
}

/** A title with its way back. What it cuts off is told on hover. */
export function TitleBar({ title, subtitle, back, tip, className, ...rest }: TitleBarProps) {
  const tipId = useId();
  return (
    <div {...rest} className={cx(css.bar, className)}>
      {back && <BackButton {...back} />}
      <div className={css.titles}>
        <div className={css.line}>
          <div className={css.title} {...cut(title)}>
            {title}
          </div>
          {tip && (
            <button
              type="button"
              className={css.info}
              aria-label={tip.label}
              aria-describedby={tipId}
              data-tip={tip.text}
            >
              <InfoIcon size={16} />
              <span id={tipId} className={hidden}>
                {tip.text}
              </span>
            </button>
          )}
        </div>
        {subtitle && (
          <div className={css.subtitle} {...cut(subtitle)}>
            {subtitle}
          </div>
        )}
      </div>
    </div>
  );
}

/** Only text can be told whole; a node has its own ways. */
function cut(text: ReactNode) {
  return typeof text === "string" ? { "data-tip": text, "data-tip-cut": "" } : {};
}
