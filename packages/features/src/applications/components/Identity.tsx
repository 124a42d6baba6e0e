import { CHECK_STATUSES } from "@candor/api/entities";
import { CountCluster, Vernier } from "@candor/ui/figures";
import { Icon } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { checksHref } from "../../checks/index.ts";
import { ASSET_ICONS, useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import type { ApplicationDetail } from "../types.ts";
import * as css from "./applications.css.ts";

/** Who the application is, and how its checks stand. */
export function Identity({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  const { Link } = usePlatform();
  const { application, territories } = detail;
  const { counts, asset_type, title, object_version_name } = application;
  const total = counts ? CHECK_STATUSES.reduce((sum, one) => sum + counts[one], 0) : 0;
  const facts = [
    t(`common:assetType.${asset_type}`),
    object_version_name ?? "",
    territories.length > 0 ? t("territories", { places: format.places(territories) }) : "",
  ].filter(Boolean);
  return (
    <div className={css.identity}>
      <span className={css.mark}>
        <Icon of={ASSET_ICONS[asset_type]} size={20} />
      </span>
      <div className={css.names}>
        <h1 className={css.title}>{title}</h1>
        <span className={css.facts}>
          <span>{format.clauses(facts)}</span>
          <Link
            href={checksHref({
              objectId: application.id,
              ...(!detail.last && { assessmentId: application.assessment_id }),
            })}
          >
            {t("checksOf", { count: total })}
          </Link>
        </span>
      </div>
      {counts && (
        <div className={css.figures}>
          <Vernier size="header" width={240} counts={counts} label={status.counts(counts)} />
          <CountCluster counts={counts} label={status.issues(counts)} />
        </div>
      )}
    </div>
  );
}
