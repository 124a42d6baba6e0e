// Words and files that stories and tests share.
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import type { UploadController, UploadItem } from "./use-uploads.ts";
import type { FileUploadWords } from "./words.ts";

export const english: FileUploadWords = {
  ...en.fileUpload,
  choose: "Choose a package",
  limit: ".apk or .ipa, up to 1 GB",
  refused: {
    type: "This is no package. Use .apk or .ipa.",
    size: "The file is larger than 1 GB.",
    empty: "The file is empty.",
  },
};

export const chinese: FileUploadWords = {
  ...cn.fileUpload,
  choose: "选择安装包",
  limit: ".apk 或 .ipa，不超过 1 GB",
  refused: { type: "不是安装包。使用 .apk 或 .ipa。", size: "文件大于 1 GB。", empty: "文件是空的。" },
};

const file = (id: string, name: string, rest: Partial<UploadItem>): UploadItem => ({
  id,
  name,
  size: 66_100_000,
  sent: 0,
  state: "waiting",
  ...rest,
});

export const uploading = file("1", "example-shop-6.4.0.ipa", { state: "uploading", sent: 41_000_000 });
export const waiting = file("2", "example-shop-6.4.1.ipa", {});
export const stopped = file("3", "doorbell-d2-2.4.7.apk", { state: "stopped", sent: 25_100_000 });
export const failed = file("4", "doorbell-d2-2.4.8.apk", { state: "failed", sent: 25_100_000 });
export const done = file("5", "example-shop-6.3.1.apk", { state: "done", sent: 66_100_000 });
export const wrongType = file("6", "brand.tiff", { state: "refused", refusal: "type", size: 2_400_000 });
export const tooLarge = file("7", "example-shop-full.apk", {
  state: "refused",
  refusal: "size",
  size: 2.1e9,
});
export const empty = file("8", "empty.apk", { state: "refused", refusal: "empty", size: 0 });

const nothing = () => {};

/** A controller that holds files still, as a picture does. */
export const still = (items: readonly UploadItem[] = []): UploadController => ({
  items,
  limits: { accept: [".apk", ".ipa"], maxSize: 1e9 },
  multiple: true,
  add: nothing,
  stop: nothing,
  resume: nothing,
  remove: nothing,
});
