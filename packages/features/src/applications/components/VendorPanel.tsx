import { isApiError } from "@candor/api/client";
import { KeyValueList } from "@candor/ui/data";
import { Delayed, EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../frames/index.ts";
import { Drawer } from "../../overlays/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { useVendor } from "../queries.ts";
import * as css from "./applications.css.ts";

const FLAGS = ["pixel", "recorder", "embed", "fonts", "self_hosted"] as const;

export interface VendorPanelProps {
  name: string;
  host: string | null;
  /** Everything of it in the view that it was met in; absent: there is no such page. */
  detailHref?: string;
  onClose: () => void;
}

/** What is known of a vendor: owner, head office, category, what it is used for, and where that knowledge comes from. */
export function VendorPanel({ name, host, detailHref, onClose }: VendorPanelProps) {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const { Link } = usePlatform();
  const query = useVendor(name, host);
  const { data, error } = query;
  const used = FLAGS.filter((flag) => data?.flags.includes(flag)).map((flag) => t(`vendor.used.${flag}`));
  return (
    <Drawer open onOpenChange={onClose} title={name} closeLabel={t("common:action.close")}>
      {data ? (
        <KeyValueList
          items={[
            { id: "owner", label: t("vendor.owner"), value: data.name },
            {
              id: "hq",
              label: t("vendor.hq"),
              value: data.hq ? format.region(data.hq) : t("vendor.unknown"),
            },
            { id: "category", label: t("vendor.category"), value: format.text(data.category_name) },
            {
              id: "used",
              label: t("vendor.usedFor"),
              value:
                used.length > 0
                  ? format.list(used)
                  : t("vendor.byCategory", { category: format.text(data.category_name) }),
            },
            ...(data.aliases.length > 0
              ? [{ id: "aliases", label: t("vendor.aliases"), value: format.series(data.aliases) }]
              : []),
            { id: "source", label: t("vendor.source"), value: t(`vendor.from.${data.source}`) },
            { id: "asOf", label: t("vendor.asOf"), value: format.date(`${data.as_of}T00:00:00.000Z`) },
          ]}
        />
      ) : isApiError(error) && error.key === "check.vendor_not_found" ? (
        <EmptyState title={t("vendor.noneTitle")} description={error.message} />
      ) : error ? (
        <LoadFailure query={query} />
      ) : (
        <Delayed>
          <SkeletonRows label={t("vendor.loading")} rows={5} rowHeight="line" />
        </Delayed>
      )}
      {detailHref !== undefined && (
        <p className={css.more}>
          <Link href={detailHref} onClick={onClose}>
            {t("vendor.detail")}
          </Link>
        </p>
      )}
    </Drawer>
  );
}
