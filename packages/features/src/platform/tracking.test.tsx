import { createApiClient } from "@candor/api/client";
import { trackEvent } from "@candor/api/endpoints";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { createQueryClient, PlatformProvider } from "./context.tsx";
import { createI18n } from "./text/i18n.ts";
import { usePageViews } from "./tracking.ts";

const NoLink = () => null;

function Views({ page }: { page: string }) {
  usePageViews(page);
  return null;
}

it("tells of a page once each time it opens, and of nothing while it is drawn again", async () => {
  const told: unknown[] = [];
  const platform = {
    client: createApiClient({
      getToken: () => "a-token",
      getLanguage: () => "en",
      fetch: async (input, init) => {
        if (String(input).endsWith(trackEvent.path)) told.push(JSON.parse(String(init?.body)));
        return Response.json({ code: 0, message: "", data: {} });
      },
    }),
    i18n: createI18n("en"),
    queryClient: createQueryClient(),
    language: "en" as const,
    Link: NoLink,
    navigate: () => {},
  };
  const root = createRoot(document.createElement("div"));
  const open = (page: string) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <PlatformProvider {...platform}>
            <Views page={page} />
          </PlatformProvider>
        </StrictMode>,
      ),
    );
  open("/dashboard");
  open("/dashboard");
  open("/checks");
  open("/dashboard");
  const views = ["/dashboard", "/checks", "/dashboard"].map((page) => ({ type: "page_view", page }));
  // Told when the browser is idle, or after three seconds at the latest.
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(views);
  root.unmount();
});
