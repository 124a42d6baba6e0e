import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./Failure.css.ts";

export interface FailureProps {
  /** What the server, or the form as a whole, has to say; null while there is nothing. */
  text: string | null;
  /** The way out, after the text. */
  children?: ReactNode;
  /** What it stands in keeps its parts apart by a gap. Default: it keeps itself apart from what is before it. */
  gapped?: boolean;
}

/** What went wrong with a form or a dialog as a whole, read out as it comes. Takes no room while it is empty. */
export function Failure({ text, children, gapped = false }: FailureProps) {
  return (
    <div role="alert" className={gapped ? css.gapped : css.apart}>
      {text && (
        <p className={css.failure}>
          <Icon of={CircleAlert} size={14} />
          <span className={css.words}>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  );
}
