import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState, Dropped } from "../../address/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./frames.css.ts";

const SHOWN = 40;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

export interface DroppedNoteProps<S> {
  address: AddressState<S>;
  /** What was there once and is gone, beside what the address holds that is not known. */
  gone?: readonly Dropped[];
  onDismiss?: () => void;
}

/** Says what the address asked for that is not known here, or is there no more. */
export function DroppedNote<S>({ address, gone = [], onDismiss }: DroppedNoteProps<S>) {
  const { t } = useTranslation();
  const { series } = useFormat();
  const { change, state } = address;
  const dropped = [...address.dropped, ...gone];
  if (dropped.length === 0) return null;
  const parts = dropped.map(({ name, value }) => `${short(name)}=${short(value)}`);
  const dismiss = () => {
    onDismiss?.();
    if (address.dropped.length > 0) change(state, { replace: true });
  };
  return (
    <div role="status" className={css.note}>
      <span>{t("list.dropped", { parts: series(parts) })}</span>
      <Button size={24} variant="quiet" onClick={dismiss}>
        {t("list.droppedOk")}
      </Button>
    </div>
  );
}
