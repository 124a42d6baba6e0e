import { usePlatform } from "../../platform/index.ts";
import { cardHref } from "../links.ts";
import { useApplication } from "../queries.ts";
import { ApplicationFrame } from "./ApplicationFrame.tsx";
import { CardNav } from "./CardNav.tsx";
import { Overview } from "./Overview.tsx";

export interface ApplicationScreenProps {
  scanId: string;
}

/** One application as one assessment found it: who it is, how it stands, and its cards. */
export function ApplicationScreen({ scanId }: ApplicationScreenProps) {
  const { navigate } = usePlatform();
  return (
    <ApplicationFrame query={useApplication({ scanId })}>
      {(detail) => (
        <>
          <CardNav
            cards={detail.cards}
            value={null}
            onChange={(card) => card && navigate(cardHref(detail)(card))}
          />
          <Overview detail={detail} cardHref={cardHref(detail)} />
        </>
      )}
    </ApplicationFrame>
  );
}
