import { Timeline } from "@candor/ui/data";
import { usePastNotices } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../overlays/index.ts";
import { useFormat } from "../../platform/index.ts";

/** The last ten notices, newest first, for who could not read one while it was shown. */
export default function PastNotices({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const past = usePastNotices();
  return (
    <Dialog open onOpenChange={onClose} title={t("notices.title")} closeLabel={t("action.close")} width={424}>
      {past.length === 0 ? (
        <p>{t("notices.empty")}</p>
      ) : (
        <Timeline
          events={past.map(({ id, text, at, reference }) => ({
            id: String(id),
            title: text,
            time: format.time(at),
            dateTime: at,
            detail: reference ?? "",
          }))}
        />
      )}
    </Dialog>
  );
}
