import { useAddress } from "@candor/features/address";
import { CardsScreen, cardsAddress } from "@candor/features/cards";
import { useNavigate } from "react-router";

/** /view-mis/configs/card */
export default function CardsPage() {
  const navigate = useNavigate();
  return <CardsScreen address={useAddress(cardsAddress)} onCreated={(href) => void navigate(href)} />;
}
