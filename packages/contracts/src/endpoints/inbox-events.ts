import { inboxEventStreamSchema } from '../http/inbox-events.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** What the gateway sends to open dashboards. */
export const inboxEventEndpoints = endpointsOf('gateway', {
  inboxEvents: {
    operationId: 'followInboxEvents',
    method: 'GET',
    path: apiPaths.inboxEvents,
    response: inboxEventStreamSchema,
    limit: 'read',
  },
});
