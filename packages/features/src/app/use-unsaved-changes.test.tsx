import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { RouterLink } from "./app-link.tsx";
import { RouterProvider } from "./RouterProvider.tsx";
import type { AppRouter } from "./router.ts";
import { createMemoryRouter } from "./testing.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

let drawn = 0;
function Editor() {
  drawn++;
  const unsaved = useUnsavedChanges();
  return (
    <>
      <button type="button" onClick={() => unsaved.onDirtyChange(true)}>
        Type
      </button>
      <button type="button" onClick={() => unsaved.onDirtyChange(false)}>
        Save
      </button>
      <RouterLink href="/list">List</RouterLink>
      {unsaved.asking && (
        <>
          <button type="button" onClick={unsaved.keep}>
            Keep
          </button>
          <button type="button" onClick={unsaved.discard}>
            Discard
          </button>
        </>
      )}
    </>
  );
}

let root: Root;
let router: AppRouter;
beforeEach(() => {
  drawn = 0;
  const routes = [
    { path: "/", element: <Editor /> },
    { path: "/list", element: <h1>All</h1> },
  ];
  router = createMemoryRouter({ routes, load: () => undefined });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<RouterProvider router={router} />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const press = (name: string) => page.getByRole("button", { name }).click();
const leave = () => page.getByRole("link", { name: "List" }).click();
const list = page.getByRole("heading", { name: "All" });

it("asks before what is typed is lost, and goes once it may be", async () => {
  await press("Type");
  await leave();
  await press("Keep");
  await expect.element(list).not.toBeInTheDocument();
  await leave();
  await press("Discard");
  await expect.element(list).toBeVisible();
});

it("asks before the browser's Back as well, and stays in place until it may go", async () => {
  router.navigate("/list");
  router.navigate("/");
  await press("Type");
  router.navigator.go(-1);
  await press("Keep");
  expect(router.state.location.pathname).toBe("/");
  router.navigator.go(-1);
  await press("Discard");
  await expect.element(list).toBeVisible();
});

it("does not ask before the page shows what it holds in another way", async () => {
  await press("Type");
  router.navigate("/?language=cn", { replace: true, unasked: true });
  expect(router.state.location.search).toBe("?language=cn");
  await expect.element(page.getByRole("button", { name: "Discard" })).not.toBeInTheDocument();
});

it("lets go where nothing is lost", async () => {
  await leave();
  await expect.element(list).toBeVisible();
});

it("does not draw the page again because something was typed in it", async () => {
  await press("Save");
  const before = drawn;
  await press("Type");
  await press("Type");
  expect(drawn).toBe(before);
});
