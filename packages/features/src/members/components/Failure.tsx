import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import * as css from "./Question.css.ts";

/** What went wrong, told once it stands here. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className={css.failure}>
          <Icon of={CircleAlert} size={14} />
          {text}
        </p>
      )}
    </div>
  );
}
