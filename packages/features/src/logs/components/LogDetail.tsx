import type { AuditEntry } from "@candor/api/entities";
import { JsonView, KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { logsAddress } from "../address.ts";
import * as css from "./Logs.css.ts";

/** One line in full: about which thing, what changed, and its place in the chain. */
export function LogDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation(["logs", "common"]);
  const { Link } = usePlatform();
  const { target_id, target_name, detail, seq, hash, address, company_id, company_name } = entry;
  return (
    <div className={css.detail}>
      <KeyValueList
        items={[
          {
            id: "target",
            label: t("detail.target"),
            value: target_id ? (
              <>
                {target_name !== null && `${target_name} · `}
                <Link href={logsAddress.href({ target: target_id })}>{target_id}</Link>
              </>
            ) : (
              t("detail.none")
            ),
          },
          ...(company_id
            ? [
                {
                  id: "company",
                  label: t("column.company"),
                  value: (
                    <Link href={logsAddress.href({ company: company_id })}>{company_name ?? company_id}</Link>
                  ),
                },
              ]
            : []),
          {
            id: "address",
            label: t("column.address"),
            value: address ? (
              <Link href={logsAddress.href({ address })}>{address}</Link>
            ) : (
              t("detail.noAddress")
            ),
          },
          { id: "seq", label: t("detail.seq"), value: seq === null ? t("detail.unchained") : String(seq) },
          ...(hash === null
            ? []
            : [{ id: "hash", label: t("detail.hash"), value: <code className={css.code}>{hash}</code> }]),
        ]}
      />
      {detail !== null && (
        <JsonView
          label={t("detail.json")}
          json={detail}
          depth={3}
          texts={{
            count: (n) => t("detail.count", { count: n }),
            more: (n) => t("detail.more", { count: n }),
            invalid: t("detail.invalid"),
          }}
          copy={{ label: t("detail.copy"), copiedLabel: t("detail.copied") }}
        />
      )}
    </div>
  );
}
