/** Starts one assessment as a server would, for a test that kills this process. Argument: the request as JSON. */
import { startScan } from "../worker/start.ts";
import type { ScanRequest } from "../worker/types.ts";

const request = JSON.parse(process.argv[2] ?? "{}") as ScanRequest;
const scan = startScan(request);
console.log(`pid ${scan.pid}`);
await scan.result;
