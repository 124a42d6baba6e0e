import type { ComponentProps } from "react";
import { Vernier } from "../../figures/Vernier/Vernier.tsx";
import { cx } from "../../internal/cx.ts";
import { Delayed } from "../Delayed/Delayed.tsx";
import * as css from "./PageLoader.css.ts";

export interface PageLoaderProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** Read aloud while waiting, such as "Loading". */
  label: string;
}

/** A whole page is on its way: nothing for 300 ms, then a flat track with a run of ticks. */
export function PageLoader({ label, className, ...rest }: PageLoaderProps) {
  return (
    <div {...rest} className={cx(css.root, className)} role="status">
      <Delayed>
        <Vernier counts={{}} label={label} loading size="header" width={221} />
      </Delayed>
    </div>
  );
}
