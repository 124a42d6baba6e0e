import { useTranslation } from "react-i18next";
import { AsOf, DetailScreen } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { applicationsAddress } from "../address.ts";
import { cardHref, lastHref } from "../links.ts";
import { useApplication, useHistory } from "../queries.ts";
import type { ApplicationDetail } from "../types.ts";
import { CardNav } from "./CardNav.tsx";
import { Identity } from "./Identity.tsx";
import { Overview } from "./Overview.tsx";

export interface ApplicationScreenProps {
  scanId: string;
}

/** One application as one assessment found it: who it is, how it stands, and its cards. */
export function ApplicationScreen({ scanId }: ApplicationScreenProps) {
  const { t } = useTranslation("applications");
  const query = useApplication({ scanId });
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["check.analysis_not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: applicationsAddress.href(), label: t("back") }}
    >
      {(detail) => <Application detail={detail} />}
    </DetailScreen>
  );
}

function Application({ detail }: { detail: ApplicationDetail }) {
  const { navigate } = usePlatform();
  const history = useHistory(detail.application.id);
  const hrefOf = cardHref(detail);
  return (
    <>
      <Identity detail={detail} />
      {!detail.last && (
        <AsOf
          at={detail.application.time}
          onLast={() => {
            const href = lastHref(history.data);
            if (href) navigate(href);
          }}
        />
      )}
      <CardNav cards={detail.cards} value={null} onChange={(card) => card && navigate(hrefOf(card))} />
      <Overview detail={detail} cardHref={hrefOf} />
    </>
  );
}
