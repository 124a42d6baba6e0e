import { useNotice } from "@candor/ui/notices";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type Arriving, lazyPart } from "../../platform/index.ts";
import { objectsCatalogue } from "../catalogue.ts";
import type { WebsiteDialogProps } from "../dialog-props.ts";

// Its form is fetched when it is first asked for.
const WebsiteForm = lazyPart<WebsiteDialogProps & Arriving>(
  objectsCatalogue,
  () => import("./WebsiteForm.tsx"),
);

/** Adds or changes a website. */
export function WebsiteDialog(props: WebsiteDialogProps) {
  const { t } = useTranslation("message");
  const { show } = useNotice();
  const onMissing = () => {
    props.onClose();
    show({ kind: "error", text: t("common.no_connection") });
  };
  return (
    <Suspense>
      <WebsiteForm {...props} onMissing={onMissing} />
    </Suspense>
  );
}
