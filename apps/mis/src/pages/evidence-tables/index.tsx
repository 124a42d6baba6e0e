import { useAddress } from "@candor/features/address";
import {
  EvidenceTablesScreen,
  evidenceTableHref,
  evidenceTablesAddress,
} from "@candor/features/evidence-tables";
import { useNavigate } from "react-router";

/** /view-mis/configs/evidence-table */
export default function EvidenceTablesPage() {
  const address = useAddress(evidenceTablesAddress);
  const navigate = useNavigate();
  return <EvidenceTablesScreen address={address} onCreated={(id) => void navigate(evidenceTableHref(id))} />;
}
