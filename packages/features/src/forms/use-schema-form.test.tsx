import { ApiError, NetworkError } from "@candor/api/client";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { readDraft } from "../platform/index.ts";
import { StoryPlatform } from "../platform/testing.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

const DRAFT = "test";
const schema = z.object({
  name: z.string().check(z.minLength(2, "company.name_missing")),
  email: z.string(),
});
type Values = z.infer<typeof schema>;

const save = vi.fn<(values: Values) => Promise<Values>>();
/** What stands on the server by now. */
let stored: Values = { name: "", email: "" };
let root: Root;
let place: HTMLElement;

function Form({ defaultValues = { name: "", email: "" } }: { defaultValues?: Values }) {
  const form = useSchemaForm({
    schema,
    defaultValues,
    draft: DRAFT,
    save,
    saved: (values) => values,
    meanwhile: {
      read: async () => stored,
      words: (now) => ({ name: ["Name", now.name], email: ["Email", now.email] }),
    },
    failureText: (reason) => `Not saved: ${reason}`,
  });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <input aria-label="Name" aria-description={form.errorOf("name")} {...form.register("name")} />
      <input aria-label="Email" aria-description={form.errorOf("email")} {...form.register("email")} />
      <output aria-label="State">{form.isDirty ? "unsaved" : "nothing to save"}</output>
      <p role="alert">{form.failure}</p>
      <button type="submit">Save</button>
    </form>
  );
}

/** A page that was loaded anew has nothing but the storage. */
function load(defaultValues?: Values) {
  root?.unmount();
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <Form {...(defaultValues && { defaultValues })} />
      </StoryPlatform>,
    ),
  );
}

const refusal = (fields: Record<string, string>) =>
  new ApiError("Somebody has it.", { code: 1, key: null, status: 200, requestId: "r", fields });

const name = page.getByRole("textbox", { name: "Name" });
const email = page.getByRole("textbox", { name: "Email" });
const submit = page.getByRole("button", { name: "Save" });
const state = page.getByRole("status", { name: "State" });

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
  stored = { name: "", email: "" };
  place = document.body.appendChild(document.createElement("div"));
  load();
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it("says once that the browser keeps nothing, and takes what is typed all the same", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => setItem.mockRestore());
  await userEvent.type(name, "Li");
  const told = page.getByText(/^This browser cannot keep a draft/);
  await expect.element(told).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await userEvent.type(name, "n");
  await expect.element(name).toHaveValue("Lin");
  await expect.element(told).not.toBeInTheDocument();
});

it("keeps what is typed over a reload until it is saved", async () => {
  await name.fill("Ada");
  load();
  await expect.element(name).toHaveValue("Ada");
  await expect.element(state).toHaveTextContent("unsaved");
  save.mockImplementation(async (values) => values);
  await submit.click();
  await expect.element(state).toHaveTextContent("nothing to save");
  expect(readDraft(DRAFT)).toBeNull();
});

it("says what somebody else stored meanwhile, keeps what is typed, and takes the rest of theirs", async () => {
  await name.fill("Ada");
  stored = { name: "Grace", email: "grace@test.example" };
  const options = { code: 5103, key: "mis.changed_meanwhile" as const, status: 200, requestId: "r" };
  save.mockRejectedValueOnce(new ApiError("Reload.", options));
  await submit.click();
  const alert = page.getByRole("alert").first();
  await expect
    .poll(() => alert.element().textContent)
    .toContain("It now says Name: Grace, Email: grace@test.example.");
  await expect.element(name).toHaveValue("Ada");
  await expect.element(email).toHaveValue("grace@test.example");
  expect(readDraft(DRAFT)).toEqual({ name: "Ada" });
  save.mockImplementation(async (values) => values);
  await submit.click();
  expect(save.mock.lastCall?.[0]).toEqual({ name: "Ada", email: "grace@test.example" });
  await expect.element(alert).toHaveTextContent("");
});

it("does not say that it was not saved where no answer came: that is not known", async () => {
  await name.fill("Ada");
  save.mockRejectedValueOnce(new NetworkError());
  await submit.click();
  const alert = page.getByRole("alert").first();
  await expect.poll(() => alert.element().textContent).toMatch(/^No answer came, so it is not known/);
  await expect.element(name).toHaveValue("Ada");
  expect(readDraft(DRAFT)).toEqual({ name: "Ada" });
});

it("says after a reload what somebody else stored since it was typed", async () => {
  await name.fill("Ada");
  load({ name: "Grace", email: "" });
  await expect.element(name).toHaveValue("Ada");
  const alert = page.getByRole("alert").first();
  await expect.poll(() => alert.element().textContent).toContain("It now says Name: Grace.");
  await name.fill("Ada L");
  load({ name: "Grace", email: "" });
  await expect.element(name).toHaveValue("Ada L");
  await expect.element(alert).toHaveTextContent("");
});

it("leads to the first field that is wrong, and sends nothing", async () => {
  await submit.click();
  await expect.element(name).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

/** Its fields became known in another order than they stand in. */
function Turned() {
  const wrong = z.string().check(z.minLength(2, "company.name_missing"));
  const form = useSchemaForm({
    schema: z.object({ email: wrong, texts: z.object({ name: wrong }) }),
    defaultValues: { email: "", texts: { name: "" } },
    draft: null,
    save: async () => expect.unreachable(),
  });
  const below = form.register("email");
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <input aria-label="Name" {...form.register("texts.name")} />
      <input aria-label="Email" {...below} />
      <button type="submit">Save</button>
    </form>
  );
}

it("leads to the field that stands first, in whatever order they became known", async () => {
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <Turned />
      </StoryPlatform>,
    ),
  );
  await submit.click();
  // Once after the other: what the form goes to at first is not where it stays.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(name).toHaveFocus();
});

it("sends once, however often it is asked to", async () => {
  const { promise, resolve } = Promise.withResolvers<Values>();
  save.mockReturnValue(promise);
  await name.fill("Ada");
  const form = place.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  form?.requestSubmit();
  resolve({ name: "Ada", email: "" });
  await expect.element(state).toHaveTextContent("nothing to save");
  expect(save).toHaveBeenCalledOnce();
});

it("says at its field what the server says of it, else under the form; what was typed stays", async () => {
  await name.fill("Ada");
  save.mockRejectedValueOnce(refusal({ email: "taken" }));
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Somebody has it.");
  save.mockRejectedValueOnce(refusal({}));
  await submit.click();
  await expect.element(page.getByText("Not saved: Somebody has it.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveValue("Ada");
});

it("does not scold an empty field that is only passed; what was filled once, or sent, it does", async () => {
  await name.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(email).toHaveFocus();
  // The form's answer to leaving a field has come by the time another is filled.
  await email.fill("a@b.example");
  await expect.element(state).toHaveTextContent("unsaved");
  await expect.element(name).not.toHaveAccessibleDescription();
  // Its first letters are not judged while they are typed.
  await name.click();
  await userEvent.keyboard("A");
  await expect.element(name).toHaveValue("A");
  await expect.element(name).not.toHaveAccessibleDescription();
  await email.click();
  await expect.element(name).toHaveAccessibleDescription(/./);
  load();
  await name.fill("Ada");
  await name.clear();
  await userEvent.keyboard("{Tab}");
  await expect.element(name).toHaveAccessibleDescription(/./);
  sessionStorage.clear();
  load();
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription(/./);
});

it("does not scold the field of a form that saving has emptied", async () => {
  save.mockResolvedValueOnce({ name: "", email: "" });
  await name.fill("Lin Yue");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveValue("");
  await userEvent.keyboard("{Tab}");
  await expect.element(email).toHaveFocus();
  await email.fill("a@b.example");
  await expect.element(state).toHaveTextContent("unsaved");
  await expect.element(name).not.toHaveAccessibleDescription();
});
