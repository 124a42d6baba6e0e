import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./IssueForm.css.ts";

/** What went wrong with a dialog as a whole, read out as it comes. */
export function Failure({ text, children }: { text: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className={css.alert}>
      {text && (
        <p className={css.failure}>
          <Icon of={CircleAlert} size={14} />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  );
}
