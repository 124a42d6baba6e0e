import { Intro, kindOf } from "../../campaign/index.ts";
import { skillsAddress } from "../address.ts";
import { skills } from "../queries.ts";
import { type EntryPageProps, EntryScreen } from "./EntryScreen.tsx";
import { checkSkill, SkillFields } from "./SkillFields.tsx";

/** One skill: what a campaign assesses, and how its page explains it. */
export function SkillScreen(props: EntryPageProps) {
  return (
    <EntryScreen
      {...props}
      kind="skills"
      hooks={skills}
      check={checkSkill}
      listHref={skillsAddress.href()}
      fields={SkillFields}
      preview={({ show_type }) => {
        const kind = kindOf(show_type);
        return kind && <Intro kind={kind} preview />;
      }}
    />
  );
}
