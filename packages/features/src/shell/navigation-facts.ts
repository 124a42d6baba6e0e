import { cloudExists } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useMemo } from "react";
import type { NavigationFacts } from "../navigation/index.ts";
import { useEndpoint } from "../platform/index.ts";

/** What decides about the screens of a signed-in user. What is still on its way counts as not known. */
export function useNavigationFacts(user: CurrentUser): NavigationFacts {
  const { data: cloud } = useEndpoint(cloudExists, {}, { quiet: true });
  return useMemo(
    () => ({
      user,
      form: "current",
      cloudConnected: cloud ? cloud.exists === 1 : null,
      constructed: null,
    }),
    [user, cloud],
  );
}
