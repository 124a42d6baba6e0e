import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AsOf, DetailScreen, type DetailScreenProps } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { applicationsAddress } from "../address.ts";
import { lastHref } from "../links.ts";
import { useHistory } from "../queries.ts";
import type { ApplicationDetail } from "../types.ts";
import { Identity } from "./Identity.tsx";

export interface ApplicationFrameProps {
  query: DetailScreenProps<ApplicationDetail>["query"];
  /** Says which version is shown, where it is not the last. Default true. */
  saysVersion?: boolean;
  children: (detail: ApplicationDetail) => ReactNode;
}

/** Every screen about one application as one assessment found it: who it is, of when, and what stands below. */
export function ApplicationFrame({ query, saysVersion = true, children }: ApplicationFrameProps) {
  const { t } = useTranslation("applications");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["check.analysis_not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: applicationsAddress.href(), label: t("back") }}
    >
      {(detail) => (
        <>
          <Identity detail={detail} />
          {saysVersion && !detail.last && <Earlier {...detail.application} />}
          {children(detail)}
        </>
      )}
    </DetailScreen>
  );
}

function Earlier({ id, time }: Pick<ApplicationDetail["application"], "id" | "time">) {
  const { navigate } = usePlatform();
  const history = useHistory(id);
  const onLast = () => {
    const href = lastHref(history.data);
    if (href) navigate(href);
  };
  return <AsOf at={time} onLast={onLast} />;
}
