import { MembersScreen } from "@candor/features/members";
import { dropToken, SIGN_IN_PATHS, useCurrentUser } from "@candor/features/session";

/** Whoever has left the team is signed out on the server already. */
function onLeft() {
  dropToken();
  location.assign(SIGN_IN_PATHS[0]);
}

export default function MembersPage() {
  return <MembersScreen user={useCurrentUser()} onLeft={onLeft} />;
}
