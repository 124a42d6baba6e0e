import { useAddress } from "@candor/features/address";
import { JobList, jobsAddress } from "@candor/features/operations";

/** /view-mis/jobs */
export default function JobsPage() {
  return <JobList address={useAddress(jobsAddress)} />;
}
