import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language, LegalDocument, LegalDocumentId } from "@candor/api/entities";
import { isMissing } from "../storage/is-missing.ts";
import { parseHelpFile } from "./parse.ts";

const ours = fileURLToPath(new URL("../../content/documents", import.meta.url));

async function read(folder: string, name: string): Promise<Omit<LegalDocument, "id">> {
  const path = join(folder, name);
  const { title, updatedOn, markdown } = parseHelpFile(path, await readFile(path, "utf8"));
  return { title, updated_on: updatedOn, markdown };
}

/**
 * One document of this installation: the operator's own where the given folder has a file for it, else ours. It is
 * read each time, so that an operator changes it without a restart. Throws where the operator's file has no head.
 */
export async function legalDocument(
  id: LegalDocumentId,
  language: Language,
  operators: string | undefined,
): Promise<LegalDocument> {
  const name = `${id}.${language}.md`;
  if (operators !== undefined) {
    try {
      return { id, ...(await read(operators, name)) };
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return { id, ...(await read(ours, name)) };
}
