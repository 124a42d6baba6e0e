import type { Health } from "@candor/api/contract";
import { getHealth } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HealthPanel } from "./components/HealthPanel.tsx";

const fine = { state: "ok" as const, error: null };
const HEALTH: Health = {
  checked_at: "2026-11-20T10:12:00.000Z",
  database: { ...fine, kind: "embedded", version: "17.5", size: 184_000_000, latency: 1.2 },
  storage: { ...fine, files: 1284, size: 2_410_000_000, latency: 3.1 },
  browser: { ...fine, version: "HeadlessChrome 143.0.7499.40" },
  queue: { ...fine, waiting: 3, running: 2, failed: 0, failed_visits: 2, broken_visits: 0, oldest: null },
  mail: { ...fine, server: true, undelivered: 0, last_sent: "2026-11-20T10:05:00.000Z" },
  disk: { ...fine, free: 48_000_000_000, total: 120_000_000_000 },
  versions: {
    ...{ node: "v24.21.0", checks: 93, migration: "2026-11-22" },
    started_at: "2026-11-19T08:00:00.000Z",
  },
};
const TROUBLED: Health = {
  ...HEALTH,
  storage: {
    ...{ state: "failed", files: null, size: null, latency: null },
    error: "EACCES: permission denied, open '/srv/candor/files/.health.0f2a'",
  },
  queue: { ...HEALTH.queue, state: "warning", broken_visits: 1 },
  mail: { ...HEALTH.mail, state: "warning", undelivered: 4 },
};

const meta = {
  title: "Features/Operations/HealthPanel",
  component: HealthPanel,
  beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, HEALTH)),
} satisfies Meta<typeof HealthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Everything that this installation stands on works.")).toBeVisible();
  },
};

/** Numbers and days are written as on every other screen. */
export const Slow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getHealth, { ...HEALTH, database: { ...HEALTH.database, latency: 1086.2 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1,086.2 ms")).toBeVisible();
    await expect(canvas.getByText("22 Nov 2026")).toBeVisible();
  },
};

export const Troubled: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, TROUBLED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Does not work: Storage.")).toBeVisible();
    const storage = within(canvas.getByRole("region", { name: "Storage" }));
    await expect(storage.getByText(/^EACCES/)).toBeVisible();
    const queue = within(canvas.getByRole("region", { name: "Queue" }));
    await expect(queue.getByText(/broke here, not at the website/)).toBeVisible();
    await expect(
      within(canvas.getByRole("region", { name: "Mail" })).getByText(/The outbox says why/),
    ).toBeVisible();
  },
};
/** A mail server that is gone: what was sent before is not known now, which is not the same as nothing. */
export const NoMailServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getHealth, {
        ...HEALTH,
        mail: {
          ...{ state: "failed", server: true, undelivered: null, last_sent: null },
          error: "connect ECONNREFUSED 10.0.0.7:587",
        },
      }),
    ),
  play: async ({ canvas }) => {
    const mail = within(await canvas.findByRole("region", { name: "Mail" }));
    await expect(mail.getByText(/^connect ECONNREFUSED/)).toBeVisible();
    await expect(mail.getAllByText("–")).toHaveLength(2);
    await expect(mail.queryByText("None")).toBeNull();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, failWith("common.forbidden"))),
};
export const Chinese: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getHealth, TROUBLED)),
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("不可用：文件存储。")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
