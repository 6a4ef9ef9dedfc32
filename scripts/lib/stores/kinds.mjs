/**
 * What a store needs on this machine.
 * @typedef {object} LocalPlan
 * @property {string} detail what would run
 * @property {string[]} packages Debian packages that are missing
 * @property {string} [advice] what to install by hand where apt cannot do it; absent when nothing is missing
 * @property {string} [notice] what this server lacks
 * @property {(detail: (text: string) => void) => Promise<unknown>} [provide] fetches or builds its program, which takes long and no npm
 *   package; absent when the program is there
 */

/**
 * @typedef {object} LocalContext
 * @property {string} folder data of this store
 * @property {() => Promise<number>} takePort taken just before the start, so that no other process takes it first
 * @property {boolean} durable false only in tests: speed instead of surviving a power cut
 * @property {string} password of the database's superuser
 * @property {Record<string, string>} environment values of the variables of docker-compose.yml
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 * @property {(detail: string) => void} detail
 */

/**
 * @typedef {object} Store
 * @property {string} name also the service in docker-compose.yml
 * @property {string} variable environment variable with its URL
 * @property {number} firstPort where the search for a free port begins
 * @property {string} portVariable variable of deploy/compose.local.yml that publishes it
 * @property {() => Promise<LocalPlan>} planLocal
 * @property {(context: LocalContext) => Promise<string>} startLocal resolves with its URL once it responds
 * @property {boolean} [isSlow] takes far longer to start than the others, and only some of the product needs it
 * @property {(port: number, password: string) => string} urlOf its URL on a loopback port
 * @property {(url: string) => Promise<{ version: string, weak: string[] }>} inspect weak: settings that can lose data
 */

/** Rank of the stores for the supervisor: they are stopped last. */
export const storeRank = 0;

/** A server that has not responded by then will not. */
export const readyWithinMs = 90_000;
