import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { present } from '../present.js';
import type { Site } from './site.js';

/** A connection to the streams of a site. */
export async function connectBus({ alias, variables }: Site): Promise<Bus> {
  const url = present(variables.reviews?.NATS_URL, 'NATS_URL');
  const bus = createBus({ url, prefix: alias, name: 'bench', log: createLog({ service: 'bench', level: 'silent' }) });
  await bus.start();
  return bus;
}

/** Publishes the figures of a listing with this many reviews of five stars, as reviews would. */
export async function publishRating(
  bus: Bus,
  { installerId, version, fiveStars }: { installerId: number; version: number; fiveStars: number },
): Promise<void> {
  const aggregateId = String(installerId);
  const body = {
    id: newId(),
    type: ratingChanged.type,
    aggregateId,
    aggregateVersion: version,
    occurredAt: new Date().toISOString(),
    data: {
      installerId,
      rating: 5,
      reviewCount: fiveStars,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: fiveStars },
    },
  };
  await bus.js().publish(bus.subject(ratingChanged, aggregateId), JSON.stringify(body));
}
