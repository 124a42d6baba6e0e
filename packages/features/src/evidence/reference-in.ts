/** Types of columns whose cells hold a file, or name one. */
export type FileType =
  | "flow_file_s3"
  | "flow_file_url"
  | "flow_collect_data_json"
  | "text_file_s3"
  | "chrome_initiator_s3"
  | "stack_url";

/** What a cell holds: a reference to a stored file, an address of this server, or the content itself. */
export function referenceIn(cell: string): "stored" | "address" | "content" {
  if (/^[0-9a-f]{64}$/.test(cell)) return "stored";
  // Two slashes would lead to another host.
  return /^\/[^/\\]/.test(cell) && !/\s/.test(cell) ? "address" : "content";
}
