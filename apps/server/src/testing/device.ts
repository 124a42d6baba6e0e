import type { RequestOf } from "@candor/api/contract";
import type { Endpoint } from "@candor/api/endpoints";
import { DEVICE_COOKIE } from "../auth/throttle/known-devices.ts";
import type { TestServer } from "./with-server.ts";

/** Makes a call as a browser does, and answers with the cookie that makes the browser known to an account. */
export async function deviceFrom<E extends Endpoint>(
  { url }: TestServer,
  { path }: E,
  request: RequestOf<E>,
  token?: string,
): Promise<string | undefined> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  });
  const { code, message } = (await answer.json()) as { code: number; message: string };
  if (code !== 0) throw new Error(`${path}: ${message}`);
  const [, cookie] =
    new RegExp(`${DEVICE_COOKIE}=([^;]+)`).exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return cookie;
}
