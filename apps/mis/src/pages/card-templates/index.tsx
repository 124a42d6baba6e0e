import { useAddress } from "@candor/features/address";
import { CardTemplatesScreen, cardTemplatesAddress } from "@candor/features/cards";
import { useNavigate } from "react-router";

/** /view-mis/configs/card-template */
export default function CardTemplatesPage() {
  const navigate = useNavigate();
  return (
    <CardTemplatesScreen
      address={useAddress(cardTemplatesAddress)}
      onCreated={(href) => void navigate(href)}
    />
  );
}
