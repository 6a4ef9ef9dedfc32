import { createInternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { requestReadersPath, requestReadersSchema } from '@poolpros/contracts/http/internal';
import { Gauge } from 'prom-client';
import type { Config } from '../config.js';
import { createOpenStreams, type StreamOutput, type StreamOwner } from './open-streams.js';
import { createReaders } from './readers.js';
import { followRequestChanges } from './request-changes.js';

/** Streams of events for open dashboards, and what they are told; one subscription serves all of them. */
export function createInboxStreams({ config, log: parent, metrics, bus, now }: Base<Config>) {
  const log = parent.child({ name: 'inbox streams' });
  const streams = createOpenStreams({ limitsScale: config.RATE_LIMITS_SCALE });
  const directory = createInternalClient({ origin: config.DIRECTORY_URL, token: config.INTERNAL_TOKEN });
  const readers = createReaders({
    async ask(installerIds) {
      const found = await directory.get(`${requestReadersPath}?installerIds=${installerIds}`, requestReadersSchema);
      if (!found) throw new Error('directory does not know who reads requests');
      return found;
    },
    onReaders: streams.send,
    isWanted: () => streams.size() > 0,
    log,
  });
  const isFollowing = followRequestChanges({
    bus,
    onChange: (installerId) => streams.size() > 0 && readers.changed(installerId),
    onGap: streams.resume,
    log,
  });
  new Gauge({
    name: 'gateway_inbox_streams',
    help: 'Open streams of inbox events',
    registers: [metrics.registry],
    collect() {
      this.set(streams.size());
    },
  });
  return {
    fullFor: streams.fullFor,
    add: (owner: StreamOwner, output: StreamOutput) => streams.add(owner, output, isFollowing()),
    sweep: (hasEnded: (sessionId: string) => boolean) => streams.sweep(now(), hasEnded),
    stop() {
      readers.stop();
      streams.endAll();
    },
  };
}

export type InboxStreams = ReturnType<typeof createInboxStreams>;
