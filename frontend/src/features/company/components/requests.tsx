import { Inbox } from '../../../entities/contractor/inbox.js';
import type { RoomProps } from '../room.js';

/** What homeowners sent to this business. */
export const Requests = ({ listing, onSessionEnd }: RoomProps) => (
  <Inbox installerId={listing.id} at={{ room: 'requests' }} onSessionEnd={onSessionEnd} />
);
