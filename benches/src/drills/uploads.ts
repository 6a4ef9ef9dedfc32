import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Drill } from '../drills.js';
import { memoryOfFamily } from '../load/process-figures.js';
import { short, table } from '../report/figures.js';
import { honestPhoto, hostilePictures } from './hostile-pictures.js';
import { type Manner, uploadAs } from './upload-as.js';

const installers = 10_000;
const hostile = { files: 100, networks: 25 };
/** As many as one processor renders in that time, with a pause: the rest is the delay that the strangers cause. */
const honest = { files: 20, everyMs: 3000, patienceMs: 60_000 };
/** The process that decodes ends itself above 256 MB, which it notices within 10 ms. */
const mostMemoryMb = { own: 400, children: 320 };
const sampleMs = 50;

/** Of ten hostile uploads, four are pictures that take much to decode, three trickle and three stop half way. */
const manners: Manner[] = ['whole', 'trickle', 'half', 'whole', 'trickle', 'half', 'whole', 'trickle', 'half', 'whole'];

/**
 * Strangers send files that take much memory or never arrive, all at once, while other visitors add photos to their
 * forms, and each of these must be taken, at once or when the visitor tries again after the time that was named.
 */
export async function uploads({ sites, folder, report }: Drill): Promise<void> {
  const site = await sites.site('10k', installers);
  const origin = site.urls.gateway;
  const pictures = Object.entries(await step('hostile pictures', () => hostilePictures()));
  const photo = await honestPhoto();

  const memory = watchMemory(() => memoryOfFamily(join(folder, 'run'), `${site.name}-directory`));
  const attack = Array.from({ length: hostile.files }, async (_, number) => {
    const manner = manners[number % manners.length] ?? 'whole';
    const [name, file] = pictures[Math.floor(number / 2) % pictures.length] ?? ['', photo];
    const { status } = await uploadAs(`203.0.113.${number % hostile.networks}`, origin, file, manner);
    return { name: manner === 'whole' ? name : manner, status };
  });
  const visitors = Array.from({ length: honest.files }, async (_, number) => {
    await pause(number * honest.everyMs);
    return await untilTaken(`198.51.100.${number}`, origin, photo);
  });
  const { taken, refused } = await step('uploads', async () => ({
    taken: await Promise.all(visitors),
    refused: await Promise.all(attack),
  }));
  const peak = memory.stop();

  const names = [...new Set(refused.map(({ name }) => name))];
  say(
    table([
      ['hostile', 'statuses'],
      ...names.map((name) => [
        name,
        refused
          .filter((each) => each.name === name)
          .map(({ status }) => status)
          .join(' '),
      ]),
    ]),
  );
  say(table([['honest, ms', ...taken.map(({ ms }) => short(ms))]]));
  report.add(
    'uploads',
    [
      { name: 'honest uploads that were not taken', value: taken.filter(({ isTaken }) => !isTaken).length, atMost: 0 },
      { name: 'directory: most memory, MB', value: peak.own, atMost: mostMemoryMb.own },
      { name: 'process that decodes: most memory, MB', value: peak.children, atMost: mostMemoryMb.children },
    ],
    { taken, refused },
  );
}

/** Sends a photo, again after the time that a refusal names, as the page offers it. */
async function untilTaken(network: string, origin: string, photo: Buffer): Promise<{ isTaken: boolean; ms: number }> {
  const begin = performance.now();
  const ms = () => performance.now() - begin;
  while (ms() < honest.patienceMs) {
    const { status, retryAfterMs } = await uploadAs(network, origin, photo);
    if (status === 201) return { isTaken: true, ms: ms() };
    if (retryAfterMs === null) break;
    await pause(retryAfterMs);
  }
  return { isTaken: false, ms: ms() };
}

function watchMemory(read: () => { own: number; children: number }) {
  const peak = read();
  const timer = setInterval(() => {
    const { own, children } = read();
    peak.own = Math.max(peak.own, own);
    peak.children = Math.max(peak.children, children);
  }, sampleMs);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
