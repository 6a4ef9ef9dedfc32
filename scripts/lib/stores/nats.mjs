import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { natsInfo } from '../clients.mjs';
import { run } from '../command.mjs';
import { atLeast, findProgram, isExecutable, versionOf } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { localFolder, root, toolsFolder } from '../paths.mjs';
import { readyWithinMs, storeRank } from './kinds.mjs';

const oldest = '2.12';
const built = '2.15.2';
const oldestGo = '1.21'; // fetches by itself the newer toolchain that the server asks for
const builtProgram = join(toolsFolder, 'nats-server');
const lacks = 'it cannot write every event to disk before it confirms it, so a power cut can lose the newest events';

/**
 * Which server would run: one that is new enough, else one to build, else an old one.
 * @returns {Promise<{ program: string | null, version: string | null, go: string | null }>}
 */
async function choose() {
  const inPath = findProgram('nats-server');
  const version = inPath && (await versionOf(inPath));
  if (version && atLeast(version, oldest)) return { program: inPath, version, go: null };
  if (isExecutable(builtProgram) && (await versionOf(builtProgram)) === built)
    return { program: builtProgram, version: built, go: null };
  const go = findProgram('go');
  const goVersion = go && (await versionOf(go, ['version']));
  return { program: inPath, version, go: goVersion && atLeast(goVersion, oldestGo) ? go : null };
}

/** @returns {Promise<import('./kinds.mjs').LocalPlan>} */
async function planLocal() {
  const { program, version, go } = await choose();
  if (go) return { detail: `nats-server ${built}, to be built with Go`, packages: [], provide: provideNats };
  if (program && version) {
    const notice = atLeast(version, oldest) ? undefined : `nats-server ${version} is old: ${lacks}.`;
    return { detail: `nats-server ${version}, ${program}`, packages: [], notice };
  }
  return {
    detail: 'nats-server, to be installed',
    packages: ['nats-server'],
    advice: `Install nats-server ${oldest} or newer, or Go to build it.`,
  };
}

/**
 * Builds the server; falls back to an older one in PATH when that fails.
 * @param {(detail: string) => void} detail
 * @returns {Promise<{ program: string, version: string }>}
 */
export async function provideNats(detail) {
  const { program, version, go } = await choose();
  if (go) {
    detail(`building nats-server ${built} with Go, once`);
    mkdirSync(toolsFolder, { recursive: true });
    const building = run(go, ['install', `github.com/nats-io/nats-server/v2@v${built}`], {
      env: { ...process.env, GOBIN: toolsFolder, CGO_ENABLED: '0' },
      log: join(localFolder, 'logs', 'nats-build.log'),
      timeoutMs: 10 * 60_000,
      sentence: `nats-server ${built} could not be built: install nats-server ${oldest} or newer, then start again.`,
    });
    if (!program) await building;
    else await building.catch(() => detail(`could not be built; taking ${program}`));
    if (isExecutable(builtProgram)) return { program: builtProgram, version: built };
  }
  if (!program || !version) throw new Failure(`Install nats-server ${oldest} or newer, then start again.`);
  return { program, version };
}

/** @param {import('./kinds.mjs').LocalContext} context */
async function startLocal({ folder, takePort, durable, environment, supervisor, detail }) {
  const { program, version } = await provideNats(detail);
  mkdirSync(folder, { recursive: true });
  moveStreams(folder);
  const port = await takePort();
  const sync = durable && atLeast(version, oldest) ? '  sync_interval: always\n' : '';
  const configuration = join(folder, 'nats-server.conf');
  writeFileSync(
    configuration,
    `listen: "127.0.0.1:${port}"\nserver_name: poolpros\njetstream {\n  store_dir: ${JSON.stringify(folder)}\n${sync}}\n` +
      `include ${JSON.stringify(relative(folder, join(root, 'deploy', 'nats', 'local.conf')))}\n`,
  );
  const url = urlOf(port);
  await supervisor.start({
    name: 'nats',
    command: program,
    args: ['--config', configuration],
    environment: { PATH: process.env.PATH, ...passwordsOf(environment) },
    rank: storeRank,
    readyWithinMs,
    ready: () => natsInfo(url),
  });
  return url;
}

/**
 * Moves the streams of a run from before November 2026 into the account where they are now (docs/operations.md says the same
 * for docker-compose.yml), so that events which nobody has handled yet are not lost.
 * @param {string} folder of the server
 */
export function moveStreams(folder) {
  const [before, now] = ['$G', 'EVENTS'].map((account) => join(folder, 'jetstream', account));
  if (existsSync(before) && !existsSync(now)) renameSync(before, now);
}

/**
 * The passwords of the users, in the quotes that the server's configuration wants.
 * @param {Record<string, string>} environment
 */
const passwordsOf = (environment) =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => /^NATS_\w+_PASSWORD$/.test(name))
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** @param {number} port */
const urlOf = (port) => `nats://127.0.0.1:${port}`;

/** @param {string} url */
async function inspect(url) {
  const { version, jetstream } = await natsInfo(url);
  if (!jetstream) throw new Failure(`The NATS server at ${new URL(url).host} runs without JetStream: switch it on.`);
  return { version, weak: [] };
}

/** @type {import('./kinds.mjs').Store} */
export const nats = {
  name: 'nats',
  variable: 'NATS_URL',
  firstPort: 4201,
  portVariable: 'NATS_PORT',
  planLocal,
  startLocal,
  urlOf,
  inspect,
};
