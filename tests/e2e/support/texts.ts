import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Language } from "@candor/api/entities";
import { screenMessages } from "@candor/api/errors";
import { createInstance } from "i18next";
import { root } from "../../../scripts/lib/workspace.mjs";

/** A text of the apps by `namespace:key`, in one language. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The apps' own texts, so that one journey can be asserted in both languages. */
export function wordsOf(language: Language): Words {
  const resources: Record<string, object> = { message: screenMessages(language) };
  for (const file of globSync(`packages/features/src/*/locales/${language}.json`, { cwd: root })) {
    const feature = basename(dirname(dirname(file)));
    resources[feature === "platform" ? "common" : feature] = JSON.parse(
      readFileSync(join(root, file), "utf8"),
    );
  }
  const texts = createInstance();
  void texts.init({ lng: language, resources: { [language]: resources }, initAsync: false });
  return (key, values) => {
    if (!texts.exists(key, { count: 1, ...values })) throw new Error(`no text ${key} in ${language}`);
    return texts.t(key, values as never) as unknown as string;
  };
}
