// What may stand behind `npm start --`.
import { parseArgs } from "node:util";

/** What a process does: answers people, runs jobs, or both. */
export const ROLES = ["all", "web", "worker"];

export const HELP = `Usage: npm start [-- options]

Installs, builds and runs Candor. Ctrl-C ends it.

Options
  --role all|web|worker   what this process does: everything (default), answer
                          people, or run jobs; web and worker need DATABASE_URL
  --help                  this text
  --version               version of Candor

Settings are environment variables, or lines of a file .env here (see
.env.example). docs/operating.md explains each. Often used:
  HOST=0.0.0.0            listen for other machines; turns the demo off
  PORT=8080               port
  CANDOR_DATA_DIR=./data  the embedded database, files and keys

Other commands
  npm run candor -- --help    accounts and companies from the command line
  npm test                    all tests
`;

/**
 * @param {readonly string[]} args
 * @returns {{ role: string, help: boolean, version: boolean } | { wrong: string }}
 */
export function readArguments(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        role: { type: "string", default: "all" },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", short: "v", default: false },
      },
    });
    if (ROLES.includes(values.role)) return values;
    return { wrong: `There is no role "${values.role}": it is one of ${ROLES.join(", ")}.` };
  } catch (error) {
    return { wrong: error.message.split(". ")[0] };
  }
}
