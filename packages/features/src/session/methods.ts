import type { ApiClient } from "@candor/api/client";
import { loginCheck, type ReplyOf } from "@candor/api/contract";
import { useEffect, useState } from "react";

type Methods = ReplyOf<typeof loginCheck>["methods"];

/** The ways in that the server has; null until it has told. Without an answer there is still the password. */
export function useSignInMethods(client: ApiClient): Methods | null {
  const [methods, setMethods] = useState<Methods | null>(null);
  useEffect(() => {
    let gone = false;
    client.call(loginCheck, {}, { quiet: true }).then(
      (reply) => !gone && setMethods(reply.methods),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [client]);
  return methods;
}
