import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";

const files = import.meta.glob<string>("../packages/ui/src/*/*/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The usage file that stands beside a stories file. */
function usageBeside(stories: string | undefined): string[] {
  const path = stories?.replace(/^\.?\//, "../").replace(/\.stories\.tsx$/, ".md");
  return path ? (files[path] ?? "").split(/^## (?:Do|Don't)$/m) : [];
}

const columns = {
  display: "grid",
  gap: "0 32px",
  gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))",
};

function Usage() {
  const of = useOf("meta");
  const parameters = of.type === "meta" ? of.csfFile.meta.parameters : undefined;
  const [when, dos, donts] = usageBeside(parameters?.fileName);
  if (!when) return <Description />;
  return (
    <>
      <Markdown>{when}</Markdown>
      <div style={columns}>
        <Markdown>{`### Do\n${dos ?? ""}`}</Markdown>
        <Markdown>{`### Don't\n${donts ?? ""}`}</Markdown>
      </div>
    </>
  );
}

/** The states of a component. What the toolbar shows as well, another theme or width, is left to it and to the sidebar. */
function States() {
  const { componentStories } = useContext(DocsContext);
  const [, ...others] = componentStories();
  const own = others.filter(({ storyGlobals }) => !("theme" in storyGlobals || "viewport" in storyGlobals));
  return own.length === 0 ? null : (
    <>
      <Heading>States</Heading>
      {own.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
    </>
  );
}

/** What it is, when to use it, what to do and what not, its props, its states. */
export default function UsagePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Usage />
      <Primary />
      <Controls />
      <States />
    </>
  );
}
