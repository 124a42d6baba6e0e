import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import * as css from "./work.css.ts";

/** What went wrong with a dialog or a comment, read out as it comes. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className={css.alert}>
      {text && (
        <>
          <Icon of={CircleAlert} size={14} />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}
