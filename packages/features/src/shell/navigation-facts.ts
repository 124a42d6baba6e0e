import { cloudExists } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useMemo } from "react";
import { constructedOf, type NavigationFacts } from "../navigation/index.ts";
import { useEndpoint, useIdle } from "../platform/index.ts";

/** What decides about the screens of a signed-in user. What is still on its way counts as not known. */
export function useNavigationFacts(user: CurrentUser): NavigationFacts {
  // Only a dot in the sidebar hangs on it.
  const enabled = useIdle();
  const { data: cloud } = useEndpoint(cloudExists, {}, { quiet: true, enabled });
  return useMemo(
    () => ({
      user,
      form: user.company.menu_form,
      // Where none can be connected the dot could never be cleared.
      cloudConnected: cloud?.configured ? cloud.exists === 1 : null,
      constructed: constructedOf(user.company.construct_state),
    }),
    [user, cloud],
  );
}
