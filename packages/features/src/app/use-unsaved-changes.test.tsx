import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Link } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
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
      <Link to="/list">List</Link>
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
beforeEach(() => {
  drawn = 0;
  const router = createMemoryRouter([
    { path: "/", element: <Editor /> },
    { path: "/list", element: <h1>All</h1> },
  ]);
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
