import { type ComponentType, lazy } from "react";
import { useTranslation } from "react-i18next";

/** Stands where a part of a page did not arrive. */
export function Away() {
  const { t } = useTranslation("message");
  return <span>{t("common.part_missing")}</span>;
}

/**
 * A part that is fetched when it is first drawn. What stands around it can be read without it: where it does not arrive,
 * its place says so, or shows what `Instead` makes of it. To ask once more would not help: Chromium keeps for a page that
 * a module did not arrive.
 */
export const lazyOr = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Instead: ComponentType<P> = Away,
) => lazy(() => load().catch(() => ({ default: Instead })));
