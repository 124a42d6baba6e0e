import type { ComponentProps, ReactNode } from "react";
import { CopyButton } from "../../feedback/CopyButton/CopyButton.tsx";
import { cx } from "../../internal/cx.ts";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../internal/icons.tsx";
import * as css from "./Notice.css.ts";

/** Kinds of notice; error and warning interrupt a screen reader, the others wait. */
export const noticeKinds = ["success", "error", "info", "warning"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon, warning: WarningIcon };

export interface NoticeProps extends ComponentProps<"div"> {
  kind: NoticeKind;
  /** What happened, and what to do next. */
  text: ReactNode;
  /** Code to quote to support, set in mono. */
  reference?: string;
  /** Words of the button that copies the reference; without them there is none. */
  copy?: { label: string; copiedLabel: string };
  closeLabel: string;
  onClose: () => void;
}

/** One notice as it looks; `NoticeProvider` decides when it shows. */
export function Notice(props: NoticeProps) {
  const { kind, text, reference, copy, closeLabel, onClose, className, ...rest } = props;
  const KindIcon = icons[kind];
  return (
    <div {...rest} className={cx(css.notice, css.kind[kind], className)}>
      <KindIcon size={18} className={css.icon} />
      <div className={css.text}>
        {text}
        {reference && (
          <div className={css.line}>
            <span className={css.reference}>{reference}</span>
            {copy && <CopyButton {...copy} text={reference} />}
          </div>
        )}
      </div>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
