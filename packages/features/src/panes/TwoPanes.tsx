import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./TwoPanes.css.ts";

export interface TwoPanesProps {
  list: ReactNode;
  detail: ReactNode;
  /** Something was opened: where there is no room for both, the detail takes the list's place. */
  open: boolean;
  /** The way back to the list, shown only there. */
  closeHref: string;
  closeLabel: string;
}

/** A list and the one thing opened from it, side by side; under 900 px one of the two. */
export function TwoPanes({ list, detail, open, closeHref, closeLabel }: TwoPanesProps) {
  return (
    <div className={css.panes}>
      <div className={open ? `${css.list} ${css.whenOpen}` : css.list}>{list}</div>
      <div className={open ? css.detail : `${css.detail} ${css.whenOpen}`}>
        {open && (
          <div className={css.way}>
            <Button variant="quiet" href={closeHref} icon={<Icon of={ArrowLeft} />}>
              {closeLabel}
            </Button>
          </div>
        )}
        {detail}
      </div>
    </div>
  );
}
