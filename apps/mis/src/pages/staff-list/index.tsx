import { useAddress } from "@candor/features/address";
import { openedBy, StaffList, staffAddress } from "@candor/features/staff";
import { screens } from "../../app/registry.ts";

const opened = openedBy(screens);

/** /view-mis/staff-list */
export default function StaffListPage() {
  return <StaffList address={useAddress(staffAddress)} opened={opened} />;
}
