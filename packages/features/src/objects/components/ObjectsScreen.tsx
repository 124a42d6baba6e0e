import { OBJECT_MATURITIES } from "@candor/api/contract";
import type { AssessmentObject } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { CountCluster } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useErrorText, useFormat, useStatusTexts } from "../../platform/index.ts";
import { type ObjectsState, toRequest } from "../address.ts";
import { useObjectColumns } from "../columns.tsx";
import { useObjects } from "../queries.ts";
import { EnabledSwitch } from "./EnabledSwitch.tsx";
import { ObjectName } from "./ObjectName.tsx";
import * as css from "./ObjectsScreen.css.ts";
import { WebsiteDialog } from "./WebsiteDialog.tsx";

export interface ObjectsScreenProps {
  /** From `useAddress` of `objectsAddress`. */
  address: AddressState<ObjectsState>;
  /** Owners add and change objects; members look. */
  canManage: boolean;
  /** Address of the checks of an object; the same function between renders. */
  checksHref: (objectId: string) => string;
}

const rowId = (object: AssessmentObject) => object.id;

/** The company's objects: their last result, whether they are enabled, and the way to add and change them. */
export function ObjectsScreen({ address, canManage, checksHref }: ObjectsScreenProps) {
  const { t } = useTranslation(["objects", "message", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  const errorText = useErrorText();
  const query = useObjects(toRequest(address.state));
  const { data } = query;
  const [dialog, setDialog] = useState<{ object: AssessmentObject | null } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const onEdit = useCallback((object: AssessmentObject) => setDialog({ object }), []);
  const columns = useObjectColumns({ canManage, checksHref, onEdit, onFailure: setFailure });
  const limit = data?.limits.website ?? 0;
  const offered = data === undefined || data.types.some(({ asset_type }) => asset_type === "website");
  const limitReached = data !== undefined && data.websites >= limit && t("message:object.limit_reached");
  const refusal = data?.plan_ended ? t("message:member.plan_ended") : limitReached;
  const add = canManage && data && offered && (
    <Button
      variant="primary"
      icon={<Icon of={Plus} />}
      aria-disabled={refusal !== false}
      title={refusal || undefined}
      onClick={() => setDialog({ object: null })}
    >
      {t("add")}
    </Button>
  );

  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        meta={
          data &&
          `${t("summary", { count: data.all, disabled: format.count(data.disabled) })} · ${t("limit", { used: format.count(data.websites), limit: format.count(limit) })}`
        }
        actions={data && data.all > 0 && add}
        note={
          <>
            {!canManage && <p className={css.note}>{t("ownerOnly")}</p>}
            {canManage && !offered && data.all > 0 && <p className={css.note}>{t("notOffered")}</p>}
            {canManage && offered && refusal && <p className={css.note}>{refusal}</p>}
            <div role="alert">{failure && <p className={css.failure}>{errorText(failure)}</p>}</div>
          </>
        }
        loadingLabel={t("loading")}
        search={t("search")}
        filters={[
          {
            kind: "several",
            key: "maturity",
            label: t("maturity.label"),
            options: OBJECT_MATURITIES.map((value) => ({
              value,
              label: value === "unscored" ? t("maturity.unscored") : t(`common:maturity.${value}`),
            })),
          },
        ]}
        all={data?.all}
        empty={
          <EmptyState
            title={t("empty.title")}
            description={t(canManage ? (offered ? "empty.text" : "notOffered") : "empty.textMember")}
            action={add}
          />
        }
        noMatch={{ title: t("empty.filtered") }}
        table={{
          columns,
          rowId,
          renderNarrow: (object) => (
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
          ),
        }}
      />
      {dialog && <WebsiteDialog object={dialog.object} onClose={() => setDialog(null)} />}
    </>
  );
}
