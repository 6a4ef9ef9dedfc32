import type { Bus } from '@poolpros/chassis/bus';
import { isStreamMissing } from '@poolpros/chassis/consumer/errors';
import { farAhead } from '@poolpros/chassis/outbox/after-restore';
import { erasePeopleAgain } from '@poolpros/chassis/personal-data';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { Context } from '../../base/context.js';
import {
  installerIds,
  type PublishedState,
  pageSize,
  republishInstallers,
  skipIds,
  storeRemoved,
} from '../db/after-restore.js';
import { personalData } from '../personal-data.js';

/**
 * Repeats the erasures in the log. Publishes the restored installers as the newest state: installers that only other
 * services know are published as removed, new ids continue above all that were ever used, and every version is raised
 * above the published ones.
 */
export async function restoreInstallers(
  { config, database, bus, now }: Pick<Context, 'config' | 'database' | 'bus' | 'now'>,
  print: (line: string) => void,
): Promise<void> {
  const people = await erasePeopleAgain(database, personalData, { secret: config.LINK_SECRET, now: now() });
  await bus.start();
  const unknown = await unknownSubjects(bus, await installerIds(database.dataSource.manager));
  for (let done = 0; done < unknown.length; done += pageSize) {
    const states = await lastStates(bus, unknown.slice(done, done + pageSize));
    await database.transaction((tx) => storeRemoved(tx, states));
    const stored = Math.min(done + pageSize, unknown.length);
    print(`installers that the backup does not know: ${stored} of ${unknown.length} stored`);
  }
  const lastSkipped = await database.transaction((tx) => skipIds(tx, farAhead));
  let republished = 0;
  for (let after: number | null = 0; after !== null; ) {
    const page = await database.transaction((tx) => republishInstallers(tx, after ?? 0, farAhead));
    republished += page?.count ?? 0;
    after = page?.last ?? null;
  }
  print(`installers to be published again: ${republished}, of which the backup does not know: ${unknown.length}`);
  print(`people erased again: ${people}`);
  print(`new installers get ids from: ${lastSkipped + 1}`);
}

/** The subjects of published installers that are not in `known`. */
async function unknownSubjects(bus: Bus, known: readonly number[]): Promise<string[]> {
  const { streams } = bus.jsm();
  const filter = { subjects_filter: bus.subject(contractorChanged, '*') };
  const subjects = await streams.info(bus.streamName(contractorChanged.stream), filter).then(
    ({ state }) => new Set(Object.keys(state.subjects ?? {})),
    (error: unknown) => {
      // The outbox refills a broker that lost everything.
      if (isStreamMissing(error)) return new Set<string>();
      throw error;
    },
  );
  for (const id of known) subjects.delete(bus.subject(contractorChanged, String(id)));
  return [...subjects];
}

/** The last published states of installers. */
async function lastStates(bus: Bus, subjects: readonly string[]): Promise<PublishedState[]> {
  const stream = bus.streamName(contractorChanged.stream);
  const states: PublishedState[] = [];
  for (const subject of subjects) {
    const message = await bus.jsm().streams.getMessage(stream, { last_by_subj: subject });
    if (message) states.push(contractorChanged.envelope.parse(message.json()));
  }
  return states;
}
