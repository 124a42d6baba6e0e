import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { TickProgress } from "../../figures/TickProgress/TickProgress.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { AlertIcon, CloseIcon } from "../../internal/icons.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./FileUpload.css.ts";
import type { UploadController, UploadItem } from "./use-uploads.ts";
import type { FileUploadWords } from "./words.ts";

interface UploadRowProps {
  item: UploadItem;
  controller: UploadController;
  words: FileUploadWords;
  onRemove: () => void;
}

/** One file: its name, how far it is, what is wrong with it and what can be done. */
export function UploadRow({ item, controller, words, onRemove }: UploadRowProps) {
  const { id, name, state } = item;
  const row = useRef<HTMLLIElement>(null);
  const acted = useRef(false);
  // The button that was pressed may go: the focus stays in the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the state is what it waits for
  useEffect(() => {
    if (acted.current && !row.current?.contains(document.activeElement)) {
      row.current?.querySelector("button")?.focus();
    }
    acted.current = false;
  }, [state]);
  const act = (what: (id: string) => void) => () => {
    acted.current = true;
    what(id);
  };

  const problem = {
    refused: () => item.refusal && words.refused[item.refusal],
    failed: () => words.failed(item),
    waiting: () => null,
    uploading: () => null,
    stopped: () => null,
    done: () => null,
  }[state]();
  const meta = {
    waiting: words.waiting,
    uploading: words.progress(item),
    stopped: words.stopped(item),
    done: words.size(item.size),
    failed: null,
    refused: words.size(item.size),
  }[state];
  const moving = state === "waiting" || state === "uploading";

  return (
    <li ref={row} className={css.state[state]}>
      <div className={css.line}>
        {state === "done" && <SeverityGlyph status="passed" />}
        <div className={css.facts}>
          <bdi className={css.name} title={name}>
            {name}
          </bdi>
          {meta && <span className={css.meta}>{meta}</span>}
        </div>
        {(state === "failed" || state === "stopped") && (
          <Button size={24} onClick={act(controller.resume)}>
            {state === "failed" ? words.retry : words.resume}
          </Button>
        )}
        {moving ? (
          <IconButton
            key="stop"
            size={24}
            icon={<CloseIcon size={16} />}
            label={words.stop(name)}
            onClick={act(controller.stop)}
          />
        ) : (
          <IconButton
            // Never the same button as the one that stops: a second press must not take the file out.
            key="remove"
            size={24}
            icon={<Icon of={Trash2} size={16} />}
            label={words.remove(name)}
            onClick={() => {
              controller.remove(id);
              onRemove();
            }}
          />
        )}
      </div>
      {problem && (
        <div role="alert" className={css.problem}>
          <AlertIcon size={14} />
          <span>{problem}</span>
        </div>
      )}
      {(moving || state === "stopped") && (
        <TickProgress
          className={css.bar}
          aria-label={name}
          value={item.size ? (item.sent / item.size) * 100 : 0}
          valueText={words.progress(item)}
        />
      )}
    </li>
  );
}
