import { Delayed, Skeleton, SkeletonRows } from "@candor/ui/feedback";
import { Vernier } from "@candor/ui/figures";
import { PageHeader, Section, Split } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import * as css from "./DashboardSkeleton.css.ts";

/** The dashboard's regions at their real height, after 300 ms of waiting. */
export function DashboardSkeleton() {
  const { t } = useTranslation("dashboard");
  return (
    <div className={css.page}>
      <Delayed>
        <Split className={css.hero} railLabel={t("maturity.title")} rail={<Section>{lines(4)}</Section>}>
          <PageHeader
            title={
              <>
                <span className={css.unseen}>{t("loading")}</span>
                <Skeleton width={320} height={20} />
              </>
            }
            size="sentence"
            subtitle={<Skeleton width={240} />}
          >
            <Vernier counts={{}} size="hero" loading label={t("loading")} />
          </PageHeader>
        </Split>
        <Split className={css.objects} railLabel={t("running.title")} rail={<Section>{lines(5)}</Section>}>
          <Section inset="flush">
            <SkeletonRows className={css.rows} label={t("loading")} rowHeight="double" />
          </Section>
        </Split>
        <Split railLabel={t("frameworks.title")} rail={<Section>{lines(5)}</Section>}>
          <Section>{lines(6)}</Section>
        </Split>
      </Delayed>
    </div>
  );
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its place
    <div key={index} className={css.line}>
      <Skeleton width={`${90 - index * 9}%`} />
    </div>
  ));
