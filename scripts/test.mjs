import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { describe, Failure } from './lib/failure.mjs';
import { askFirstSearches } from './lib/first-searches.mjs';
import { runCommand } from './lib/product/command.mjs';
import { startProduct } from './lib/product/start.mjs';
import { say, step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { provideNats } from './lib/stores/nats.mjs';
import { runChecks } from './lib/testing/checks.mjs';
import { provideChromium } from './lib/testing/chromium.mjs';
import { sumOf } from './lib/testing/results.mjs';
import { provideS3Server } from './lib/testing/s3-server.mjs';
import { runVitest } from './lib/testing/vitest.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const workplace = createWorkplace({ name: 'test', variablePrefix: 'TEST_', portOffset: 100 });
const { folder, supervisor } = workplace;
const minute = 60_000;
const seedCount = 300;

function readFlags() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    const options = { check: flag, unit: flag, integration: flag, e2e: flag, s3: flag };
    const { values } = parseArgs({ options });
    const all = !Object.values(values).includes(true);
    return {
      checks: all || values.check,
      unit: all || values.check || values.unit,
      integration: all || values.integration,
      e2e: all || values.e2e,
      s3: values.s3,
    };
  } catch {
    throw new Failure('Usage: npm test -- [--check] [--unit] [--integration] [--e2e] [--s3]');
  }
}

/** @param {import('./lib/stores/start.mjs').RunningStores} running */
async function integration(running) {
  const nats = await step('nats-server for the outage tests', provideNats);
  const urls = Object.entries(running.urls).map(([name, url]) => [`TEST_${name}`, url]);
  return runVitest({
    name: 'integration',
    projects: ['integration'],
    folder,
    environment: { ...Object.fromEntries(urls), TEST_NATS_SERVER: nats.program },
    timeoutMs: 20 * minute,
  });
}

/** The file store against a real server of S3, whose first build takes two minutes: asked for, never part of all. */
async function s3() {
  const server = await step('S3 server', provideS3Server);
  return runVitest({
    name: 's3',
    projects: ['integration'],
    files: ['packages/chassis/test/file-store.int.test.ts'],
    folder,
    environment: { TEST_S3_SERVER: server },
    timeoutMs: 5 * minute,
  });
}

/** @param {import('./lib/stores/start.mjs').RunningStores} running */
async function journeys(running) {
  const chromium = await step('browser', provideChromium);
  const secrets = workplace.secrets();
  const filesFolder = join(folder, 'files');
  rmSync(filesFolder, { recursive: true, force: true });
  const { publicUrl, mailboxUrl } = await startProduct({
    folder,
    stores: running,
    secrets,
    supervisor,
    firstPorts: { publicPort: 4500, mailboxPort: 4525, firstInternal: 4600 },
    filesUrl: pathToFileURL(filesFolder).href,
    seedCount,
    settings: { RATE_LIMITS_SCALE: '100' }, // every journey comes from one IP address
  });
  await step('second administrator', () => addAdministrator('second.admin@example.com', secrets.adminPassword));
  const { refused, times } = await askFirstSearches(publicUrl, 2);
  for (const search of refused) say(`refused right after the start: ${search}`);
  const journeyed = await runVitest({
    name: 'e2e',
    projects: ['e2e'],
    folder,
    environment: {
      E2E_BASE_URL: publicUrl,
      E2E_MAILBOX_URL: mailboxUrl,
      E2E_CONTRACTOR_PASSWORD: secrets.contractorPassword,
      E2E_ADMIN_PASSWORD: secrets.adminPassword,
      CHROMIUM: chromium,
    },
    timeoutMs: 35 * minute,
  });
  const found = times.length - refused.length;
  return [{ name: 'first searches', passed: found, failed: refused.length }, journeyed];
}

/**
 * What takes two of the staff needs one more than the seed data have.
 * @param {string} email
 * @param {string} password
 */
async function addAdministrator(email, password) {
  const args = ['ensure-account', '--audience', 'admin', '--email', email, '--name', 'Jo Second'];
  const code = await runCommand(folder, 'accounts', args, { ACCOUNT_PASSWORD: password });
  if (code !== 0) throw new Failure(`accounts ensure-account ended with ${code}.`);
}

/**
 * Runs a part; an error that prevents it counts as one failure, and the others still run.
 * @param {string} name
 * @param {() => Promise<import('./lib/testing/results.mjs').Result[]>} part
 */
async function attempt(name, part) {
  try {
    return await part();
  } catch (error) {
    say(`\n${describe(error)}`);
    return [{ name, passed: 0, failed: 1 }];
  }
}

/** @param {ReturnType<typeof readFlags>} wanted */
async function runServerParts(wanted) {
  // Servers of this run alone, empty, and quick rather than safe from a power cut.
  const running = await workplace.startStores({ durable: false, fresh: true });
  return [
    ...(wanted.integration ? await attempt('integration', async () => [await integration(running)]) : []),
    ...(wanted.e2e ? await attempt('e2e', () => journeys(running)) : []),
  ];
}

/** @param {ReturnType<typeof readFlags>} wanted */
async function runParts(wanted) {
  await step('dependencies', installDependencies);
  const results = await attempt('build', async () => {
    // The unit tests weigh the pages of the frontend's build.
    await step('build', (detail) => build(detail, wanted.unit || wanted.e2e ? ['code', 'frontend'] : ['code']));
    return [];
  });
  if (wanted.checks) results.push(...(await attempt('checks', runChecks)));
  if (wanted.unit)
    results.push(await runVitest({ name: 'unit', projects: ['unit', 'frontend'], folder, timeoutMs: 20 * minute }));
  if (wanted.s3) results.push(...(await attempt('s3', async () => [await s3()])));
  if (wanted.integration || wanted.e2e) results.push(...(await attempt('servers', () => runServerParts(wanted))));
  return results;
}

async function work() {
  const wanted = readFlags();
  await workplace.claim('npm test');
  const results = await attempt('dependencies', () => runParts(wanted));
  await workplace.stop();
  say('');
  for (const { name, passed, failed } of results)
    say(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(18)} ${`${passed}`.padStart(5)} passed ${`${failed}`.padStart(4)} failed`,
    );
  for (const failure of results.flatMap(({ failures }) => failures ?? [])) say(`✗ ${failure}`);
  const sum = sumOf(results);
  say(`\n${sum.line}`);
  return sum.failed === 0 ? 0 : 1;
}

await runOwning({ work, stop: workplace.stop, kill: supervisor.kill });
