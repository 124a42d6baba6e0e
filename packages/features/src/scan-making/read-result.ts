/** Why a file cannot be a result. */
export type NoResult = "empty" | "not_result" | "unreadable";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A file's text as a JSON string, in a file of its own; or why it is no result. Whether it is one is the server's to say. */
export async function readResult(file: Blob): Promise<Blob | NoResult> {
  const text = (await file.text()).trim();
  if (text === "") return "empty";
  // A picture is not asked about: what the server says of its bytes would help nobody.
  return isJson(text) ? new Blob([JSON.stringify(text)]) : "not_result";
}
