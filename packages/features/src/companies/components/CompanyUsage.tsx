import { KeyValueList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { fileSize } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { Loaded, useFormat } from "../../platform/index.ts";
import { useCompanyUsage } from "../queries.ts";

/** What a company uses: objects of each type and places of what its plan allows, assessments, files, and when. */
export function CompanyUsage({ id }: { id: string }) {
  const { t } = useTranslation(["companies", "common"]);
  const { count, dateTime } = useFormat();
  const query = useCompanyUsage(id);
  const share = ({ used, limit }: { used: number; limit: number }) =>
    t("usage.share", { used: count(used), limit: count(limit) });
  return (
    <Section title={t("usage.title")}>
      <Loaded query={query} loading={<SkeletonRows label={t("usage.loading")} />}>
        {({ types, members, assessments, published, files, last_seen_at: seen }) => (
          <KeyValueList
            items={[
              ...types.map(({ asset_type: type, ...one }) => ({
                id: type,
                label: t(`common:assetType.${type}`),
                value: share(one),
              })),
              { id: "members", label: t("usage.members"), value: share(members) },
              {
                id: "assessments",
                label: t("usage.assessments"),
                value: t("usage.assessed", { all: count(assessments), published: count(published) }),
              },
              {
                id: "files",
                label: t("usage.files"),
                value: t("usage.stored", {
                  count: files.count,
                  files: count(files.count),
                  size: fileSize(files.bytes),
                }),
              },
              { id: "seen", label: t("usage.seen"), value: seen ? dateTime(seen) : t("usage.unseen") },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
