import { createInternalClient } from '@poolpros/chassis/internal-client';
import type { Part } from '@poolpros/chassis/run';
import { mailedReplyOutcomeSchema, requestRepliesPath } from '@poolpros/contracts/http/internal';
import { receiveBounce } from '../actions/receive-bounce.js';
import type { Context } from '../context.js';
import { ownMailHeader } from '../mail/headers.js';
import { mailOfReturnPath } from '../mail/return-path.js';
import { createReplyMetrics } from '../metrics.js';
import type { MailSigns } from './mail-kind.js';
import { createInboundServer } from './server.js';

/** Photos of a reply wait for others, and its sender waits for minutes (RFC 5321, 4.5.3.2). */
const timeoutMs = 90_000;

/** The mail server for replies and for mails that come back, if the configuration has a domain and a port for it. */
export function inboundParts({ config, database, log: parent, metrics }: Context): Part[] {
  const { LINK_SECRET, HOST, REPLY_DOMAIN, INBOUND_SMTP_PORT, DIRECTORY_URL, INTERNAL_TOKEN, MAIL_FROM } = config;
  if (REPLY_DOMAIN === undefined || INBOUND_SMTP_PORT === undefined) return [];
  const log = parent.child({ name: 'inbound' });
  const directory = createInternalClient({ origin: DIRECTORY_URL, token: INTERNAL_TOKEN, timeoutMs });
  return [
    createInboundServer({
      host: HOST,
      port: INBOUND_SMTP_PORT,
      domain: REPLY_DOMAIN,
      passOn: async (reply) => (await directory.postFor(requestRepliesPath, reply, mailedReplyOutcomeSchema)).outcome,
      isOwn: ownMails(MAIL_FROM.domain),
      metrics: createReplyMetrics(metrics),
      returnedMail: (address) => mailOfReturnPath(LINK_SECRET, address, REPLY_DOMAIN),
      takeReport: (report) => receiveBounce({ database, log }, report),
      log,
    }),
  ];
}

/** Recognizes a mail that was sent from here, by its header or by the form of its Message-ID. */
function ownMails(domain: string) {
  const ownId = new RegExp(`^<[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}@${domain.replaceAll('.', '\\.')}>$`, 'i');
  return ({ headers }: MailSigns): boolean =>
    headers.has(ownMailHeader.toLowerCase()) || (headers.get('message-id') ?? []).some((id) => ownId.test(id.trim()));
}
