import { createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { screenMessages } from "@candor/api/errors";
import { NoticeProvider } from "@candor/ui/notices";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { MemoryLocation } from "../address/index.ts";
import { createQueryClient, type LinkComponent, PlatformProvider } from "./context.tsx";
import { Searches } from "./search/Searches.tsx";
import { createI18n, languageTag, type TextResources } from "./text/i18n.ts";
import { pseudoTexts } from "./text/pseudo.ts";

const files = import.meta.glob<{ default: object }>("../*/locales/*.json", { eager: true });

/** Every feature's texts in one language: for stories and tests, where nothing is fetched. */
export function allTexts(language: Language): TextResources {
  const texts: TextResources = { message: screenMessages(language) };
  for (const [path, file] of Object.entries(files)) {
    const [, folder, name] = /\.\.?\/(?:platform\/)?(\w[\w-]*)?\/?locales\/(\w+)\.json$/.exec(path) ?? [];
    if (name === language) texts[folder ?? "common"] = file.default;
  }
  return texts;
}

/** Asks again at once for what failed: where nothing mends by itself, the pause before it is only waited for. */
export function retryAtOnce(queryClient: QueryClient): QueryClient {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return queryClient;
}

const StoryLink: LinkComponent = (props) => <a {...props} />;

export interface StoryPlatformProps {
  language?: Language;
  /** Shows English accented and lengthened, so that a text that is not translated, or has no room, stands out. */
  pseudo?: boolean;
  /** Called instead of leaving the page. */
  onNavigate?: (href: string) => void;
  /** Where the page begins, such as `/checks?status=critical`; the element labelled "address" shows where it is. */
  address?: string;
  /** What calls are made with. Default: the global `fetch`. */
  fetch?: typeof fetch;
  children: ReactNode;
}

/** A platform of its own for one story or test: own store, own query client, calls go to this origin. */
export function StoryPlatform(props: StoryPlatformProps) {
  const { language = "en", pseudo = false, onNavigate, address = "/", fetch, children } = props;
  const parts = useMemo(() => {
    const texts = allTexts(language);
    return {
      client: createApiClient({
        ...(fetch && { fetch }),
        getToken: () => "story-token",
        getLanguage: () => language,
      }),
      i18n: createI18n(language, pseudo ? pseudoTexts(texts) : texts),
      queryClient: retryAtOnce(createQueryClient()),
    };
  }, [language, pseudo, fetch]);
  return (
    <PlatformProvider {...parts} language={language} Link={StoryLink} navigate={(href) => onNavigate?.(href)}>
      <div lang={languageTag(language)}>
        <MemoryLocation start={address}>
          <NoticeProvider closeLabel={parts.i18n.t("action.dismiss")}>
            <Searches>{children}</Searches>
          </NoticeProvider>
        </MemoryLocation>
      </div>
    </PlatformProvider>
  );
}
