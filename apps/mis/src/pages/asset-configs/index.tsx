import { useAddress } from "@candor/features/address";
import { AssetConfigsScreen, assetConfigsAddress } from "@candor/features/asset-configs";
import { useNavigate } from "react-router";

/** /view-mis/asset-config */
export default function AssetConfigsPage() {
  const navigate = useNavigate();
  return (
    <AssetConfigsScreen address={useAddress(assetConfigsAddress)} onCreated={(href) => void navigate(href)} />
  );
}
