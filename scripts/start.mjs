import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { atLeast } from './lib/executables.mjs';
import { Failure } from './lib/failure.mjs';
import { provideNode } from './lib/node-runtime.mjs';
import { localFolder } from './lib/paths.mjs';
import { claim, endLeftovers, forget } from './lib/processes.mjs';
import { composeEnvironment } from './lib/product/compose.mjs';
import { settingsOf } from './lib/product/environment.mjs';
import { forgetEnvironments } from './lib/product/remembered.mjs';
import { loadSecrets } from './lib/product/secrets.mjs';
import { people } from './lib/product/seed-data.mjs';
import { startProduct } from './lib/product/start.mjs';
import { say, step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { describePlan, planStores } from './lib/stores/plan.mjs';
import { openStores } from './lib/stores/start.mjs';
import { createSupervisor } from './lib/supervisor.mjs';

const oldestNode = '20.19';
const runFolder = join(localFolder, 'run');
const supervisor = createSupervisor({ logFolder: join(localFolder, 'logs'), runFolder });
const stopWithinMs = 10_000;
/** @type {Omit<import('./lib/stores/start.mjs').RunningStores, 'versions'> | undefined} */
let stores;
let claimed = false;

/** @param {string} name @param {string} text @param {number} highest */
function wholeNumber(name, text, highest) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= highest) return value;
  throw new Failure(`--${name} takes a whole number from 0 to ${highest}, not "${text}".`);
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        plan: { type: 'boolean', default: false },
        sample: { type: 'string', default: '2000' },
        port: { type: 'string', default: '4000' },
      },
    });
    return {
      fresh: values.fresh,
      plan: values.plan,
      seedCount: wholeNumber('sample', values.sample, 100_000),
      publicPort: wholeNumber('port', values.port, 65_000),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('Usage: npm start -- [--fresh] [--sample N] [--port P] [--plan]');
  }
}

async function work() {
  const { fresh, plan, seedCount, publicPort } = readFlags();
  if (!atLeast(process.versions.node, oldestNode))
    throw new Failure(`This is Node ${process.versions.node}: install Node ${oldestNode} or newer (nodejs.org).`);
  if (plan) {
    say(describePlan(await planStores('')));
    return 0;
  }
  claim(runFolder, 'npm start');
  claimed = true;
  const left = await endLeftovers(runFolder);
  if (left.length > 0) say(`! ended what a killed run left behind: ${left.join(', ')}`);
  const installed = step('dependencies', installDependencies);
  const brought = step('node', provideNode);
  const secrets = loadSecrets(join(localFolder, 'secrets.json'));
  const opening = openStores({
    folder: localFolder,
    variablePrefix: '',
    portOffset: 0,
    durable: true,
    fresh,
    password: secrets.postgresPassword,
    composeEnvironment: composeEnvironment(secrets),
    supervisor,
    installed,
  });
  for (const begun of [brought, opening]) begun.catch(() => {}); // handled after the build
  await installed;
  await step('build', (detail) => build(detail, ['code']));
  const frontendBuilt = step('build of the frontend', (detail) => build(detail, ['frontend']));
  frontendBuilt.catch(() => {}); // handled by the web server
  const opened = await opening;
  stores = opened;
  const smtpUrl = process.env.SMTP_URL || undefined;
  const mailboxFolder = join(localFolder, 'mailbox');
  const filesFolder = join(localFolder, 'files');
  if (fresh) for (const folder of [mailboxFolder, filesFolder]) rmSync(folder, { recursive: true, force: true });
  const { publicUrl, mailboxUrl } = await startProduct({
    node: (await brought).program,
    folder: localFolder,
    stores: opened,
    allStoresRun: opened.running,
    frontendBuilt,
    secrets,
    supervisor,
    firstPorts: { publicPort, mailboxPort: 4025, firstInternal: 4100 },
    mailboxFolder,
    filesUrl: process.env.FILES_URL || pathToFileURL(filesFolder).href,
    smtpUrl,
    seedCount,
    settings: settingsOf(process.env),
  });
  const { versions } = await opened.running;
  say(`
ready       ${publicUrl}
mailbox     ${smtpUrl ? `mails go to ${new URL(smtpUrl).host}` : mailboxUrl}
contractor  ${people.contractor.email}   ${secrets.contractorPassword}
admin       ${people.admin.email}        ${secrets.adminPassword}
stores      ${versions}
`);
  return new Promise(() => {});
}

async function stop() {
  await supervisor.stop(stopWithinMs);
  await stores?.stop();
  if (!claimed) return;
  forgetEnvironments(localFolder);
  forget(runFolder, 'holder');
}

await runOwning({ work, stop, kill: supervisor.kill });
