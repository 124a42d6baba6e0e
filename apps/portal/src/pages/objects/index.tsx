import { checksHref } from "@candor/features/checks";
import { ObjectsScreen } from "@candor/features/objects";
import { useCurrentUser } from "@candor/features/session";

const objectChecks = (objectId: string) => checksHref({ objectId });

export default function ObjectsPage() {
  const { role } = useCurrentUser();
  return <ObjectsScreen canManage={role === "owner"} checksHref={objectChecks} />;
}
