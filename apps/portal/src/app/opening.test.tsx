import { SLOW_AFTER_MS } from "@candor/features/shell";
import { lazy, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Opening, useOpening } from "./opening.tsx";

let root: Root;
let place: HTMLElement;
let arrive: () => void;

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** Whether another screen is said to be on its way; counts how often the parts around the page are drawn. */
let drawn = 0;
function Parts() {
  const opening = useOpening();
  drawn++;
  return (
    <main aria-busy={opening}>
      <Link to="/held">Held</Link>
      <Link to="/here">Here</Link>
      <Back />
    </main>
  );
}

const link = (name: string) =>
  [...place.querySelectorAll<HTMLElement>("a, button")].find((one) => one.textContent === name);
const go = (name: string) => link(name)?.click();
const isBusy = () => place.querySelector("main")?.ariaBusy === "true";
const page = () => place.querySelector("h1")?.textContent;
/** Waits for a fact from one frame to the next: the clock of the page stands still. */
async function until(fact: () => boolean) {
  while (!fact()) await new Promise(requestAnimationFrame);
}
/** Timers that the page has set and that are still to come. */
const waiting = () => vi.getTimerCount() > 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Held = lazy(() => held.then(() => ({ default: () => <h1>Held</h1> })));
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={["/here", "/"]} useTransitions={false}>
      <Opening>
        <Parts />
        <Suspense fallback="Nothing">
          <Routes>
            <Route path="/" element={<h1>Start</h1>} />
            <Route path="/here" element={<h1>Here</h1>} />
            <Route path="/held" element={<Held />} />
          </Routes>
        </Suspense>
      </Opening>
    </MemoryRouter>,
  );
  await until(() => page() === "Start");
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.useRealTimers();
});

it("says after a while that a screen is on its way, keeps the open one, and is silent when it is there", async () => {
  go("Held");
  await until(waiting);
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(isBusy()).toBe(false);
  vi.advanceTimersByTime(1);
  await until(isBusy);
  expect(page()).toBe("Start");
  arrive();
  await until(() => page() === "Held");
  expect(isBusy()).toBe(false);
});

it.each(["Here", "Back"])("is silent when the reader goes elsewhere instead: %s", async (elsewhere) => {
  go("Held");
  await until(waiting);
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  await until(isBusy);
  go(elsewhere);
  await until(() => !isBusy() && !waiting());
  expect(page()).toBe(elsewhere === "Back" ? "Start" : "Here");
});

it("shows a screen that is there without a sign, and without drawing the parts around it again", async () => {
  const before = drawn;
  go("Here");
  await until(() => page() === "Here" && !waiting());
  expect(isBusy()).toBe(false);
  expect(drawn).toBe(before);
});
