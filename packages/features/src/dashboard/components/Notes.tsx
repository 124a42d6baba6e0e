import type { AddressState } from "../../address/index.ts";
import { AsOf, DroppedNote } from "../../frames/index.ts";
import type { Arriving } from "../../platform/index.ts";
import type { DashboardState } from "../address.ts";

export interface NotesProps extends Arriving {
  address: AddressState<DashboardState>;
  /** When the state shown was published. */
  at: string | null | undefined;
}

/** Says that the page shows an earlier assessment, and what its address asked for in vain. */
export default function Notes({ address, at }: NotesProps) {
  return (
    <>
      {address.state.assessmentId && <AsOf at={at} onLast={() => address.change({ assessmentId: null })} />}
      <DroppedNote address={address} />
    </>
  );
}
