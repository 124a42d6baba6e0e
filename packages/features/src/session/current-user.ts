import { info } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useEndpoint } from "../platform/index.ts";

/** The signed-in user, for pages inside the shell: it draws them only once the user is known. */
export function useCurrentUser(): CurrentUser {
  const { data } = useEndpoint(info, {}, { quiet: true });
  if (!data) throw new Error("useCurrentUser needs a signed-in user");
  return data;
}
