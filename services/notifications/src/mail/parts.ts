import type { Part } from '@poolpros/chassis/run';
import type { Context } from '../context.js';
import { createMailMetrics } from '../metrics.js';
import { createSendText } from './phone.js';
import { createFetchMail } from './sources.js';
import { createMailTransport } from './transport.js';
import { createMailWorker } from './worker.js';

/** The parts that send mails, from the queue to the mail server. */
export function mailParts({ config, log, metrics, database, redis, queue, schedule }: Context): Part[] {
  const transport = createMailTransport(config.SMTP_URL);
  const delivery = {
    database,
    queue,
    fetchMail: createFetchMail(config),
    transport,
    sendText: createSendText(config),
    sender: config.MAIL_FROM,
    operatorEmail: config.OPERATOR_EMAIL ?? null,
    linkSecret: config.LINK_SECRET,
    returnDomain: config.INBOUND_SMTP_PORT === undefined ? null : (config.REPLY_DOMAIN ?? null),
    brand: {
      siteUrl: config.PUBLIC_URL,
      postalAddress: config.MAIL_POSTAL_ADDRESS ?? 'MAIL_POSTAL_ADDRESS is not set',
    },
    schedule,
    log,
    metrics: createMailMetrics(metrics),
  };
  return [redis, queue, transport, createMailWorker({ redis, prefix: config.EVENT_PREFIX, delivery })];
}
