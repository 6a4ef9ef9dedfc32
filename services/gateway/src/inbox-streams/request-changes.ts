import type { Bus } from '@poolpros/chassis/bus';
import { followLive } from '@poolpros/chassis/live-events';
import type { Log } from '@poolpros/chassis/log';
import {
  contactRequestCreated,
  contactRequestStepTaken,
  contactRequestWithdrawn,
  requestMessageSent,
} from '@poolpros/contracts/events/directory';
import * as z from 'zod';

const events = [contactRequestCreated, contactRequestStepTaken, contactRequestWithdrawn, requestMessageSent] as const;

/** Only the field of the events that is needed here, so that later versions of them can be parsed. */
const changeSchema = z.object({ data: z.object({ installerId: z.int() }) });

/** The listing of an event; null if the event does not name it. */
function listingOf(body: Uint8Array): number | null {
  try {
    return changeSchema.parse(JSON.parse(new TextDecoder().decode(body))).data.installerId;
  } catch {
    return null;
  }
}

/**
 * Follows the requests to all listings; each gateway follows them separately. `onChange` gets the listing of a change.
 * `onGap` is called when changes may have been missed: when all types are followed again, and for a change of an unknown
 * listing. Returns whether all types are followed.
 */
export function followRequestChanges(o: {
  bus: Bus;
  onChange: (installerId: number) => void;
  onGap: () => void;
  log: Log;
}): () => boolean {
  const followed = new Set<string>();
  const isFollowing = () => followed.size === events.length;
  for (const event of events)
    followLive({
      bus: o.bus,
      event,
      log: o.log,
      onEvent(_sequence, body) {
        if (body === null) followed.add(event.type);
        const installerId = body && listingOf(body);
        if (installerId !== null) o.onChange(installerId);
        else if (isFollowing()) o.onGap();
      },
      onDisconnect: () => void followed.delete(event.type),
    });
  return isFollowing;
}
