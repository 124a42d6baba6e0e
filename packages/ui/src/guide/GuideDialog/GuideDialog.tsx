import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { GuideBody } from "./GuideBody.tsx";
import * as css from "./GuideDialog.css.ts";
import type { GuideEnd, GuideLabels, GuidePage } from "./guide-types.ts";
import { type GuideClosing, useGuideDialog } from "./use-guide-dialog.ts";

export interface GuideDialogProps
  extends GuideClosing,
    Omit<ComponentProps<"dialog">, "open" | "onClose" | "children" | "aria-labelledby"> {
  /** Shown or not. Set to false, the guide shrinks away in a second: keep it rendered meanwhile. */
  open: boolean;
  pages: readonly GuidePage[];
  labels: GuideLabels;
  /** Beside every page, such as what is done already: under the list, on narrow screens under the text. */
  aside?: ReactNode;
  /** Index of the page an opened guide starts with. Default 0. */
  startAt?: number;
  /** Skip, the last page's button, or the close button and Escape were pressed. */
  onClose: (end: GuideEnd) => void;
}

/** The first-time guide: a list of pages, images that follow each other, a title and a text. 890 x 624, modal. */
export function GuideDialog(props: GuideDialogProps) {
  const {
    open,
    pages,
    labels,
    aside,
    startAt = 0,
    onClose,
    towards,
    onClosed,
    className,
    ref,
    ...rest
  } = props;
  const titleId = useId();
  const { dialog, shown, leaving } = useGuideDialog(open, { towards, onClosed });
  const merged = useMergedRefs(dialog, ref);

  useEffect(() => {
    // Not the first button in order, which is the list's: a press on Enter reads on.
    if (open) dialog.current?.querySelector<HTMLElement>("[data-guide-forward]")?.focus();
  }, [open, dialog]);

  // Escape would close the dialog at once; it leaves like the close button does.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (open) onClose("close");
  };

  return (
    <dialog
      {...rest}
      ref={merged}
      className={cx(css.dialog, leaving && css.leaving, className)}
      aria-labelledby={titleId}
      onCancel={onCancel}
      // Before a person's first press on the page, Chromium lets Escape close a dialog without asking.
      onClose={() => open && onClose("close")}
    >
      {shown && (
        <GuideBody
          titleId={titleId}
          pages={pages}
          labels={labels}
          aside={aside}
          startAt={startAt}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}
