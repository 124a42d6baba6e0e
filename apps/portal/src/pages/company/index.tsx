import { CompanyScreen } from "@candor/features/company";
import { useCurrentUser } from "@candor/features/session";

export default function CompanyPage() {
  return <CompanyScreen user={useCurrentUser()} />;
}
