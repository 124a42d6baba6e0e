import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";

/** The button over a list whose export the plan had: it says why there is none now. */
export default function NoExport(_: Arriving) {
  const { t } = useTranslation(["common", "message"]);
  return (
    <Button icon={<Icon of={Download} />} aria-disabled title={t("message:member.plan_ended")}>
      {t("list.export")}
    </Button>
  );
}
