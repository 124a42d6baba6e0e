import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readDraft, storeDraft } from "./draft.ts";
import { useFormDraft } from "./form-draft.ts";

let root: Root;
let place: HTMLElement;

function Form({ saved }: { saved: string }) {
  const form = useForm({ defaultValues: { name: saved, colour: "red" } });
  const forget = useFormDraft(form, "test");
  return (
    <form onSubmit={form.handleSubmit(forget)}>
      <input aria-label="Name" {...form.register("name")} />
      <output>{form.formState.isDirty ? "unsaved" : "saved"}</output>
      <button type="submit">Save</button>
    </form>
  );
}

/** A page that was loaded anew has nothing but the storage. */
function reload(saved: string) {
  root?.unmount();
  root = createRoot(place);
  flushSync(() => root.render(<Form saved={saved} />));
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  sessionStorage.clear();
});
afterEach(() => {
  root.unmount();
  place.remove();
  sessionStorage.clear();
});

const field = page.getByRole("textbox", { name: "Name" });

it("brings back what was typed before the page was loaded anew, as unsaved", async () => {
  reload("Lin");
  await userEvent.type(field, " Yue");
  reload("Lin");
  await expect.element(field).toHaveValue("Lin Yue");
  await expect.element(page.getByText("unsaved")).toBeInTheDocument();
});

it("forgets it once it is saved, or typed back to what it was", async () => {
  reload("Lin");
  await userEvent.type(field, "a");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.poll(() => readDraft("test")).toBeNull();
  await userEvent.type(field, "b");
  expect(readDraft("test")).toEqual({ name: "Linab" });
  await userEvent.fill(field, "Lin");
  expect(readDraft("test")).toBeNull();
});

it("forgets what was saved after all, though its answer was lost", async () => {
  reload("Lin");
  await userEvent.type(field, " Yue");
  reload("Lin Yue");
  await expect.element(page.getByText("saved", { exact: true })).toBeInTheDocument();
  expect(readDraft("test")).toBeNull();
  reload("Lin Yue-Ming");
  await expect.element(field).toHaveValue("Lin Yue-Ming");
});

it("takes no field that the form does not have, and no broken draft", async () => {
  storeDraft("test", { gone: 1, name: "Ada" });
  reload("Lin");
  await expect.element(field).toHaveValue("Ada");
  sessionStorage.setItem("candor.draft.test", "{");
  reload("Lin");
  await expect.element(field).toHaveValue("Lin");
});
