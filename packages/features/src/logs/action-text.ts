import type { AuditEntry } from "@candor/api/entities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** An action on an entry of the configuration: what was done, and to which kind of entry. */
const CONFIG = /^config\.(\w+)\.(\w+)$/;

/** A sign-in that was refused is a line as well. */
const wasRefused = (detail: string | null) => detail?.startsWith('{"valid":false') ?? false;

/** What a line of the log tells of, in words. What has none, such as an action of an earlier version, is its code. */
export function useActionText() {
  const { t, i18n } = useTranslation("logs");
  return useMemo(() => {
    const known = (key: string) => i18n.exists(`logs:${key}`);
    const text = (action: string): string => {
      const [, done, kind] = CONFIG.exec(action) ?? [];
      if (done && kind && known(`did.config.${done}`) && known(`kind.${kind}`))
        return t(`did.config.${done as "create"}`, { kind: t(`kind.${kind as "card"}`) });
      return action.includes(".") && known(`did.${action}`) ? t(`did.${action as "scan.publish"}`) : action;
    };
    return {
      /** Of an action by itself. */
      action: text,
      /** Of a line: a refused sign-in says so. */
      entry: ({ action, detail }: Pick<AuditEntry, "action" | "detail">): string =>
        wasRefused(detail) ? t("refused", { what: text(action) }) : text(action),
    };
  }, [t, i18n]);
}
