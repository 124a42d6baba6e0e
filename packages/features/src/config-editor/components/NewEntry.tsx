import type { configHooks } from "../config-hooks.ts";
import { NewEntryDialog, type NewEntryDialogProps } from "./NewEntryDialog.tsx";

export interface NewEntryProps<Data> extends Omit<NewEntryDialogProps<Data>, "create"> {
  hooks: ReturnType<typeof configHooks<Data>>;
}

/** Names a new entry of a kind, and makes it. What is not known to be made is forgotten with the dialog. */
export function NewEntry<Data>({ hooks, ...dialog }: NewEntryProps<Data>) {
  return <NewEntryDialog {...dialog} create={hooks.useCreate()} />;
}
