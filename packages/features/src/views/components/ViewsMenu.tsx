import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Bookmark } from "lucide-react";
import { Suspense, use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { useLocation } from "../../address/index.ts";
import { LateMenu } from "../../frames/components/LateMenu.tsx";
import { lazyPart, useMissing } from "../../platform/index.ts";
import { viewsCatalogue } from "../catalogue.ts";
import { type ViewCalls, ViewsContext } from "../context.ts";
import { useViews } from "../queries.ts";
import type { ViewDialogProps } from "./ViewDialog.tsx";

const ViewDialog = lazyPart<ViewDialogProps>(viewsCatalogue, () => import("./ViewDialog.tsx"));

export interface ViewsMenuProps {
  address: Pick<AddressState<unknown>, "kept" | "hrefOfKept" | "dropped">;
}

/** The views that a person keeps of a list, and what saves the one that is shown. Nothing where nobody keeps any. */
export function ViewsMenu(props: ViewsMenuProps) {
  const calls = use(ViewsContext);
  return calls && <Views {...props} calls={calls} />;
}

function Views({ address, calls }: ViewsMenuProps & { calls: ViewCalls }) {
  const { t } = useTranslation("common");
  const { show } = useNotice();
  const { go } = useLocation();
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  const missing = useMissing(() => setDialog(null));
  const all = useViews(calls);
  const { kept, hrefOfKept, dropped } = address;
  const views = (all ?? []).filter(({ list }) => list === kept.list);
  const shown = views.find(({ query }) => query === kept.query);
  const defaultView = views.find(({ is_default }) => is_default);

  // Only who arrives at the bare address is led on: lifting all filters shows everything.
  const bare = useRef(kept.query === "" && dropped.length === 0);
  useEffect(() => {
    if (all === undefined || !bare.current) return;
    bare.current = false;
    if (defaultView && defaultView.query !== "" && kept.query === "")
      go(hrefOfKept(defaultView.query), { replace: true });
  }, [all, defaultView, kept.query, go, hrefOfKept]);

  if (all === undefined) return null;
  return (
    <>
      <LateMenu
        trigger={
          <Button size={32} icon={<Icon of={Bookmark} />}>
            {shown ? t("list.view", { name: shown.name }) : t("list.views")}
          </Button>
        }
        groups={[
          views.length > 0
            ? [
                {
                  id: "all",
                  label: t("list.allRows"),
                  checked: kept.query === "",
                  onSelect: () => go(hrefOfKept("")),
                },
                ...views.map(({ id, name, query }) => ({
                  id,
                  label: name,
                  checked: query === kept.query,
                  onSelect: () => go(hrefOfKept(query)),
                })),
              ]
            : [],
          [
            { id: "save", label: t("list.saveView"), onSelect: () => setDialog("save") },
            ...(views.length > 0
              ? [{ id: "manage", label: t("list.manageViews"), onSelect: () => setDialog("manage") }]
              : []),
          ],
        ]}
      />
      <Suspense>
        {dialog && (
          <ViewDialog
            dialog={dialog}
            calls={calls}
            list={kept.list}
            query={kept.query}
            views={views}
            onClose={() => setDialog(null)}
            onDone={(text) => {
              setDialog(null);
              show({ kind: "success", text });
            }}
            onMissing={missing}
          />
        )}
      </Suspense>
    </>
  );
}
