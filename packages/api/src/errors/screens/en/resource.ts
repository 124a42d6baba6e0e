/** Resources of the official site, as staff write them. */
export const resourceMessages = {
  "resource.title_missing": "Enter a title in one language at least.",
  "resource.content_missing": "Write a text, or name a source or a file.",
  "resource.url_invalid": "Enter a web address that begins with https:// or http://.",
  "upload.type": "File type validation failed.",
  "upload.file_too_large": "The file is larger than 5 MB. Choose a smaller one.",
  "upload.empty": "The file is empty.",
};
