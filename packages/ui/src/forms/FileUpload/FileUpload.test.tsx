import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./FileUpload.stories.tsx";
import { FileUpload } from "./FileUpload.tsx";
import { english } from "./samples.ts";
import { type UploadOptions, useUploads } from "./use-uploads.ts";

const { Failed, FieldError, TooLarge, WrongType, EmptyFile, LongName } = composeStories(stories);

/** A transport whose ends are in the test's hands. */
function line() {
  const calls: {
    file: File;
    signal: AbortSignal;
    onProgress: (sent: number) => void;
    arrive: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const send: UploadOptions<string>["send"] = (file, options) =>
    new Promise((resolve, reject) => {
      calls.push({ file, ...options, arrive: () => resolve(`id of ${file.name}`), fail: reject });
    });
  return { calls, send };
}

function Packages(options: UploadOptions<string>) {
  const controller = useUploads({ accept: [".apk"], maxSize: 100, ...options });
  return <FileUpload label="App package" words={english} controller={controller} />;
}

const input = () => page.getByLabelText("App package");
const file = (name: string, size = 100) => new File([new Uint8Array(size)], name);
const bar = (name: string) => page.getByRole("progressbar", { name });

it("carries a file and tells how far it is, and when it has arrived", async () => {
  const { calls, send } = line();
  const onDone = vi.fn();
  show(<Packages send={send} onDone={onDone} />);
  await userEvent.upload(input(), file("shop.apk"));
  await expect.element(bar("shop.apk")).toHaveAttribute("aria-valuenow", "0");
  calls[0]?.onProgress(38);
  await expect.element(bar("shop.apk")).toHaveAttribute("aria-valuetext", "38 B of 100 B · 38%");
  calls[0]?.arrive();
  await expect.element(page.getByRole("status")).toHaveTextContent("shop.apk is uploaded.");
  expect(onDone).toHaveBeenCalledExactlyOnceWith(calls[0]?.file, "id of shop.apk");
});

it("stops, keeps what has arrived, and goes on with the same file; the focus stays in the row", async () => {
  const { calls, send } = line();
  show(<Packages send={send} />);
  await userEvent.upload(input(), file("shop.apk"));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.onProgress(38);
  await page.getByRole("button", { name: "Stop shop.apk" }).click();
  expect(calls[0]?.signal.aborted).toBe(true);
  await expect.element(page.getByText("Stopped at 38%")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Resume" })).toHaveFocus();
  calls[0]?.onProgress(90);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.file).toBe(calls[0]?.file);
  await expect.element(bar("shop.apk")).toHaveAttribute("aria-valuenow", "38");
});

it("says where it failed and tries again", async () => {
  const { calls, send } = line();
  show(<Packages send={send} />);
  await userEvent.upload(input(), file("shop.apk"));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.onProgress(38);
  calls[0]?.fail(new Error("offline"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload failed at 38%. Check the network.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it("takes no file of another type, too large or empty, and says which", async () => {
  const { calls, send } = line();
  show(<Packages send={send} multiple />);
  const drop = new DataTransfer();
  for (const one of [file("brand.tiff"), file("large.apk", 101), file("empty.apk", 0), file("shop.apk")]) {
    drop.items.add(one);
  }
  const zone = input().element().parentElement as HTMLElement;
  zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: drop }));
  const alerts = page.getByRole("alert");
  await expect.element(alerts.nth(0)).toHaveTextContent(english.refused.type as string);
  await expect.element(alerts.nth(1)).toHaveTextContent(english.refused.size as string);
  await expect.element(alerts.nth(2)).toHaveTextContent(english.refused.empty as string);
  await expect.poll(() => calls.map((call) => call.file.name)).toEqual(["shop.apk"]);
});

it("carries two files at a time and the next when one has arrived", async () => {
  const { calls, send } = line();
  show(<Packages send={send} multiple />);
  await userEvent.upload(input(), [file("a.apk"), file("b.apk"), file("c.apk")]);
  await expect.poll(() => calls.map((call) => call.file.name)).toEqual(["a.apk", "b.apk"]);
  await expect.element(page.getByText("Waiting", { exact: true })).toBeVisible();
  calls[0]?.arrive();
  await expect.poll(() => calls.map((call) => call.file.name)).toEqual(["a.apk", "b.apk", "c.apk"]);
});

it("puts a new file in the place of the one before where only one is taken", async () => {
  const { calls, send } = line();
  show(<Packages send={send} />);
  await userEvent.upload(input(), file("a.apk"));
  await expect.poll(() => calls.length).toBe(1);
  await userEvent.upload(input(), file("b.apk"));
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
});

it("takes a file out, tells its owner, and goes back to the zone", async () => {
  const { calls, send } = line();
  const onRemove = vi.fn();
  show(<Packages send={send} onRemove={onRemove} />);
  await userEvent.upload(input(), file("a.apk"));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.arrive();
  await page.getByRole("button", { name: "Remove a.apk" }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(calls[0]?.file);
  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
  await expect.element(input()).toHaveFocus();
});

it("stops everything when it leaves the page", async () => {
  const { calls, send } = line();
  const { show: next } = show(<Packages send={send} />);
  await userEvent.upload(input(), file("a.apk"));
  await expect.poll(() => calls.length).toBe(1);
  next("Elsewhere");
  expect(calls[0]?.signal.aborted).toBe(true);
});

it.each([
  ["a failed file", Failed, "Upload failed at 38%. Check the network."],
  ["a large file", TooLarge, "The file is larger than 1 GB."],
  ["a file of another type", WrongType, "This is no package. Use .apk or .ipa."],
  ["an empty file", EmptyFile, "The file is empty."],
])("announces %s", async (_name, Story, text) => {
  show(<Story />);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
});

it("is described by its sentence, its limit and its error", async () => {
  show(<FieldError />);
  await expect
    .element(page.getByRole("button", { name: "App package" }))
    .toHaveAccessibleDescription("Choose a package or drop it here .apk or .ipa, up to 1 GB Add a package.");
});

it("keeps a long name inside its row", () => {
  show(<LongName />);
  const row = document.querySelector("li") as HTMLElement;
  expect(row.scrollWidth).toBe(row.clientWidth);
});
