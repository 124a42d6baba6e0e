import type { Language } from "../entities/tables.ts";
import { httpMessage, NETWORK_ERROR, UNREADABLE } from "../errors/http.ts";
import type { ClientError } from "./errors.ts";

/** What to tell the user of a failure: the words of its status, of the network, else those of the error. */
export function failureMessage(error: ClientError, language: Language): string {
  if (error.name === "NetworkError") return NETWORK_ERROR[language];
  if (error.name === "TimeoutError") return httpMessage(408, language, "");
  // What it says of itself is for developers, in English.
  if (error.name === "ContractError") return UNREADABLE[language];
  return error.message;
}
