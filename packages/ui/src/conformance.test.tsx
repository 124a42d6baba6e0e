import { House } from "lucide-react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { AssistantLauncher } from "./assistant/AssistantLauncher/AssistantLauncher.tsx";
import { AssistantMessage } from "./assistant/AssistantPanel/AssistantMessage.tsx";
import { AssistantPanel } from "./assistant/AssistantPanel/AssistantPanel.tsx";
import { Avatar } from "./badges/Avatar/Avatar.tsx";
import { Citation, CitationList } from "./badges/Citation/Citation.tsx";
import { ConnectionState } from "./badges/ConnectionState/ConnectionState.tsx";
import { EnvironmentBadge } from "./badges/EnvironmentBadge/EnvironmentBadge.tsx";
import { FilterTag } from "./badges/FilterTag/FilterTag.tsx";
import { IssueBadge } from "./badges/IssueBadge/IssueBadge.tsx";
import { PlanBadge } from "./badges/PlanBadge/PlanBadge.tsx";
import { RedDot } from "./badges/RedDot/RedDot.tsx";
import { PassFail } from "./badges/StatusLabel/PassFail.tsx";
import { StatusLabel } from "./badges/StatusLabel/StatusLabel.tsx";
import { ColorLabel, Tag } from "./badges/Tag/Tag.tsx";
import { FlowRibbons } from "./charts/FlowRibbons/FlowRibbons.tsx";
import * as ribbons from "./charts/FlowRibbons/samples.ts";
import { FlowRuler } from "./charts/FlowRuler/FlowRuler.tsx";
import * as ruler from "./charts/FlowRuler/samples.ts";
import { StackedSeries } from "./charts/StackedSeries/StackedSeries.tsx";
import { BulkBar } from "./data/BulkBar/BulkBar.tsx";
import { CodeBlock } from "./data/CodeBlock/CodeBlock.tsx";
import { CommentList } from "./data/CommentList/CommentList.tsx";
import { JsonView } from "./data/JsonView/JsonView.tsx";
import { KeyValueList } from "./data/KeyValueList/KeyValueList.tsx";
import { ScreenshotGrid } from "./data/ScreenshotViewer/ScreenshotGrid.tsx";
import { ScrollFrame } from "./data/ScrollFrame/ScrollFrame.tsx";
import { Timeline } from "./data/Timeline/Timeline.tsx";
import { CopyButton } from "./feedback/CopyButton/CopyButton.tsx";
import { EmptyState } from "./feedback/EmptyState/EmptyState.tsx";
import { ErrorScreen } from "./feedback/ErrorScreen/ErrorScreen.tsx";
import { Forbidden } from "./feedback/Forbidden/Forbidden.tsx";
import { LoadError } from "./feedback/LoadError/LoadError.tsx";
import { PageLoader } from "./feedback/PageLoader/PageLoader.tsx";
import { SkeletonPart } from "./feedback/Skeleton/parts.tsx";
import { Skeleton, SkeletonRows } from "./feedback/Skeleton/Skeleton.tsx";
import { BarRates } from "./figures/BarRates/BarRates.tsx";
import { CountCluster } from "./figures/CountCluster/CountCluster.tsx";
import { LineTrend } from "./figures/LineTrend/LineTrend.tsx";
import { ScoreScale } from "./figures/ScoreScale/ScoreScale.tsx";
import { Stat, StatCell, StatGrid } from "./figures/Stat/Stat.tsx";
import { TickProgress } from "./figures/TickProgress/TickProgress.tsx";
import { Vernier } from "./figures/Vernier/Vernier.tsx";
import { VernierLegend } from "./figures/VernierLegend/VernierLegend.tsx";
import { Button } from "./forms/Button/Button.tsx";
import { Checkbox } from "./forms/Checkbox/Checkbox.tsx";
import { Combobox } from "./forms/Combobox/Combobox.tsx";
import { DateField } from "./forms/DateField/DateField.tsx";
import { FormActions } from "./forms/FormActions/FormActions.tsx";
import { IconButton } from "./forms/IconButton/IconButton.tsx";
import { PasswordField } from "./forms/PasswordField/PasswordField.tsx";
import { SearchField } from "./forms/SearchField/SearchField.tsx";
import { Select } from "./forms/Select/Select.tsx";
import { Switch } from "./forms/Switch/Switch.tsx";
import { TextArea } from "./forms/TextArea/TextArea.tsx";
import { TextField } from "./forms/TextField/TextField.tsx";
import { GuideDialog } from "./guide/GuideDialog/GuideDialog.tsx";
import { HintBubble } from "./guide/HintBubble/HintBubble.tsx";
import { guideLabels, guidePages } from "./guide/samples.ts";
import { Dial } from "./icons/Dial/Dial.tsx";
import { Icon } from "./icons/Icon/Icon.tsx";
import { LogoMark } from "./icons/LogoMark/LogoMark.tsx";
import { SeverityGlyph } from "./icons/SeverityGlyph/SeverityGlyph.tsx";
import { english, siteCounts } from "./internal/samples.ts";
import { controlOf, rootOf } from "./internal/testing.tsx";
import { Inline } from "./layout/Inline/Inline.tsx";
import { Stack } from "./layout/Stack/Stack.tsx";
import { Notice } from "./notices/Notice/Notice.tsx";
import { PageHeader } from "./shell/Page/PageHeader.tsx";
import { Section } from "./shell/Page/Section.tsx";
import { Cell, Cells, Split } from "./shell/Page/Split.tsx";
import { TitleBar } from "./shell/TitleBar/TitleBar.tsx";
import { TopBar } from "./shell/TopBar/TopBar.tsx";
import * as en from "./words/en.ts";

type Build = Parameters<typeof rootOf>[0];
const nothing = () => {};

const components: Record<string, Build> = {
  AssistantLauncher: (p) => <AssistantLauncher label="Ask" open={false} {...p} />,
  AssistantMessage: (p) => <AssistantMessage author="person" authorLabel="You" {...p} />,
  AssistantPanel: (p) => (
    <AssistantPanel
      closeLabel="Close"
      composer={null}
      messagesLabel="Messages"
      onClose={nothing}
      open
      title="Assistant"
      {...p}
    />
  ),
  Avatar: (p) => <Avatar name="Lin Yue" {...p} />,
  BarRates: (p) => <BarRates caption="Rates" rates={[]} {...p} />,
  Button: (p) => <Button {...p}>Create scan</Button>,
  Cell: (p) => <Cell {...p} />,
  Cells: (p) => <Cells columns={2} {...p} />,
  Citation: (p) => <Citation {...p}>GDPR Art. 7</Citation>,
  BulkBar: (p) => <BulkBar actions={[]} clearLabel="Clear" onClear={nothing} text="2 selected" {...p} />,
  CodeBlock: (p) => <CodeBlock code="" label="Code" {...p} />,
  CommentList: (p) => <CommentList comments={[]} label="Comments" {...p} />,
  JsonView: (p) => (
    <JsonView json="{}" label="JSON" texts={{ count: String, more: String, invalid: "Not JSON" }} {...p} />
  ),
  KeyValueList: (p) => <KeyValueList items={[]} {...p} />,
  ScreenshotGrid: (p) => (
    <ScreenshotGrid
      enlargeLabel="Enlarge"
      failedText="Failed"
      label="Shots"
      onOpen={nothing}
      shots={[]}
      {...p}
    />
  ),
  ScrollFrame: (p) => (
    <ScrollFrame label="Wide" {...p}>
      Wide
    </ScrollFrame>
  ),
  Timeline: (p) => <Timeline events={[]} {...p} />,
  CitationList: (p) => <CitationList items={[]} moreLabel="More" {...p} />,
  ColorLabel: (p) => <ColorLabel color="sage11" {...p} />,
  ConnectionState: (p) => <ConnectionState label="Connected" state="connected" {...p} />,
  CopyButton: (p) => <CopyButton copiedLabel="Copied" label="Copy" text="1" {...p} />,
  CountCluster: (p) => <CountCluster counts={siteCounts} label="Counts" {...p} />,
  Dial: (p) => <Dial {...p} />,
  EmptyState: (p) => <EmptyState title="Nothing" {...p} />,
  EnvironmentBadge: (p) => <EnvironmentBadge name="prod" {...p} />,
  ErrorScreen: (p) => (
    <ErrorScreen
      copiedLabel="Copied"
      copyLabel="Copy"
      description="Reload"
      onReload={nothing}
      reloadLabel="Reload"
      title="Stopped"
      {...p}
    />
  ),
  FilterTag: (p) => <FilterTag name="Level" onRemove={nothing} removeLabel="Remove" value="Low" {...p} />,
  FlowRibbons: (p) => (
    <FlowRibbons
      describe={ribbons.describe}
      label="Flow"
      links={[]}
      recipients={[]}
      sources={[]}
      statusLabel={String}
      texts={ribbons.texts}
      title="Flow"
      {...p}
    />
  ),
  FlowRuler: (p) => (
    <FlowRuler
      describe={ruler.describe}
      formatLongitude={ruler.formatLongitude}
      label="Transfers"
      pairs={[]}
      statusLabel={String}
      texts={ruler.texts}
      title="Transfers"
      {...p}
    />
  ),
  Forbidden: (p) => <Forbidden title="Not for you" {...p} />,
  FormActions: (p) => <FormActions {...p} />,
  GuideDialog: (p) => (
    <GuideDialog labels={guideLabels} onClose={nothing} open={false} pages={guidePages} {...p} />
  ),
  HintBubble: (p) => (
    <HintBubble gotItLabel="Got it" onEnd={nothing} secondsText={String} title="Here" {...p} />
  ),
  IconButton: (p) => <IconButton icon={null} label="Remove" {...p} />,
  Icon: (p) => <Icon of={House} {...p} />,
  IssueBadge: (p) => (
    <IssueBadge
      count={1}
      level="low"
      total={5}
      words={{
        assets: "of 5",
        issues: "Issues",
        passed: "Passed",
        none: "None",
        issuesTip: "1",
        passedTip: "0",
      }}
      {...p}
    />
  ),
  Inline: (p) => <Inline {...p} />,
  LineTrend: (p) => (
    <LineTrend
      describe={String}
      label="Trend"
      pointLabel="Month"
      points={[]}
      series={[]}
      tableLabel="Table"
      title="Trend"
      {...p}
    />
  ),
  LoadError: (p) => <LoadError onRetry={nothing} retryLabel="Retry" title="Unable to load" {...p} />,
  LogoMark: (p) => <LogoMark {...p} />,
  Notice: (p) => <Notice closeLabel="Close" kind="info" onClose={nothing} text="Saved" {...p} />,
  PageHeader: (p) => <PageHeader title="Checks" {...p} />,
  PageLoader: (p) => <PageLoader label="Loading" {...p} />,
  PassFail: (p) => <PassFail label="Passed" passed {...p} />,
  PlanBadge: (p) => <PlanBadge label="Trial" tier="trial" {...p} />,
  RedDot: (p) => <RedDot label="Unread" {...p} />,
  ScoreScale: (p) => <ScoreScale label="Score" value={1} {...p} />,
  SeverityGlyph: (p) => <SeverityGlyph status="low" {...p} />,
  Section: (p) => <Section title="Trend" {...p} />,
  Split: (p) => <Split rail={null} {...p} />,
  Skeleton: (p) => <Skeleton {...p} />,
  SkeletonPart: (p) => <SkeletonPart label="Loading" part="form" {...p} />,
  SkeletonRows: (p) => <SkeletonRows label="Loading" {...p} />,
  Stack: (p) => <Stack {...p} />,
  StackedSeries: (p) => (
    <StackedSeries
      describe={String}
      label="Choices"
      pointLabel="Week"
      points={[]}
      series={[]}
      tableLabel="Table"
      title="Choices"
      {...p}
    />
  ),
  Stat: (p) => <Stat label="Visits" value="1" {...p} />,
  StatCell: (p) => <StatCell {...p} />,
  StatGrid: (p) => <StatGrid {...p} />,
  StatusLabel: (p) => <StatusLabel label="Low" status="low" {...p} />,
  Tag: (p) => <Tag {...p}>Script</Tag>,
  TickProgress: (p) => <TickProgress aria-label="Upload" value={1} valueText="1%" {...p} />,
  TitleBar: (p) => <TitleBar title="Dashboard" {...p} />,
  TopBar: (p) => <TopBar menuLabel="Menu" {...p} />,
  Vernier: (p) => <Vernier counts={siteCounts} label="Checks" size="row" {...p} />,
  VernierLegend: (p) => <VernierLegend aria-label="Checks" counts={siteCounts} labels={english} {...p} />,
};

it.each(Object.entries(components))(
  "%s hands rest props, class and ref to its root",
  async (_name, build) => {
    const { root, reached } = rootOf(build as (props: object) => ReactElement);
    expect(root).not.toBeNull();
    expect(reached).toBe(root);
  },
);

/** What is bound to a form: the class goes to the whole field, everything else to the control. */
const controls: Record<string, Build> = {
  Checkbox: (p) => <Checkbox label="Website" {...p} />,
  Combobox: (p) => (
    <Combobox
      label="Company"
      onValueChange={nothing}
      options={[]}
      value={null}
      words={{ open: "Open", loading: "Loading", empty: "None", results: String }}
      {...p}
    />
  ),
  DateField: (p) => <DateField label="Day" {...en.dateField} onValueChange={nothing} value={null} {...p} />,
  PasswordField: (p) => <PasswordField hideLabel="Hide" label="Password" showLabel="Show" {...p} />,
  SearchField: (p) => <SearchField aria-label="Search" clearLabel="Clear" {...p} />,
  Select: (p) => <Select label="Region" options={[]} {...p} />,
  Switch: (p) => <Switch label="Enabled" {...p} />,
  TextArea: (p) => <TextArea label="Reason" {...p} />,
  TextField: (p) => <TextField label="Email" {...p} />,
};

it.each(Object.entries(controls))(
  "%s hands rest props and ref to its control, and its class to the whole field",
  async (_name, build) => {
    const { control, reached } = controlOf(build as (props: object) => ReactElement);
    expect(control).not.toBeNull();
    expect(reached).toBe(control);
  },
);
