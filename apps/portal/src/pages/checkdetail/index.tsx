import {
  CheckDetailPanel,
  CheckScreen,
  CheckWork,
  checksAddress,
  ticketHref,
  useCheckHead,
  useCheckScanTime,
} from "@candor/features/checks";
import { CheckIssue } from "@candor/features/jira";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useLocation, useParams } from "react-router";

export default function CheckDetailPage() {
  const { idNew: checkId = "" } = useParams();
  const { search } = useLocation();
  const user = useCurrentUser();
  // The address carries the table's state, so the way back leads to the table as it was left.
  const backHref = checksAddress.href(checksAddress.read({ search }).state);
  usePageHead({
    ...useCheckHead(checkId),
    backHref,
    resultId: checkId,
    scanTime: useCheckScanTime(checkId, search),
  });
  return (
    <CheckScreen id={checkId} backHref={backHref}>
      {(check) => (
        <CheckWork check={check} user={user} ticket={new URLSearchParams(search).has("ticket")}>
          {(work) =>
            // A preview of the company asks nothing of its Jira.
            user.preview ? (
              <CheckDetailPanel check={check} {...work} />
            ) : (
              <CheckIssue
                check={check}
                address={`${location.origin}${ticketHref(checkId)}`}
                settingsHref="/settings"
                canConnect={user.role === "owner"}
              >
                {({ actions, issue }) => (
                  <CheckDetailPanel
                    check={check}
                    {...work}
                    issue={issue}
                    actions={
                      <>
                        {actions}
                        {work.actions}
                      </>
                    }
                  />
                )}
              </CheckIssue>
            )
          }
        </CheckWork>
      )}
    </CheckScreen>
  );
}
