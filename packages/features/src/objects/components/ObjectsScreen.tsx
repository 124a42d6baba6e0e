import type { AssessmentObject } from "@candor/api/entities";
import { DataTable } from "@candor/ui/data";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { CountCluster } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader } from "@candor/ui/shell";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded, useErrorText, useFormat, useStatusTexts } from "../../platform/index.ts";
import { useObjectColumns } from "../columns.tsx";
import { useObjects } from "../queries.ts";
import { EnabledSwitch } from "./EnabledSwitch.tsx";
import { ObjectName } from "./ObjectName.tsx";
import * as css from "./ObjectsScreen.css.ts";
import { WebsiteDialog } from "./WebsiteDialog.tsx";

export interface ObjectsScreenProps {
  /** Owners add and change objects; members look. */
  canManage: boolean;
  /** Address of the checks of an object; the same function between renders. */
  checksHref: (objectId: string) => string;
}

const rowId = (object: AssessmentObject) => object.id;

/** The company's objects: their last result, whether they are enabled, and the way to add and change them. */
export function ObjectsScreen({ canManage, checksHref }: ObjectsScreenProps) {
  const { t } = useTranslation(["objects", "message"]);
  const format = useFormat();
  const status = useStatusTexts();
  const errorText = useErrorText();
  const query = useObjects();
  const [dialog, setDialog] = useState<{ object: AssessmentObject | null } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const onEdit = useCallback((object: AssessmentObject) => setDialog({ object }), []);
  const columns = useObjectColumns({ canManage, checksHref, onEdit, onFailure: setFailure });
  const list = query.data?.list ?? [];
  const limit = query.data?.limits.website ?? 0;
  const full = query.data !== undefined && list.length >= limit;
  const add = canManage && query.data && (
    <Button
      variant="primary"
      icon={<Icon of={Plus} />}
      aria-disabled={full}
      title={full ? t("message:object.limit_reached") : undefined}
      onClick={() => setDialog({ object: null })}
    >
      {t("add")}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t("title")}
        meta={
          query.data &&
          `${t("summary", { count: list.length, disabled: format.count(list.filter(({ enabled }) => !enabled).length) })} · ${t("limit", { used: format.count(list.length), limit: format.count(limit) })}`
        }
        actions={list.length > 0 && add}
      />
      {!canManage && <p className={css.note}>{t("ownerOnly")}</p>}
      {canManage && full && <p className={css.note}>{t("message:object.limit_reached")}</p>}
      <div role="alert">{failure && <p className={css.failure}>{errorText(failure)}</p>}</div>
      <Loaded query={query} loading={<SkeletonRows label={t("loading")} rowHeight="double" />}>
        {() => (
          <DataTable
            label={t("title")}
            density="double"
            columns={columns}
            rows={list}
            rowId={rowId}
            empty={
              <EmptyState
                title={t("empty.title")}
                description={t(canManage ? "empty.text" : "empty.textMember")}
                action={add}
              />
            }
            renderNarrow={(object) => (
              <span className={css.narrow}>
                <ObjectName object={object} checksHref={checksHref} />
                <span className={css.narrowFoot}>
                  {object.counts ? (
                    <CountCluster counts={object.counts} label={status.issues(object.counts)} />
                  ) : (
                    <span className={css.muted}>{t("notAssessed")}</span>
                  )}
                  <span className={css.actions}>
                    {canManage && !object.locked && (
                      <Button
                        size={32}
                        variant="quiet"
                        onClick={() => onEdit(object)}
                        aria-label={t("edit", { name: object.name })}
                      >
                        {t("editShort")}
                      </Button>
                    )}
                    <EnabledSwitch object={object} canManage={canManage} onFailure={setFailure} />
                  </span>
                </span>
              </span>
            )}
          />
        )}
      </Loaded>
      {dialog && <WebsiteDialog object={dialog.object} onClose={() => setDialog(null)} />}
    </>
  );
}
