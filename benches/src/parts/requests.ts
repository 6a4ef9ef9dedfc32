import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { type MailSink, type SunkMail, startMailSink } from '../load/mail-sink.js';
import { present } from '../present.js';
import { writeImportFile } from '../sites/import-file.js';
import type { Site } from '../sites/site.js';

const listings = 2000;
const businesses = 50;
const perSecond = 10;
const seconds = 60;
const patienceMs = 60_000;

/** What one request took, in ms: its response, its mail to the business, the reply's response, its mail to the homeowner. */
interface Took {
  sent: number;
  mailed: number;
  replied: number;
  answered: number;
}

/**
 * Requests of homeowners at a constant rate, each answered by the link of its mail as soon as that mail has come, so that
 * there are as many replies as requests; the mails go to a mail server of the bench.
 */
export async function requests({ sites, folder, places, report }: Bench): Promise<void> {
  const site = await sites.site('requests', listings, { grows: true });
  const sink = await startMailSink(Number(present(site.ports.smtp, 'port of smtp')));
  try {
    await sites.alsoStart(site, ['notifications']);
    const word = `run${Date.now().toString(36)}`;
    const file = join(folder, 'import.csv');
    writeImportFile(file, places, { word, count: businesses });
    await sites.commands.run(site, 'directory', ['import', file, '--apply']);
    const ids = await idsOf(site, word);
    const at = (rate: number, name: string) =>
      step(`${rate} requests and ${rate} replies a second`, () => dialogues(site, sink, { ids, rate, name }));

    await at(perSecond / 2, 'warm-up');
    const half = await at(perSecond / 2, 'half');
    const full = await at(perSecond, 'full');
    for (const [name, { took }] of Object.entries({ half, full }))
      say(
        `  ${name}: the slowest mail ${Math.round(slowestMail(took))} ms, the slowest response ${Math.round(slowestResponse(took))} ms`,
      );
    report.add(
      'requests',
      [
        {
          name: 'requests and as many replies a second, with all their mails',
          value: full.rate,
          atLeast: perSecond * 0.98,
        },
        { name: 'slowest mail at half of it, ms', value: slowestMail(half.took), atMost: 2000 },
      ],
      { half, full },
    );
  } finally {
    await sink.stop();
  }
}

const slowestMail = (took: readonly Took[]): number =>
  Math.max(...took.flatMap(({ mailed, answered }) => [mailed, answered]));
const slowestResponse = (took: readonly Took[]): number =>
  Math.max(...took.flatMap(({ sent, replied }) => [sent, replied]));

/** The ids of a page of the imported businesses, once the search finds them all. */
async function idsOf(site: Site, word: string): Promise<number[]> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const path = `api/installers/search-enhanced?q=${word}`;
    const found = await read<{ total: number; installers: { id: number }[] }>(site.urls.gateway, path);
    if (found.total >= businesses) return found.installers.map(({ id }) => id);
    await setTimeout(200);
  }
  throw new Error('the search did not find all businesses');
}

/** Begins so many dialogues a second for the time of the bench; the rate counts until the last mail has come. */
async function dialogues(
  site: Site,
  sink: MailSink,
  { ids, rate, name }: { ids: readonly number[]; rate: number; name: string },
): Promise<{ rate: number; took: Took[] }> {
  const started = performance.now();
  const running: Promise<Took>[] = [];
  for (let number = 0; number < rate * seconds; number++) {
    await setTimeout(Math.max(0, started + (number * 1000) / rate - performance.now()));
    const installerId = present(ids[number % ids.length], 'business');
    running.push(dialogue(site, sink, { installerId, person: `${name} ${number} ${started.toString(36).slice(-4)}` }));
  }
  const took = await Promise.all(running);
  const lastDue = (rate * seconds - 1) / rate;
  const overtime = Math.max(0, (performance.now() - started) / 1000 - lastDue);
  // A dialogue takes some time after the last request was due; more than that is a backlog.
  return { rate: (rate * seconds) / (lastDue + Math.max(0, overtime - 2)), took };
}

async function dialogue(
  { urls }: Site,
  sink: MailSink,
  { installerId, person }: { installerId: number; person: string },
): Promise<Took> {
  const email = `${person.replaceAll(/\W/g, '-')}@example.com`;
  const message = `${person} would like a price for a plunge pool behind the house.`;
  const body = { installerId, name: person, email, message, filledInMs: 20_000 };
  const [sent, sentAt] = await posted(`${urls.gateway}/api/contact-requests`, body);
  const request = await sink.mail(({ subject }) => subject === `New request from ${person}`, patienceMs);
  const token = present(/\/answer-request\/([\w-]{70})/.exec(request.text)?.[1], 'link to answer');
  const reply = { token, text: 'We can come on Tuesday.' };
  const [replied, repliedAt] = await posted(`${urls.gateway}/api/request-threads/messages`, reply);
  const isReply = ({ to, text }: SunkMail) => to === email && text.includes(reply.text);
  const answer = await sink.mail(isReply, patienceMs);
  return { sent, mailed: request.at - sentAt, replied, answered: answer.at - repliedAt };
}

/** How long a response took, and when it was there. */
async function posted(url: string, body: object): Promise<[ms: number, at: number]> {
  const since = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${url} responded with ${response.status} ${await response.text()}`);
  return [performance.now() - since, performance.now()];
}
