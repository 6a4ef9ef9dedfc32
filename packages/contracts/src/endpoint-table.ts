import { accountEndpoints } from './endpoints/accounts.js';
import { catalogEndpoints } from './endpoints/catalog.js';
import { claimEndpoints } from './endpoints/claims.js';
import { clientReportEndpoints } from './endpoints/client-reports.js';
import { connectionEndpoints } from './endpoints/connections.js';
import { contractorEndpoints } from './endpoints/contractors.js';
import { editingEndpoints } from './endpoints/editing.js';
import type { Endpoint } from './endpoints/endpoint.js';
import { inboxEventEndpoints } from './endpoints/inbox-events.js';
import { intakeEndpoints } from './endpoints/intake.js';
import { listingEndpoints } from './endpoints/listings.js';
import { mailStopEndpoints } from './endpoints/mail-stops.js';
import { ownAccountEndpoints } from './endpoints/own-account.js';
import { photoEndpoints } from './endpoints/photos.js';
import { projectEndpoints } from './endpoints/projects.js';
import { requestEndpoints } from './endpoints/requests.js';
import { reviewEndpoints } from './endpoints/reviews.js';
import { searchEndpoints } from './endpoints/search.js';
import { teamEndpoints } from './endpoints/team.js';

/**
 * Every endpoint of the public API. The routes of the services, the gateway's table and the check of responses in the
 * browser are made from it. It imports every schema, so code that browsers load in production does not import it.
 */
export const endpointTable = {
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...catalogEndpoints,
  ...searchEndpoints,
  ...requestEndpoints,
  ...clientReportEndpoints,
  ...intakeEndpoints,
  ...contractorEndpoints,
  ...inboxEventEndpoints,
  ...listingEndpoints,
  ...photoEndpoints,
  ...projectEndpoints,
  ...editingEndpoints,
  ...teamEndpoints,
  ...connectionEndpoints,
  ...claimEndpoints,
  ...reviewEndpoints,
  ...mailStopEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpointTable;

/** The endpoints with their names. */
export const endpointRows = Object.entries(endpointTable) as [EndpointName, Endpoint][];
