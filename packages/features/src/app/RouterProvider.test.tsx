import { createRoot, type Root } from "react-dom/client";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RouterProvider, useRouter } from "./RouterProvider.tsx";
import type { AppRouter } from "./router.ts";
import { createMemoryRouter } from "./testing.ts";

/** A field whose text stands in the address. */
function Search() {
  const { navigate } = useRouter();
  const text = new URLSearchParams(useLocation().search).get("q") ?? "";
  return (
    <input
      aria-label="Search"
      value={text}
      onChange={({ target }) => navigate(`/?q=${target.value}`, { replace: true, atOnce: true })}
    />
  );
}

const search = page.getByRole("textbox", { name: "Search" });
const list = page.getByRole("heading", { name: "All" });

let root: Root;
let router: AppRouter;
beforeEach(async () => {
  const routes = [
    { path: "/", element: <Search /> },
    { path: "/list", element: <h1>All</h1> },
  ];
  router = createMemoryRouter({ routes, load: () => undefined }, "/?q=cookie");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<RouterProvider router={router} />);
  await expect.element(search).toHaveValue("cookie");
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it("leaves the caret where somebody types in a field whose text stands in the address", async () => {
  await search.click();
  const field = search.element() as HTMLInputElement;
  field.setSelectionRange(0, 0);
  await userEvent.keyboard("no ");
  expect([field.value, field.selectionStart]).toEqual(["no cookie", 3]);
});

it("draws the address that was taken last, where the one before was to be drawn at once", async () => {
  router.navigate("/?q=a", { replace: true, atOnce: true });
  router.navigate("/list");
  await expect.element(list).toBeVisible();
  expect(router.state.location.pathname).toBe("/list");
});
