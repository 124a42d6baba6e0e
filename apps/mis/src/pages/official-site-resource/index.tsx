import { useAddress } from "@candor/features/address";
import { ResourcesScreen, resourcesAddress } from "@candor/features/resources";
import { generatePath } from "react-router";
import { SITE_RESOURCE_PATH } from "../../app/paths.ts";

/** /view-mis/official-site-resource */
export default function SiteResourcesPage() {
  return (
    <ResourcesScreen
      address={useAddress(resourcesAddress)}
      resourceHref={(resourceId) => generatePath(SITE_RESOURCE_PATH, { resourceId })}
    />
  );
}
