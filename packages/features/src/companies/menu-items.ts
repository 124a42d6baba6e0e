import * as z from "zod/mini";
import type { MenuChoice } from "../navigation/index.ts";

/** The items of a menu that somebody is shown; null: the usual ones. */
export const itemsField = z.nullable(z.array(z.string()));
export type MenuItems = z.infer<typeof itemsField>;

/** Whether somebody with this list finds anything in the menu: one without items leads nowhere. */
export const showsAny = (items: MenuItems, choices: readonly MenuChoice[]): boolean =>
  items === null || choices.some(({ id }) => items.includes(id));

/** The items of the list that the menu has. */
export const shownItems = (items: MenuItems, choices: readonly MenuChoice[]): MenuItems =>
  items && choices.map(({ id }) => id).filter((id) => items.includes(id));

/** Whether two lists show the same: their order says nothing. */
export const sameItems = (one: MenuItems, other: MenuItems): boolean =>
  one && other ? [...one].sort().join() === [...other].sort().join() : one === other;
