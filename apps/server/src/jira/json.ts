import { storable } from "@candor/api/entities";

/**
 * What an answer says, in texts that a row can hold; undefined where it is no JSON, as a proxy's page is not, whatever
 * its status.
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === "string" ? storable(value) : value));
  } catch {
    return undefined;
  }
}
