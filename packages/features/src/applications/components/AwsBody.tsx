import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./applications.css.ts";
import { CardBody, type CardBodyProps } from "./CardBody.tsx";

/** The owners of Amazon's cloud, as evidence names them. */
const AWS: ReadonlySet<unknown> = new Set(["Amazon Web Services", "Amazon CloudFront"]);

export interface AwsBodyProps extends CardBodyProps {
  /** Address of every transfer of the application. */
  bordersHref: string;
}

/**
 * Transfers to Amazon's cloud. What an account holds (buckets, replicas, shared snapshots, peerings) is seen where a
 * cloud account is assessed alone; here it is said that it was not.
 */
export default function AwsBody({ card, bordersHref, ...props }: AwsBodyProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const tables = useMemo(
    () =>
      card.tables.flatMap((table) => {
        const rows = table.rows.filter(({ owner }) => AWS.has(owner));
        return rows.length > 0 ? [{ ...table, rows, total: rows.length }] : [];
      }),
    [card],
  );
  const count = tables.reduce((sum, { total }) => sum + total, 0);
  if (count === 0)
    return (
      <EmptyState
        title={t("aws.noneTitle")}
        description={t("aws.noneText")}
        action={<Button href={bordersHref}>{t("aws.borders")}</Button>}
      />
    );
  return (
    <>
      <h2 className={css.sentence}>{t("aws.sentence", { count, value: format.count(count) })}</h2>
      <p className={css.remark}>{t("aws.account")}</p>
      <CardBody card={{ ...card, tables }} {...props} said />
    </>
  );
}
