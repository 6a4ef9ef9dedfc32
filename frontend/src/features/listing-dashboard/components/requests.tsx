import { Inbox } from '../../../entities/contractor/inbox/inbox.js';
import { mayEdit } from '../roles.js';
import type { TabProps } from '../tab.js';
import { RequestExport } from './request-export.js';

/** What homeowners sent to this business. */
export const Requests = ({ listing, onSessionEnd }: TabProps) => (
  <Inbox
    installerId={listing.id}
    at={{ room: 'requests' }}
    filter={mayEdit(listing.role) && <RequestExport installerId={listing.id} onSessionEnd={onSessionEnd} />}
    onSessionEnd={onSessionEnd}
  />
);
