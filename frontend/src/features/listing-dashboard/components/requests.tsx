import { Inbox } from '../../../entities/contractor/inbox.js';
import type { TabProps } from '../tab.js';

/** What homeowners sent to this business. */
export const Requests = ({ listing, onSessionEnd }: TabProps) => (
  <Inbox installerId={listing.id} at={{ room: 'requests' }} onSessionEnd={onSessionEnd} />
);
