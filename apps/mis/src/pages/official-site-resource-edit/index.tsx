import { useUnsavedChanges } from "@candor/features/app";
import { DiscardDialog } from "@candor/features/forms";
import { ResourceScreen } from "@candor/features/resources";
import { generatePath, useNavigate, useParams } from "react-router";
import { SITE_RESOURCE_PATH, SITE_RESOURCES_PATH } from "../../app/paths.ts";

/** /view-mis/official-site-resource/:resourceId */
export default function SiteResourcePage() {
  const { resourceId = "" } = useParams();
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  const leaveFor = (href: string) => {
    // Nothing is lost any more: the way out is open before it is taken.
    unsaved.onDirtyChange(false);
    void navigate(href, { replace: true });
  };
  return (
    <>
      <ResourceScreen
        key={resourceId}
        id={resourceId}
        listHref={SITE_RESOURCES_PATH}
        onDirtyChange={unsaved.onDirtyChange}
        onCreated={({ id }) => leaveFor(generatePath(SITE_RESOURCE_PATH, { resourceId: id }))}
        onRemoved={() => leaveFor(SITE_RESOURCES_PATH)}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
