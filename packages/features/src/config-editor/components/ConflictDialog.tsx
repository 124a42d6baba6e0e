import { CodeBlock } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../overlays/index.ts";
import { useFormat } from "../../platform/index.ts";
import * as css from "./editor.css.ts";

export interface ConflictDialogProps {
  theirs: { content: unknown; by: string | null; at: string };
  mine: unknown;
  /** What happened, and what becomes of both. Default: who stored another version, and when. */
  text?: string;
  onTheirs: () => void;
  onMine: () => void;
}

const lines = (content: unknown) => JSON.stringify(content, null, 2);

/** Lines of a text that the other does not have, from 1. */
function differing(text: string, other: string): number[] {
  const known = new Set(other.split("\n"));
  return text.split("\n").flatMap((line, at) => (known.has(line) ? [] : [at + 1]));
}

/** Someone else was faster: both texts, with what differs marked. Nothing is overwritten before one is chosen. */
export function ConflictDialog({ theirs, mine, text, onTheirs, onMine }: ConflictDialogProps) {
  const { t } = useTranslation("config-editor");
  const { t: common } = useTranslation();
  const format = useFormat();
  const other = lines(theirs.content);
  const own = lines(mine);
  return (
    <Dialog
      open
      width={1040}
      onOpenChange={onMine}
      title={t("conflict.title")}
      description={
        text ?? t("conflict.text", { by: theirs.by ?? t("nobody"), date: format.dateTime(theirs.at) })
      }
      closeLabel={common("action.close")}
      actions={
        <>
          <Button onClick={onTheirs}>{t("conflict.theirs")}</Button>
          <Button variant="primary" onClick={onMine}>
            {t("conflict.mine")}
          </Button>
        </>
      }
    >
      <div className={css.sides}>
        <section>
          <h3 className={css.side}>{t("conflict.theirSide")}</h3>
          <CodeBlock label={t("conflict.theirSide")} code={other} highlight={differing(other, own)} />
        </section>
        <section>
          <h3 className={css.side}>{t("conflict.mySide")}</h3>
          <CodeBlock label={t("conflict.mySide")} code={own} highlight={differing(own, other)} />
        </section>
      </div>
    </Dialog>
  );
}
