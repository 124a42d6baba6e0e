import { LockKeyhole } from "lucide-react";
import { StateMessage, type StateMessageProps } from "../StateMessage/StateMessage.tsx";
import * as css from "./Forbidden.css.ts";

/** Content that is not for this person: say who may see it, and whom to ask. */
export function Forbidden(props: StateMessageProps) {
  return (
    <StateMessage
      {...props}
      illustration={
        <span className={css.ring}>
          <LockKeyhole absoluteStrokeWidth aria-hidden="true" size={28} strokeWidth={1.75} />
        </span>
      }
    />
  );
}
