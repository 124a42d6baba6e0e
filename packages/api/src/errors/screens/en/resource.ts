/** Resources of the official site, as staff write them. */
export const resourceMessages = {
  "resource.title_missing": "Enter a title in one language at least.",
  "resource.content_missing": "Write a text, or name a source or a file.",
  "resource.url_invalid": "Enter a web address that begins with https:// or http://.",
};
