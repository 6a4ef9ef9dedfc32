import { backoffMs, pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import { type RequestReaders, requestReadersLimit } from '@poolpros/contracts/http/internal';

interface ReadersOptions {
  /** The accounts that may read the requests of these listings. */
  ask: (installerIds: readonly number[]) => Promise<RequestReaders>;
  onReaders: (installerId: number, accountIds: ReadonlySet<string>) => void;
  /** Whether anyone listens. */
  isWanted: () => boolean;
  log: Log;
}

const pauses = { first: 200, max: 5000 };

/**
 * Asks who may read the requests of listings that changed. It asks again for each change, so that an account that left a
 * listing receives nothing more about it. One question is in flight at a time; changes in the meantime share the next one.
 */
export function createReaders({ ask, onReaders, isWanted, log }: ReadersOptions) {
  const changed = new Set<number>();
  const stopping = new AbortController();
  let running = false;

  async function askNext(): Promise<void> {
    const ids = [...changed].slice(0, requestReadersLimit);
    for (const id of ids) changed.delete(id);
    try {
      const { readers } = await ask(ids);
      for (const { installerId, accountIds } of readers) onReaders(installerId, new Set(accountIds));
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; changed.size > 0 && !stopping.signal.aborted; ) {
      if (!isWanted()) return changed.clear();
      try {
        await askNext();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'readers of requests are not known');
        await pause(backoffMs(failures + 1, pauses), stopping.signal);
      }
    }
  }

  return {
    changed(installerId: number): void {
      changed.add(installerId);
      if (running) return;
      running = true;
      void run().finally(() => {
        running = false;
      });
    },
    stop: () => stopping.abort(),
  };
}
