import { type Tab, Tabs } from "@candor/ui/data";
import type { AddressState } from "../../address/index.ts";
import * as css from "./frames.css.ts";

export interface DetailTabsProps<S extends { tab: string }> {
  /** From `useAddress`; the chosen tab is its `tab`. */
  address: AddressState<S>;
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<S["tab"]>[];
}

/** Views of one thing, the chosen one in the address. */
export function DetailTabs<S extends { tab: string }>({ address, label, tabs }: DetailTabsProps<S>) {
  return (
    <Tabs<S["tab"]>
      className={css.detailTabs}
      label={label}
      tabs={tabs}
      value={address.state.tab}
      onValueChange={(tab) => address.change({ tab } as Partial<S>, { replace: true })}
    />
  );
}
