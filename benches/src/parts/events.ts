import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bus } from '@poolpros/chassis/bus';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { indexSequenceHeader } from '@poolpros/contracts/http/search';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { closedLoop } from '../load/generators.js';
import { present } from '../present.js';
import { connectBus } from '../sites/broker.js';
import { writeImportFile } from '../sites/import-file.js';
import type { Site } from '../sites/site.js';

const listings = 10_000;
const ratings = 10_000;
const firms = 2_000;
const rowsWithLeads = 20_000;
const leadEveryMs = 500;
const patienceMs = 120_000;
const warmUp = { connections: 4, seconds: 15 };
/** `after-restore` publishes the figures of all, and what was published after this day, which is nothing. */
const noDay = '2100-01-01';

/** The time until changes are visible: changed ratings, imported businesses, and the mail of a request during an import. */
export async function events({ sites, folder, places, metros, report }: Bench): Promise<void> {
  const site = await sites.site('events', listings, { grows: true });
  await sites.alsoStart(site, ['reviews', 'notifications', 'mailbox']);
  const run = sites.commands.run;
  const importRows = (word: string, count: number): Promise<void> => {
    const file = join(folder, 'import.csv');
    writeImportFile(file, places, { word, count });
    return run(site, 'directory', ['import', file, '--apply']);
  };
  const bus = await connectBus(site);

  await step(`${ratings} contractors with reviews`, async () => {
    await run(site, 'directory', ['seed', '--count', String(ratings)]);
    await run(site, 'reviews', ['seed', '--count', String(ratings)]);
    await untilShown(site, await newestChange(bus));
  });
  const url = `${site.urls.gateway}/api/installers/search-enhanced`;
  await step('warm-up', () => closedLoop(folder, { url, ...warmUp, target: { kind: 'searches', seed: 1, metros } }));

  const before = await newestChange(bus);
  const ratedSeconds = await step(`${ratings} changed ratings`, () =>
    secondsOf(async () => {
      await run(site, 'reviews', ['after-restore', '--since', noDay]);
      await untilShown(site, before + ratings);
    }),
  );
  await bus.stop();

  const word = `run${Date.now().toString(36)}`;
  const foundSeconds = await step(`${firms} imported firms`, () =>
    secondsOf(() => Promise.all([importRows(word, firms), untilFound(site, word, firms)])),
  );
  const mails = await step(`leads during an import of ${rowsWithLeads} rows`, () =>
    mailsDuring(site, { word, work: importRows('large', rowsWithLeads) }),
  );
  say(`  the mails of ${mails.length} leads after ${mails.map(Math.round).join(', ')} ms`);
  report.add(
    'events',
    [
      { name: 'changed ratings a second until the index shows all', value: ratings / ratedSeconds, atLeast: 400 },
      { name: `seconds until ${firms} imported firms are found`, value: foundSeconds, atMost: 8 },
      { name: 'slowest mail of a lead during an import, ms', value: Math.max(...mails), atMost: 2_000 },
    ],
    { ratedSeconds, foundSeconds, mails },
  );
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

/** The place of the newest change of a listing in its stream. */
async function newestChange(bus: Bus): Promise<number> {
  const { state } = await bus.jsm().streams.info(bus.streamName(directoryStream));
  return state.last_seq;
}

async function until(isSo: () => Promise<boolean>, what: string, everyMs = 200): Promise<void> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > patienceMs) throw new Error(`${what} within ${patienceMs} ms`);
    await setTimeout(everyMs);
  }
}

/** Waits until the search says that it shows every change up to a place in their stream. */
const untilShown = (site: Site, sequence: number): Promise<void> =>
  until(async () => {
    const response = await fetch(`${site.urls.search}/installers/search-enhanced?limit=1`);
    return response.ok && Number(response.headers.get(indexSequenceHeader)) >= sequence;
  }, 'the index did not show all changes');

/** The results of the public search for a word. */
const search = ({ urls }: Site, word: string) =>
  read<{ total: number; installers: { id: number }[] }>(urls.gateway, `api/installers/search-enhanced?q=${word}`);

const untilFound = (site: Site, word: string, count: number): Promise<void> =>
  until(async () => (await search(site, word)).total >= count, 'the search did not find all firms', 500);

/** Sends requests to the businesses found by a word during some work; the time from each request to its mail, in ms. */
async function mailsDuring(site: Site, { word, work }: { word: string; work: Promise<unknown> }): Promise<number[]> {
  const { installers } = await search(site, word);
  let isDone = false;
  const working = work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const { id } = present(installers[times.length % installers.length], 'imported firm');
    const took = await mailOfLead(site, id);
    times.push(took);
    await setTimeout(Math.max(0, leadEveryMs - took));
  }
  await working;
  return times;
}

async function mailOfLead({ urls, ports }: Site, installerId: number): Promise<number> {
  const name = `A homeowner ${Date.now()}`;
  const since = performance.now();
  const response = await fetch(`${urls.gateway}/api/contact-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      installerId,
      name,
      email: `${name.replaceAll(' ', '-')}@example.com`,
      message: 'Please call me.',
    }),
  });
  if (response.status !== 201) throw new Error(`a lead was refused: ${response.status} ${await response.text()}`);
  await until(
    async () => {
      const mails = await read<{ subject: string }[]>(`http://127.0.0.1:${ports.mailbox}`, 'api/messages?newest=20');
      return mails.some(({ subject }) => subject === `New request from ${name}`);
    },
    'the mail of a lead did not arrive',
    50,
  );
  return performance.now() - since;
}
