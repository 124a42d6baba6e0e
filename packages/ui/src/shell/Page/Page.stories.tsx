import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusLabel } from "../../badges/StatusLabel/StatusLabel.tsx";
import { type DataColumn, DataTable, ListRow } from "../../data/DataTable/index.ts";
import { Timeline } from "../../data/Timeline/Timeline.tsx";
import { Stat } from "../../figures/Stat/Stat.tsx";
import { Vernier } from "../../figures/Vernier/Vernier.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { english, siteCounts, spoken } from "../../internal/samples.ts";
import { text } from "../../theme/text.css.ts";
import { PageHeader } from "./PageHeader.tsx";
import { Section } from "./Section.tsx";
import { Cell, Cells, Split } from "./Split.tsx";

const meta = {
  title: "UI/Shell/Page",
  component: PageHeader,
  args: { title: "Checks" },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Actions: Story = {
  args: {
    meta: "124 checks",
    actions: <Button>Export</Button>,
    children: <Vernier counts={siteCounts} label={`124 checks: ${spoken(siteCounts)}`} size="page" />,
  },
};

export const Sentence: Story = {
  args: {
    size: "sentence",
    eyebrow: (
      <>
        <StatusLabel label="Critical" look="soft" status="critical" /> Check 1 of 124 in shop.example.com
      </>
    ),
    title: "Advertising cookies are set before the visitor consents",
    subtitle: "Found on 18 November.",
  },
};

const events = [
  { id: "3", title: "Critical", time: "18 Nov 2026", detail: "Found again by the assessment", major: true },
  { id: "2", title: "Assigned to Marta Keller", time: "20 Oct 2026", detail: "Lin Yue" },
  { id: "1", title: "Critical", time: "19 Oct 2026", detail: "Found by the assessment", major: true },
];

const cookies = [
  { name: "_adr_uid", host: "cdn.adreach.example", life: "390 days" },
  { name: "_mtr_vis", host: "collect.metricly.example", life: "180 days" },
  { name: "_px_seg", host: "px.pixelbox.example", life: "90 days" },
];
const cookieId = ({ name }: (typeof cookies)[number]) => name;
const cookieColumns: DataColumn<(typeof cookies)[number]>[] = [
  { id: "name", header: "Cookie", cell: ({ name }) => <span className={text({ mono: true })}>{name}</span> },
  { id: "host", header: "Host", cell: ({ host }) => <span className={text({ mono: true })}>{host}</span> },
  { id: "life", header: "Lifetime", width: 120, align: "end", cell: ({ life }) => life },
];

const narrowCookie = ({ name, host, life }: (typeof cookies)[number]) => (
  <ListRow foot={<span className={text({ mono: true })}>{host}</span>} title={`${name}, ${life}`} />
);

export const Regions: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <PageHeader {...args} />
      <Cells columns={3}>
        {(["critical", "medium", "low"] as const).map((status) => (
          <Cell key={status}>
            <Stat label={english[status]} note="of 124 checks" value={siteCounts[status]} />
          </Cell>
        ))}
      </Cells>
      <Split
        railLabel="Properties"
        rail={
          <Section title="History">
            <Timeline events={events} />
          </Section>
        }
      >
        <Section title="What is wrong">
          <p className={text({ prose: true })}>
            Three advertising cookies are stored before the visitor has chosen anything in the banner.
          </p>
        </Section>
        <Section
          title="Evidence"
          meta="3 cookies"
          actions={<a href="/export">Export evidence</a>}
          inset="flush"
        >
          <DataTable
            columns={cookieColumns}
            density="dense"
            label="Cookies stored before consent"
            renderNarrow={narrowCookie}
            rowId={cookieId}
            rows={cookies}
            stickyHead={false}
          />
        </Section>
      </Split>
    </>
  ),
};

export const Narrow: Story = { ...Regions, globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { ...Regions, globals: { theme: "dark" } };
