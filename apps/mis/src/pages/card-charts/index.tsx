import { useAddress } from "@candor/features/address";
import { CardChartsScreen, cardChartsAddress } from "@candor/features/cards";
import { useNavigate } from "react-router";

/** /view-mis/configs/card-chart */
export default function CardChartsPage() {
  const navigate = useNavigate();
  return (
    <CardChartsScreen address={useAddress(cardChartsAddress)} onCreated={(href) => void navigate(href)} />
  );
}
