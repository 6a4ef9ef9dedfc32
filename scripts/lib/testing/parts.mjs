import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.mjs';
import { askFirstSearches } from '../first-searches.mjs';
import { runCommand } from '../product/command.mjs';
import { startProduct } from '../product/start.mjs';
import { say, step } from '../progress.mjs';
import { provideNats } from '../stores/nats.mjs';
import { provideChromium } from './chromium.mjs';
import { provideS3Server } from './s3-server.mjs';
import { runVitest } from './vitest.mjs';

const minute = 60_000;
const seedCount = 300;

/**
 * What a part is run with.
 * @typedef {object} PartContext
 * @property {ReturnType<typeof import('../workplace.mjs').createWorkplace>} workplace
 * @property {string} node the program that tests run on
 * @property {string[] | null} [files] all by default
 * @property {string[]} [options] of vitest
 * @property {boolean} [quiet] takes only the processor time that nothing else wants
 * @property {(seconds: number) => void} onProcessorTime
 */

/** @param {PartContext} context */
export const unit = ({ workplace: { folder }, ...context }) =>
  runVitest({
    ...context,
    name: 'unit',
    projects: ['unit', 'frontend', 'frontend-*'],
    folder,
    timeoutMs: 45 * minute,
    again: true,
  });

/** What is asked of the build of the frontend. @param {PartContext} context */
export const built = ({ workplace: { folder }, ...context }) =>
  runVitest({ ...context, name: 'page weight', projects: ['build'], folder, timeoutMs: 60 * minute });

/**
 * The variables with which integration tests find their servers.
 * @param {import('../stores/start.mjs').RunningStores} stores
 */
export async function serverVariables(stores) {
  const { program } = await step('nats-server for the outage tests', provideNats);
  const urls = Object.entries(stores.urls).map(([name, url]) => [`TEST_${name}`, url]);
  return { ...Object.fromEntries(urls), TEST_NATS_SERVER: program };
}

/**
 * @param {PartContext} context
 * @param {import('../stores/start.mjs').RunningStores} stores
 */
export async function integration({ workplace: { folder }, ...context }, stores) {
  return runVitest({
    ...context,
    name: 'integration',
    projects: ['integration', 'integration-mocking'],
    folder,
    environment: await serverVariables(stores),
    timeoutMs: 45 * minute,
    again: true,
  });
}

/** The file store against a real server of S3, whose first build takes two minutes: asked for, never part of all. @param {PartContext} context */
export async function s3({ workplace: { folder }, ...context }) {
  const server = await step('S3 server', provideS3Server);
  return runVitest({
    ...context,
    name: 's3',
    projects: ['integration'],
    files: ['packages/chassis/test/file-store.int.test.ts'],
    folder,
    environment: { TEST_S3_SERVER: server },
    timeoutMs: 5 * minute,
  });
}

/**
 * Starts the product for the journeys, and immediately sends it the first searches.
 * @param {Pick<PartContext, 'workplace' | 'node'>} context
 * @param {import('../stores/start.mjs').RunningStores} stores
 */
export async function startJourneys({ node, workplace: { folder, secrets, supervisor } }, stores) {
  const chromium = await step('browser', (detail) => provideChromium(detail, { headlessOnly: true }));
  const withAutofill = await step('browser with autofill', provideChromium);
  const { contractorPassword, adminPassword } = secrets();
  const filesFolder = join(folder, 'files');
  rmSync(filesFolder, { recursive: true, force: true });
  const { publicUrl, mailboxUrl } = await startProduct({
    node,
    folder,
    stores,
    secrets: secrets(),
    supervisor,
    firstPorts: { publicPort: 4500, mailboxPort: 4525, firstInternal: 4600 },
    filesUrl: pathToFileURL(filesFolder).href,
    seedCount,
    settings: { RATE_LIMITS_SCALE: '100' }, // every journey comes from one IP address
  });
  await step('second administrator', () => addAdministrator(folder, 'second.admin@example.com', adminPassword));
  const { refused, times } = await askFirstSearches(publicUrl, 2);
  for (const search of refused) say(`refused right after the start: ${search}`);
  return {
    firstSearches: { name: 'first searches', passed: times.length - refused.length, failed: refused.length },
    environment: {
      E2E_BASE_URL: publicUrl,
      E2E_MAILBOX_URL: mailboxUrl,
      E2E_FOLDER: folder,
      E2E_CONTRACTOR_PASSWORD: contractorPassword,
      E2E_ADMIN_PASSWORD: adminPassword,
      CHROMIUM: chromium,
      E2E_CHROMIUM_WITH_AUTOFILL: withAutofill,
    },
  };
}

/**
 * The journeys that read, then those that publish, because published data would change the results of the first ones,
 * also in a second run.
 * @param {PartContext} context
 * @param {Record<string, string>} environment where the product is
 */
export async function journeys({ workplace: { folder }, ...context }, environment) {
  const results = [];
  for (const kind of ['reading', 'publishing']) {
    const files = context.files?.filter((file) => file.startsWith(`e2e/journeys/${kind}/`)) ?? null;
    if (files?.length === 0) continue;
    const part = { ...context, files, folder, environment, timeoutMs: 60 * minute, again: true };
    results.push(await runVitest({ ...part, name: `e2e ${kind}`, projects: [`e2e-${kind}`] }));
  }
  return results;
}

/**
 * Steps that need two members of the staff require one more than the seed data has.
 * @param {string} folder
 * @param {string} email
 * @param {string} password
 */
async function addAdministrator(folder, email, password) {
  const args = ['ensure-account', '--audience', 'admin', '--email', email, '--name', 'Jo Second'];
  const code = await runCommand(folder, 'accounts', args, { ACCOUNT_PASSWORD: password });
  if (code !== 0) throw new Failure(`accounts ensure-account ended with ${code}.`);
}
