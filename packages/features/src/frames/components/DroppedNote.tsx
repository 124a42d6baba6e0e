import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./frames.css.ts";

const SHOWN = 40;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Says what the address asked for that is not known here, or is there no more. */
export function DroppedNote<S>({ address }: { address: AddressState<S> }) {
  const { t } = useTranslation();
  const { series } = useFormat();
  const { dropped, change } = address;
  if (dropped.length === 0) return null;
  const parts = dropped.map(({ name, value }) => `${short(name)}=${short(value)}`);
  return (
    <div role="status" className={css.note}>
      <span>{t("list.dropped", { parts: series(parts) })}</span>
      <Button size={24} variant="quiet" onClick={() => change({}, { replace: true })}>
        {t("list.droppedOk")}
      </Button>
    </div>
  );
}
