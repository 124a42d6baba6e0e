import { createRoot, type Root } from "react-dom/client";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { AppScreen } from "../navigation/index.ts";
import { commonCatalogue, loadCatalogues, usePlatform } from "../platform/index.ts";
import { createClientApp } from "./client-app.ts";
import { RouterProvider } from "./RouterProvider.tsx";
import { createRoutes } from "./routes.tsx";
import type { PageModule } from "./screen-loader.ts";
import { createMemoryRouter } from "./testing.ts";
import { SLOW_AFTER_MS } from "./use-slow.ts";

const screen = (id: string, some: Partial<AppScreen> = {}): AppScreen => ({
  id,
  path: `/${id}`,
  page: id,
  catalogues: [],
  ...some,
});
const screens = [
  screen("here", { alsoAt: ["/there"] }),
  screen("held"),
  screen("closed"),
  screen("broken"),
  screen("later", { page: undefined as never }),
];

const DRAWN_WRONG = new Error("drawn wrong");
function Broken(): never {
  throw DRAWN_WRONG;
}

const titled = (title: string): PageModule => ({ default: () => <h1>{title}</h1> });

const platforms = new Set<unknown>();
function WithState() {
  platforms.add(usePlatform());
  return <h1>Here{useLocation().search}</h1>;
}

let root: Root;
let place: HTMLElement;
let pages: Record<string, () => Promise<PageModule>>;
let reported: unknown[];
let framed: number;

function Links() {
  const { Link } = usePlatform();
  return ["/here", "/held", "/closed", "/broken", "/nowhere"].map((href) => (
    <Link key={href} href={href}>
      {href}
    </Link>
  ));
}

async function open(path: string) {
  const app = createClientApp({ session: null, language: "en" });
  await loadCatalogues(app.i18n, [commonCatalogue]);
  reported = [];
  app.reporter.report = (error) => void reported.push(error);
  const routes = createRoutes<AppScreen, { open: string[] }>({
    app: { ...app, location: { ...location, reload: vi.fn() } },
    screens,
    loadPage: (page) => pages[page]?.() ?? Promise.reject(new Error(`No page ${page}`)),
    base: "",
    frame: ({ navigating, children }) => {
      framed += 1;
      return (
        <>
          <Links />
          <main tabIndex={-1} aria-busy={navigating}>
            {children({ open: ["here", "held", "broken"] })}
          </main>
        </>
      );
    },
    closed: ({ id, page }, facts) => {
      if (!page) return <h1>Not there yet</h1>;
      return facts.open.includes(id) ? null : <h1>Not yours</h1>;
    },
    startPath: "/",
    start: ({ open: [first] }) => (first ? { href: `/${first}` } : { closed: <h1>Nothing</h1> }),
  });
  const router = createMemoryRouter(routes, path);
  await router.ready;
  root.render(<RouterProvider router={router} />);
  await expect.poll(heading).toBeTruthy();
  return router;
}

const heading = () => place.querySelector("h1")?.textContent;
const isBusy = () => place.querySelector("main")?.ariaBusy === "true";
const link = (href: string) => place.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  pages = { here: async () => titled("Here") };
  framed = 0;
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it("begins at the start's screen, and leads there from where nobody knows the way", async () => {
  const router = await open("/nowhere/at/all");
  expect([heading(), router.state.location.pathname]).toEqual(["Here", "/here"]);
  router.navigate("/there");
  await expect.poll(() => router.state.location.pathname).toBe("/here");
});

it("keeps the open screen while another is on its way, and says so after a while", async () => {
  const arrival = Promise.withResolvers<PageModule>();
  pages.held = () => arrival.promise;
  await open("/here");
  await userEvent.click(link("/held"));
  expect([heading(), isBusy()]).toEqual(["Here", false]);
  await expect.poll(isBusy, { timeout: SLOW_AFTER_MS * 20 }).toBe(true);
  expect(heading()).toBe("Here");
  await userEvent.click(link("/here"));
  await expect.poll(isBusy).toBe(false);
  await userEvent.click(link("/held"));
  arrival.resolve(titled("Held"));
  await expect.poll(heading).toBe("Held");
  expect(isBusy()).toBe(false);
  expect(document.activeElement).toBe(place.querySelector("main"));
});

it("says in a screen's place why it stays closed, or that it is not there yet", async () => {
  const router = await open("/closed");
  expect(heading()).toBe("Not yours");
  router.navigate("/later");
  await expect.poll(heading).toBe("Not there yet");
});

it("offers another try where a screen does not arrive", async () => {
  let asked = 0;
  pages.held = async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("Failed to fetch");
    return titled("Held");
  };
  await open("/held");
  expect(heading()).toBe("Unable to load");
  await userEvent.click(place.querySelector("main button") as HTMLElement);
  await expect.poll(heading).toBe("Held");
  expect(reported).toEqual([]);
});

it("ends the page and reports it where a screen cannot be drawn", async () => {
  pages.broken = async () => ({ default: Broken });
  await open("/broken");
  expect(heading()).toBe("This page stopped working");
  expect(reported).toEqual([DRAWN_WRONG]);
});

it("fetches a screen's code when the reader is about to open it", async () => {
  const held = vi.fn(async () => titled("Held"));
  pages.held = held;
  await open("/here");
  // The pointer stands where the test before has left it.
  held.mockClear();
  link("/held").focus();
  expect(held).toHaveBeenCalledOnce();
});

it("draws neither the shell nor what reads the platform again where a screen changes its own state", async () => {
  platforms.clear();
  pages.here = async () => ({ default: WithState });
  const router = await open("/here");
  const before = framed;
  router.navigate("/here?tab=second");
  await expect.poll(heading).toBe("Here?tab=second");
  expect([framed, platforms.size]).toEqual([before, 1]);
});
