import { JOB_STATES, type Job } from "@candor/api/contract";
import { cancelJob, listJobs, retryJob } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { jobsAddress } from "./address.ts";
import { JobList } from "./components/JobList.tsx";

const job = (number: number, about: string | null, change: Partial<Job> = {}): Job => ({
  id: `0198c000-0000-7000-8000-00000000070${number}`,
  kind: "mail",
  state: "completed",
  about,
  assessment: null,
  tries: 0,
  tries_max: 8,
  created_at: `2026-11-20T09:0${number}:00.000Z`,
  started_at: null,
  ended_at: null,
  next_at: null,
  error: null,
  failure: null,
  ...change,
});
const JOBS = [
  job(1, "https://www.linden-shop.example", {
    ...{ kind: "scan", state: "active", tries_max: 50 },
    assessment: { id: "0198c000-0000-7000-8000-000000000099", company: "Linden Retail" },
  }),
  job(2, "Your assessment S-20418 is complete", {
    ...{ state: "retry", tries: 3, next_at: "2026-11-20T10:12:00.000Z" },
    error: "connect ECONNREFUSED mail.example.com:465",
  }),
  job(3, "You are invited to Vereinigte Nordwestdeutsche Versandhandels- und Logistikgesellschaft mbH", {
    ...{ state: "failed", tries: 8, error: "550 No such mailbox" },
  }),
  job(4, null, { kind: "link" }),
  job(5, "https://visitor.example", { kind: "scan", state: "created", tries_max: 50 }),
  job(6, "https://www.elm-shop.example", {
    ...{ kind: "scan", tries_max: 50, failure: "unresolved_host" },
    assessment: { id: "0198c000-0000-7000-8000-000000000098", company: "Elm Retail" },
  }),
];

const pageOf = (list: readonly Job[]) => ({
  list: [...list],
  total: list.length,
  counts: Object.fromEntries(
    JOB_STATES.map((state) => [state, list.filter((one) => one.state === state).length]),
  ) as Record<Job["state"], number>,
  failed_visits: list.filter(({ failure }) => failure !== null).length,
});

function Held() {
  return <JobList address={useAddress(jobsAddress)} />;
}

const meta = {
  title: "Features/Operations/JobList",
  component: Held,
  parameters: { address: jobsAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listJobs, ({ state, failed_visit }) => {
        const list = JOBS.filter(
          (one) => (!state || one.state === state) && (!failed_visit || one.failure !== null),
        );
        return { ...pageOf(JOBS), list, total: list.length };
      }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("2 waiting, 1 under way, 1 failed for good. Failed assessments: 1."),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: /S-20418.*ECONNREFUSED.*next try.*3 of 8/i })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /linden-shop.*one object, Linden Retail/i })).toBeVisible();
    // What has ended well has nothing that could be done to it.
    await expect(canvas.queryByRole("button", { name: /^Actions for Link/ })).toBeNull();
  },
};

/** The queue did its part: what became of the assessment stands beside its word, and leads to the scan. */
export const FailedAssessment: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole("row", {
      name: /elm-shop.*The host was not found.*Done.*Assessment failed/,
    });
    await expect(within(row).getByRole("link", { name: /elm-shop/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/scan-result\/0198c000/),
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Assessment failed" }));
    await waitFor(() => expect(canvas.queryByText(/linden-shop/)).toBeNull());
    await expect(canvas.getByText(/elm-shop/)).toBeVisible();
  },
};

/** Of a company that was deleted nothing is left to assess: there is nothing to try again. */
export const OfDeletedCompany: Story = {
  beforeEach: ({ msw }) => {
    const ended = job(5, null, { kind: "scan", state: "cancelled", tries_max: 50 });
    msw.use(...handlersFor(listJobs, pageOf([ended])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /one object.*Cancelled/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Actions for/ })).toBeNull();
  },
};

/** A visitor's website leads to the request: there it is assessed again. */
export const FailedRequest: Story = {
  beforeEach: ({ msw }) => {
    const failed = job(5, "https://visitor.example", { kind: "scan", tries_max: 50, failure: "internal" });
    msw.use(...handlersFor(listJobs, pageOf([failed])));
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /visitor\.example.*The server’s log says which/ });
    await expect(within(row).getByRole("link", { name: /visitor/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/activity\/scan-list\?.*visitor\.example/),
    );
  },
};

/** Someone else was faster: what became of the job is said. Then it is tried again. */
export const TriesAgain: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("mis.job_active")];
    msw.use(...handlersFor(retryJob, () => answers.shift() ?? {}));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for You are invited/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Try again now" }));
    const ask = within(await screen.findByRole("dialog", { name: "Try this job again?" }));
    await userEvent.click(ask.getByRole("button", { name: "Try again now" }));
    await expect(await ask.findByText(/^This job is under way by now/)).toBeVisible();
    await userEvent.click(ask.getByRole("button", { name: "Try again now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Cancels: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(cancelJob, {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for Your assessment/ }));
    // What waits for its next try need not wait for it, either.
    const again = await screen.findByRole("menuitem", { name: "Try again now" });
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(await screen.findByRole("menuitem", { name: "Cancel job" }));
    const ask = within(await screen.findByRole("dialog", { name: "Cancel this job?" }));
    await userEvent.click(ask.getByRole("button", { name: "Cancel job" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("The job is cancelled")).toBeInTheDocument();
  },
};

/** The customer of an assessment reads why it was ended: there is no cancelling without a reason. */
export const CancelsAssessment: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("mis.changed_meanwhile")];
    msw.use(
      ...handlersFor(
        cancelJob,
        ({ kind, reason }) =>
          answers.shift() ??
          (kind === "scan" && reason?.cn === "网站无法访问" ? {} : failWith("common.invalid")),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for https:..www/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Cancel job" }));
    const ask = within(await screen.findByRole("dialog", { name: "Cancel this assessment?" }));
    await userEvent.click(ask.getByRole("button", { name: "Cancel assessment" }));
    await expect(await ask.findAllByText(/^Enter the reason in this language/)).toHaveLength(2);
    await userEvent.type(ask.getByRole("textbox", { name: "Reason in English" }), "The site was down");
    await userEvent.type(ask.getByRole("textbox", { name: "Reason in Chinese" }), "网站无法访问");
    await userEvent.click(ask.getByRole("button", { name: "Cancel assessment" }));
    await expect(await ask.findByText(/^It has ended meanwhile, so nothing was cancelled/)).toBeVisible();
    await userEvent.click(ask.getByRole("button", { name: "Cancel assessment" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("The assessment is cancelled")).toBeInTheDocument();
  },
};

/** A visitor reads no reason: cancelling is asked once. */
export const CancelsRequest: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(cancelJob, {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for https:..visitor/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Cancel job" }));
    const ask = within(await screen.findByRole("dialog", { name: "Cancel this job?" }));
    await waitFor(() => expect(ask.getByText(/is not assessed/)).toBeVisible());
    await userEvent.click(ask.getByRole("button", { name: "Cancel job" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const NoMatch: Story = {
  parameters: { address: jobsAddress.href({ state: "cancelled" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No job is like that")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listJobs, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No job has been queued")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listJobs, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listJobs, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listJobs, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("等待 2，进行中 1，最终失败 1；评估失败 1。")).toBeVisible();
    // The subject of a mail is in its reader's language.
    await expect(canvas.getByText("Your assessment S-20418 is complete")).toHaveAttribute("lang", "en");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
