import { isApiError } from "@candor/api/client";
import { useNotice } from "@candor/ui/notices";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../platform/index.ts";
import { type Checked, type Entry, sameData } from "./entry.ts";

interface Mutation<Input, Reply> {
  isPending: boolean;
  mutate: (
    input: Input,
    on: { onSuccess: (reply: Reply) => void; onError: (error: unknown) => void },
  ) => void;
}

interface Publishing<Input, Reply> {
  isPending: boolean;
  mutate: (
    input: Input,
    on: {
      onSuccess: (reply: Reply) => void;
      onError: (error: unknown) => void;
      /** It is stored, and not published yet: what may still fail is tried again from there. */
      onStored: (reply: Reply) => void;
    },
  ) => void;
}

/** The calls of one kind of configuration. */
export interface EditorCalls<Data> {
  latest: { data: Entry<Data> | undefined; refetch: () => Promise<unknown> };
  publish: Publishing<
    { id: string; revision: number; key: string; enable: boolean; data: Data },
    Entry<Data>
  >;
  saveDraft: Mutation<{ id: string; revision: number; draft: Data | null }, Entry<Data>>;
  remove?: Mutation<{ id: string; revision: number }, unknown>;
}

export interface EditorOptions<Data> {
  entry: Entry<Data>;
  calls: EditorCalls<Data>;
  check: (data: Data) => Checked<Data>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved?: () => void;
}

/** What every editor of the configuration does: type, keep a draft, publish, and meet who was faster. */
export function useConfigEditor<Data>({
  entry,
  calls,
  check,
  onDirtyChange,
  onRemoved,
}: EditorOptions<Data>) {
  const { latest, publish, saveDraft, remove } = calls;
  const { t } = useTranslation("config-editor");
  const errorText = useErrorText();
  const { show } = useNotice();
  /** The entry as it was last read or stored: what is typed is held against it. */
  const [base, setBase] = useState(entry);
  const [data, setData] = useState<Data>(entry.draft ?? entry.data);
  const [enable, setEnable] = useState(entry.enable);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState(false);
  const checked = useMemo(() => check(data), [check, data]);
  /** The last data that could be published: what a preview shows while a field is wrong. */
  const [valid, setValid] = useState<Data>(entry.draft ?? entry.data);
  // While it is drawn, not after: all that is typed in is drawn once.
  if (checked.valid && checked.valid !== valid) setValid(checked.valid);
  const dirty = !sameData(data, base.draft ?? base.data) || enable !== base.enable;
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  // An editor that is gone has nothing to lose: what it held was published, which shows another page in its place.
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const { id, key } = entry;
  const tell = (what: "published" | "off" | "draft" | "discarded" | "deleted") =>
    show({ kind: "success", text: t(`done.${what}`, { key }) });
  const done = (stored: Entry<Data>, what: Parameters<typeof tell>[0]) => {
    setBase(stored);
    setFailure(null);
    tell(what);
  };
  const failed = (error: unknown) => {
    if (isApiError(error) && error.key === "mis.changed_meanwhile") {
      setConflict(true);
      void latest.refetch();
    } else {
      // Who signs in over the page comes back to it: nothing was stored meanwhile, and nothing is stored by itself.
      const ended = isApiError(error) && error.key === "common.unauthenticated";
      setFailure(ended ? t("sessionEnded") : errorText(error));
    }
  };
  const { revision } = base;
  const theirs = conflict && latest.data && latest.data.revision !== revision ? latest.data : null;
  return {
    key,
    base,
    data,
    setData,
    enable,
    setEnable,
    failure,
    checked,
    valid,
    /** A field is wrong. */
    stale: checked.valid === null,
    dirty,
    published: sameData(data, base.data) && enable === base.enable && !base.draft,
    publishing: publish.isPending,
    saving: saveDraft.isPending,
    busy: publish.isPending || saveDraft.isPending || remove?.isPending === true,
    publish: () =>
      checked.valid &&
      publish.mutate(
        { id, revision, key, enable, data: checked.valid },
        {
          onSuccess: (stored) => done(stored, stored.enable ? "published" : "off"),
          onError: failed,
          onStored: setBase,
        },
      ),
    saveDraft: () =>
      checked.valid &&
      saveDraft.mutate(
        { id, revision, draft: checked.valid },
        { onSuccess: (stored) => done(stored, "draft"), onError: failed },
      ),
    /** Takes an older version up again: a draft beside what customers see. */
    restore: (draft: Data) =>
      saveDraft.mutate(
        { id, revision, draft },
        {
          onSuccess: (stored) => {
            done(stored, "draft");
            setData(draft);
          },
          onError: failed,
        },
      ),
    discardDraft: () =>
      saveDraft.mutate(
        { id, revision, draft: null },
        {
          onSuccess: (stored) => {
            done(stored, "discarded");
            setData(stored.data);
          },
          onError: failed,
        },
      ),
    remove:
      remove &&
      (() =>
        remove.mutate(
          { id, revision },
          {
            onSuccess: () => {
              onDirtyChange(false);
              tell("deleted");
              onRemoved?.();
            },
            onError: failed,
          },
        )),
    /** Who was faster, while it is not decided whose version stands. */
    theirs,
    takeTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      setData(theirs.draft ?? theirs.data);
      setEnable(theirs.enable);
      setConflict(false);
    },
    goOnWithMine: () => {
      if (theirs) setBase(theirs);
      setConflict(false);
    },
  };
}
export type ConfigEditor<Data> = ReturnType<typeof useConfigEditor<Data>>;
