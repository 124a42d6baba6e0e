import { createApiClient } from "@candor/api/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { Prose } from "../help/index.ts";
import { createQueryClient, PlatformProvider } from "../platform/index.ts";
import { createI18n } from "../platform/text/i18n.ts";
import { createAppLink } from "./app-link.tsx";
import { RouterProvider } from "./RouterProvider.tsx";
import { createMemoryRouter } from "./testing.ts";

/** Draws a text with the links of an app. */
function drawn(markdown: string): HTMLElement {
  const platform = {
    client: createApiClient({ getToken: () => null, getLanguage: () => "en" }),
    i18n: createI18n("en"),
    queryClient: createQueryClient(),
    language: "en" as const,
    Link: createAppLink({ base: "", onIntent: () => {} }),
    navigate: () => {},
  };
  const element = (
    <PlatformProvider {...platform}>
      <Prose markdown={markdown} />
    </PlatformProvider>
  );
  const router = createMemoryRouter({ routes: [{ path: "/", element }], load: () => undefined });
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<RouterProvider router={router} />));
  return place;
}

it("shows the words of a link whose address could run something, and keeps the others", () => {
  const place = drawn("[Do it](javascript:alert(1)) or [read](/help) and [more](https://example.org/)");
  expect(place.textContent).toBe("Do it or read and more");
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/help",
    "https://example.org/",
  ]);
});
