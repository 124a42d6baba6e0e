import { STAFF_PERMISSIONS, type StaffPermission } from "@candor/api/entities";
import type { ConsoleScreen, ConsoleScreenId } from "../staff-session/index.ts";

/** Which screens each permission opens. */
export type Opened = Readonly<Record<StaffPermission, readonly ConsoleScreenId[]>>;

/** Read from the list that opens them: a permission can say nothing else than it does. */
export const openedBy = (screens: readonly ConsoleScreen[]): Opened =>
  Object.fromEntries(
    STAFF_PERMISSIONS.map((code) => [
      code,
      screens.filter(({ permission, menu }) => menu && permission === code).map(({ id }) => id),
    ]),
  ) as unknown as Opened;
