import { mailStopSchema, mailStopTokenSchema } from '../http/mail-stops.js';
import { apiPaths, mailStopsRoot } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** The links below mails that stop them. */
export const mailStopEndpoints = endpointsOf('notifications', {
  previewMailStop: {
    method: 'POST',
    path: apiPaths.previewMailStop,
    body: mailStopTokenSchema,
    response: mailStopSchema,
    limit: 'unsubscribe',
    prefix: mailStopsRoot,
  },
  resumeMails: {
    method: 'POST',
    path: apiPaths.resumeMails,
    body: mailStopTokenSchema,
    response: mailStopSchema,
    limit: 'unsubscribe',
    prefix: mailStopsRoot,
  },
  openMailStop: {
    operationId: 'openMailStop',
    method: 'GET',
    path: apiPaths.stopMails,
    params: mailStopTokenSchema,
    status: 303,
    limit: 'read',
    prefix: mailStopsRoot,
  },
  stopMails: {
    method: 'POST',
    path: apiPaths.stopMails,
    params: mailStopTokenSchema,
    response: mailStopSchema,
    limit: 'unsubscribe',
    prefix: mailStopsRoot,
  },
});
