import type { CurrentUser } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { PageHeader, Split } from "@candor/ui/shell";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { DetailScreen, DroppedNote } from "../../frames/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { HomeState } from "../address.ts";
import { useHome } from "../queries.ts";
import { useSentence } from "../sentence.ts";
import { Followed } from "./Followed.tsx";
import { NewsList } from "./NewsList.tsx";
import { type HomeLinks, UnderWay } from "./UnderWay.tsx";
import { WorkSection } from "./WorkSection.tsx";

type Home = NonNullable<ReturnType<typeof useHome>["data"]>;

export interface HomeScreenProps {
  /** Pages of its lists, in the address. */
  address: AddressState<HomeState>;
  user: Pick<CurrentUser, "preview">;
  links: HomeLinks;
}

/** What needs the reader now: mine, what came back, what is under way, what is followed, and news. */
export function HomeScreen(props: HomeScreenProps) {
  const { t } = useTranslation("home");
  return (
    <DetailScreen query={useHome()} loadingLabel={t("loading")}>
      {(home) => <Page home={home} {...props} />}
    </DetailScreen>
  );
}

function Page({ home: data, address, user, links }: HomeScreenProps & { home: Home }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const sentence = useSentence();
  const { state, change, correct } = address;
  const onLastMine = useCallback((mine: number) => correct({ mine }), [correct]);
  const onLastBack = useCallback((back: number) => correct({ back }), [correct]);
  const lists = { home: data, jira: !user.preview };
  return (
    <>
      {data.as_of !== null && (
        <PageHeader
          size="sentence"
          title={sentence(data)}
          subtitle={t("asOf", { day: format.date(data.as_of) })}
        />
      )}
      <DroppedNote address={address} />
      <Split
        railLabel={t("rail")}
        rail={
          <>
            <UnderWay home={data} links={links} />
            <Followed followed={data.followed} assessed={data.as_of !== null} links={links} />
            <NewsList news={data.news} href={links.news} />
          </>
        }
      >
        {data.as_of === null ? (
          <EmptyState
            level={1}
            title={t("empty.title")}
            description={t(data.running ? "empty.underWay" : "empty.text")}
            action={
              !data.running &&
              links.newAssessment && (
                <Button variant="primary" size={40} href={links.newAssessment}>
                  {t("underWay.start")}
                </Button>
              )
            }
          />
        ) : (
          <>
            <WorkSection
              {...lists}
              part="mine"
              title={t(`mine.${data.mine.of}`)}
              none={data.unassigned > 0 ? <Unassigned href={links.unassigned} /> : t("mine.none")}
              owners={data.mine.of === "team"}
              page={state.mine}
              onPage={(mine) => change({ mine })}
              onLastPage={onLastMine}
            />
            <WorkSection
              {...lists}
              part="came_back"
              title={t("cameBack.title")}
              none={t("cameBack.none")}
              owners
              page={state.back}
              onPage={(back) => change({ back })}
              onLastPage={onLastBack}
            />
          </>
        )}
      </Split>
    </>
  );
}

/** Leads an administrator to the failing checks that nobody takes care of. */
function Unassigned({ href }: { href: string }) {
  const { t } = useTranslation("home");
  const { Link } = usePlatform();
  return (
    <>
      {t("mine.unassigned")} <Link href={href}>{t("mine.assign")}</Link>
    </>
  );
}
