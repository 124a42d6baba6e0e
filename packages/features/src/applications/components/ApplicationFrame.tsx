import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AsOf, DetailScreen, type DetailScreenProps } from "../../frames/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { applicationHref, applicationsAddress } from "../address.ts";
import { useHistory } from "../queries.ts";
import type { ApplicationDetail } from "../types.ts";
import * as css from "./applications.css.ts";
import { Identity } from "./Identity.tsx";

export interface ApplicationFrameProps {
  query: DetailScreenProps<ApplicationDetail>["query"];
  /** Goes to the last version, where another one is shown; default: to its address. */
  onLast?: () => void;
  /** The same page about another of its assessments; default: the application's own. */
  hrefOf?: (scan: { scan_id: string; assessment_id: string }) => string;
  /** The assessment that was chosen knows nothing of this application: its last one is shown. */
  lacking?: boolean;
  children: (detail: ApplicationDetail) => ReactNode;
}

/** Every screen about one application as one assessment found it: who it is, of when, and what stands below. */
export function ApplicationFrame({ query, onLast, hrefOf, lacking, children }: ApplicationFrameProps) {
  const { t } = useTranslation("applications");
  const { text, date } = useFormat();
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
          {detail.incomplete && (
            <p className={css.remark}>{t("incomplete", { reason: text(detail.incomplete) })}</p>
          )}
          {(lacking || !detail.last) &&
            (onLast ? (
              <AsOf
                at={detail.application.time}
                onLast={onLast}
                reason={lacking ? t("lacking", { date: date(detail.application.time) }) : undefined}
              />
            ) : (
              <Earlier application={detail.application} hrefOf={hrefOf} />
            ))}
          {children(detail)}
        </>
      )}
    </DetailScreen>
  );
}

function Earlier({
  application: { id, time },
  hrefOf = ({ scan_id }) => applicationHref(scan_id),
}: Pick<ApplicationDetail, "application"> & Pick<ApplicationFrameProps, "hrefOf">) {
  const { navigate } = usePlatform();
  const history = useHistory(id);
  const onLast = () => {
    const last = history.data?.list[0];
    if (last) navigate(hrefOf(last));
  };
  return <AsOf at={time} onLast={onLast} />;
}
