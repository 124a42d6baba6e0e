import type { ComponentProps } from "react";
import { Vernier } from "../../figures/Vernier/Vernier.tsx";
import { cx } from "../../internal/cx.ts";
import { Delayed } from "../Delayed/Delayed.tsx";
import * as css from "./PageLoader.css.ts";

export interface PageLoaderProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** Read aloud while waiting, such as "Loading". */
  label: string;
  /** Milliseconds of nothing before it shows; default 300. */
  wait?: number;
  /** Fills the window: nothing else is on the page yet. Default false: it stands in a part of it. */
  whole?: boolean;
}

/** A whole page is on its way: nothing at first, then a flat track with a run of ticks. */
export function PageLoader({ label, wait, whole = false, className, ...rest }: PageLoaderProps) {
  return (
    <div {...rest} className={cx(css.root, whole && css.whole, className)} role="status">
      <Delayed wait={wait}>
        <Vernier counts={{}} label={label} loading size="header" width={221} />
      </Delayed>
    </div>
  );
}
