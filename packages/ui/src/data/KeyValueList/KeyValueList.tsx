import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./KeyValueList.css.ts";

export interface KeyValue {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentProps<"dl">, "children"> {
  items: readonly KeyValue[];
}

/** Properties of one thing: words at the start, values beside them. */
export function KeyValueList({ items, className, ...rest }: KeyValueListProps) {
  return (
    <dl {...rest} className={cx(css.list, className)}>
      {items.map(({ id, label, value }) => (
        <div key={id} className={css.pair}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
