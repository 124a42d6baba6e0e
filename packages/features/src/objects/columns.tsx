import type { AssessmentObject } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { CountCluster } from "@candor/ui/figures";
import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CountsCell } from "../frames/index.ts";
import { useFormat, useStatusTexts } from "../platform/index.ts";
import { EnabledSwitch } from "./components/EnabledSwitch.tsx";
import { ObjectName } from "./components/ObjectName.tsx";
import * as css from "./components/ObjectsScreen.css.ts";

interface Options {
  canManage: boolean;
  checksHref: (objectId: string) => string;
  onEdit: (object: AssessmentObject) => void;
  onFailure: (error: Error | null) => void;
}

/** Columns of the table of objects. All its functions must stay the same between renders. */
export function useObjectColumns(options: Options): DataColumn<AssessmentObject>[] {
  const { canManage, checksHref, onEdit, onFailure } = options;
  const { t } = useTranslation("objects");
  const format = useFormat();
  const status = useStatusTexts();
  return useMemo(
    () => [
      {
        id: "object",
        header: t("column.object"),
        overflow: "free",
        sortable: true,
        cell: (object) => <ObjectName object={object} checksHref={checksHref} />,
      },
      {
        id: "territories",
        header: t("column.territories"),
        width: 170,
        yields: true,
        overflow: "clamp",
        cell: ({ territories }) => format.places(territories),
      },
      {
        id: "checks",
        header: t("column.checks"),
        width: 168,
        overflow: "free",
        cell: ({ counts }) => <CountsCell counts={counts} none={t("notAssessed")} />,
      },
      {
        id: "issues",
        header: t("column.issues"),
        width: 196,
        overflow: "free",
        sortable: true,
        cell: ({ counts }) => counts && <CountCluster counts={counts} label={status.issues(counts)} />,
      },
      {
        id: "assessed",
        header: t("column.assessed"),
        width: 124,
        yields: true,
        overflow: "clamp",
        sortable: true,
        cell: ({ last_assessed_at }) => last_assessed_at && format.date(last_assessed_at),
      },
      {
        id: "enabled",
        header: t("column.enabled"),
        width: 132,
        align: "end",
        overflow: "free",
        cell: (object) => (
          <span className={css.actions}>
            {canManage && !object.locked && (
              <IconButton
                icon={<Icon of={Pencil} />}
                label={t("edit", { name: object.name })}
                onClick={() => onEdit(object)}
              />
            )}
            <EnabledSwitch object={object} canManage={canManage} onFailure={onFailure} />
          </span>
        ),
      },
    ],
    [t, format, status, canManage, checksHref, onEdit, onFailure],
  );
}
