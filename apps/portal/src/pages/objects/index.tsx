import { useAddress } from "@candor/features/address";
import { checksHref } from "@candor/features/checks";
import { ObjectsScreen, objectsAddress } from "@candor/features/objects";
import { useCurrentUser } from "@candor/features/session";

const objectChecks = (objectId: string) => checksHref({ objectId });

export default function ObjectsPage() {
  const address = useAddress(objectsAddress);
  const { role } = useCurrentUser();
  return <ObjectsScreen address={address} canManage={role === "owner"} checksHref={objectChecks} />;
}
