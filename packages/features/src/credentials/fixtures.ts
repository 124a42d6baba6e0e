import { type ComponentType, createElement } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { dropToken } from "../session/index.ts";
import type { CredentialPageProps } from "./components/CredentialFrame.tsx";

/** A story names its page. */
export interface Args extends CredentialPageProps {
  Page: ComponentType<CredentialPageProps>;
}

export const render = ({ Page, ...page }: Args) => createElement(Page, page);

/** Nobody is signed in, and nothing that was typed is kept: before a story and after it. */
export function forget() {
  sessionStorage.clear();
  dropToken();
}

/** What a page is given: a link's code, and where to go. */
export const ARGS = {
  code: "a-code",
  query: "?code=a-code",
  returnTo: "/checks?status=critical",
  signInHref: "/login?redirect_uri=%2Fchecks%3Fstatus%3Dcritical",
  onLeave: fn(),
  onLanguage: fn(),
  onTitle: fn(),
  onMissing: fn(),
} satisfies CredentialPageProps;

/** What signing in by a link gives. */
export const SESSION = { token: "a-token", expires_at: "2026-11-28T00:00:00.000Z" };

/** Types into a field of that name, in the place of what it held. */
export async function fill(canvasElement: HTMLElement, name: string, text: string) {
  const field = await within(canvasElement).findByLabelText(name, { exact: true, selector: "input" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

/** Both entries of a new password. */
export async function fillPasswords(canvasElement: HTMLElement, password: string, again = password) {
  const first = await fill(canvasElement, "New password*", password);
  const second = await fill(canvasElement, "New password again*", again);
  return [first, second] as const;
}

export const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));

/** The page has left for an address. */
export const hasLeftFor = (args: CredentialPageProps, href: string) =>
  waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(href));
