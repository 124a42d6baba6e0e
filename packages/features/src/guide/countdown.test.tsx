import { createApiClient } from "@candor/api/client";
import { info, readGuide, trackEvent, updateStatus } from "@candor/api/endpoints";
import { hintSeconds } from "@candor/ui/guide";
import { NoticeProvider } from "@candor/ui/notices";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  createI18n,
  createQueryClient,
  endpointQuery,
  PlatformProvider,
  SharedStates,
  useEndpoint,
} from "../platform/index.ts";
import { allTexts } from "../platform/testing.tsx";
import { owner } from "../shell/fixtures.ts";
import { AssessmentHint, Guide, useAssessmentHint, useGuide } from "./index.ts";
import { guidePhaseState } from "./phase.ts";

/** Paths and bodies of the calls, in order. */
let calls: [string, unknown][];
let root: Root;

const answer: typeof fetch = async (input, init) => {
  calls.push([String(input), JSON.parse(String(init?.body ?? "{}"))]);
  return Response.json({ code: 0, message: "", data: {} });
};

function Place() {
  const user = useEndpoint(info, {}).data ?? owner;
  const help = useRef<HTMLButtonElement>(null);
  const guide = useGuide(user);
  const hint = useAssessmentHint(user);
  return (
    <>
      <button ref={help} type="button">
        Help
      </button>
      <Guide user={user} guide={guide} helpButton={help} />
      <div>
        <a ref={hint.itemProps.rowRef} href="#x">
          New assessment
        </a>
      </div>
      <AssessmentHint hint={hint} />
    </>
  );
}

/** Draws the place for a user, with the guide at one point of its way. */
async function stage(user: typeof owner, phase: "hint" | "done", title: string) {
  const client = createApiClient({ fetch: answer, getToken: () => "token", getLanguage: () => "en" });
  const queryClient = createQueryClient();
  queryClient.setQueryData(endpointQuery(client, info, {}).queryKey, user);
  const states = new SharedStates();
  states.set(guidePhaseState, phase);
  flushSync(() =>
    root.render(
      <PlatformProvider
        client={client}
        language="en"
        i18n={createI18n("en", allTexts("en"))}
        queryClient={queryClient}
        states={states}
        Link={(props) => <a {...props} />}
        navigate={() => {}}
      >
        <NoticeProvider closeLabel="Close">
          <Place />
        </NoticeProvider>
      </PlatformProvider>,
    ),
  );
  await expect.element(page.getByText(title)).toBeVisible();
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) flushSync(() => vi.advanceTimersByTime(1000));
};
const made = (path: string) => calls.filter(([to]) => to.endsWith(path)).map(([, body]) => body);

beforeEach(async () => {
  // A pointer that another test left where a hint comes would hold it.
  const rest = document.createElement("div");
  rest.style.cssText = "position: fixed; inset: auto 0 0 auto; width: 8px; height: 8px";
  document.body.append(rest);
  await userEvent.hover(rest);
  calls = [];
  root = createRoot(document.body.appendChild(document.createElement("div")));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("marks the guide as read at the end of the hint's five seconds, and not before", async () => {
  await stage({ ...owner, guide_status: 0 }, "hint", "You can reopen the guide here");
  pass(hintSeconds - 1);
  expect(made(readGuide.path)).toEqual([]);
  pass(1);
  await expect.poll(() => made(readGuide.path)).toEqual([{ read_type: "finish" }]);
  expect(made(trackEvent.path)).toEqual([]);
  await expect.element(page.getByText("You can reopen the guide here")).not.toBeInTheDocument();
});

it("does not count while the hint has the focus; its button ends it at once and is counted", async () => {
  await stage({ ...owner, guide_status: 0 }, "hint", "You can reopen the guide here");
  const button = page.getByRole("button", { name: "Got it" }).element() as HTMLElement;
  flushSync(() => button.focus());
  pass(hintSeconds * 2);
  expect(made(readGuide.path)).toEqual([]);
  flushSync(() => button.click());
  await expect.poll(() => made(readGuide.path)).toEqual([{ read_type: "finish" }]);
  await expect.poll(() => made(trackEvent.path)).toEqual([{ type: "help_guide_got_it" }]);
});

it("keeps that the assessment hint was seen after five seconds", async () => {
  const user = { ...owner, last_scan: 2, front_values: { assessment_status: 0 } };
  await stage(user, "done", "Start the next assessment here");
  pass(hintSeconds - 1);
  expect(made(updateStatus.path)).toEqual([]);
  pass(1);
  await expect.poll(() => made(updateStatus.path)).toEqual([{ key: "assessment_status", value: 1 }]);
  await expect.element(page.getByText("Start the next assessment here")).not.toBeInTheDocument();
});

it("lets the guide's hint have its say before the assessment's", async () => {
  const user = { ...owner, guide_status: 1, last_scan: 2, front_values: { assessment_status: 0 } };
  await stage(user, "hint", "You can reopen the guide here");
  await expect.element(page.getByText("Start the next assessment here")).not.toBeInTheDocument();
  pass(hintSeconds);
  expect(made(readGuide.path)).toEqual([]);
  await expect.element(page.getByText("Start the next assessment here")).toBeVisible();
});
