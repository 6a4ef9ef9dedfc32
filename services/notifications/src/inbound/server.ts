import type { Part } from '@poolpros/chassis/run';
import { uploadBytes } from '@poolpros/contracts/limits';
import { secondMs } from '@poolpros/contracts/time';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { replyToken } from '../mail/reply-address.js';
import type { ReplyMetrics } from '../metrics.js';
import { type Receiving, receiveReply } from './receive-reply.js';
import { createSlots } from './slots.js';
import { type InboundOutcome, type SmtpAnswer, smtpAnswers } from './smtp-answers.js';

const maxConnections = 8;
/** Mails that are parsed and passed on at a time. */
const maxMails = 2;

export interface InboundOptions extends Receiving {
  host: string;
  port: number;
  domain: string;
  /** The mail whose return path an address is; null for any other address. */
  returnedMail: (address: string) => string | null;
  /** Takes a mail to the return path of another one. Returns whether it says that this one was not delivered. */
  takeReport: (report: { mailId: string; source: Buffer }) => Promise<boolean>;
  metrics: ReplyMetrics;
}

/**
 * Receives the mails to reply addresses and return paths by SMTP. It takes no others and sends none;
 * TLS and the defense against spam are up to the mail server in front of it (docs/operations.md#replies-by-mail).
 */
export function createInboundServer(options: InboundOptions): Part {
  const { host, port, domain, returnedMail, takeReport, metrics, log } = options;
  const inSlot = createSlots(maxMails);
  let server: SMTPServer | null = null;

  const create = () =>
    new SMTPServer({
      name: domain,
      banner: 'replies',
      size: uploadBytes,
      maxClients: maxConnections,
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      socketTimeout: 60 * secondMs,
      closeTimeout: 2 * secondMs,
      onRcptTo({ address }, { envelope }, done) {
        if (replyToken(address, domain) === null && returnedMail(address) === null)
          done(asError(smtpAnswers.unknown_address));
        // The server of the sender sends it again to each of the others, as each thread has its own answer.
        else if (envelope.rcptTo.length > 0) done(asError({ code: 452, text: 'One recipient at a time' }));
        else done();
      },
      onData(stream, session, done) {
        void receive(stream, session).then((outcome) => {
          const answer = smtpAnswers[outcome];
          metrics.mailedReplies.inc({ outcome });
          log.info({ outcome }, 'mail received');
          if (answer.code === 250) done(null, answer.text);
          else done(asError(answer));
        });
      },
    });

  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<InboundOutcome> {
    try {
      const source = await collect(stream);
      if (!source) return 'too_large';
      const address = envelope.rcptTo[0]?.address ?? '';
      const mailId = returnedMail(address);
      if (mailId !== null) return (await inSlot(() => takeReport({ mailId, source }))) ? 'bounced' : 'dropped';
      const token = replyToken(address, domain);
      if (token === null) return 'unknown_address';
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      return await inSlot(() => receiveReply(options, { from, token, source }));
    } catch (error) {
      log.error({ err: error }, 'mail not received');
      return 'unavailable';
    }
  }

  return {
    name: 'inbound',
    async start() {
      const starting = create();
      await new Promise<void>((resolve, reject) => {
        starting.once('error', reject);
        starting.listen(port, host, () => {
          starting.off('error', reject);
          resolve();
        });
      });
      starting.on('error', (error) => log.debug({ code: codeOf(error) }, 'connection of a mail server failed'));
      server = starting;
    },
    async stop() {
      const stopping = server;
      server = null;
      if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
}

/** The whole of a mail; null, and nothing kept in memory, for one that is too large. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk as Buffer);
  }
  return stream.sizeExceeded ? null : Buffer.concat(chunks);
}

const asError = ({ code, text }: SmtpAnswer): Error => Object.assign(new Error(text), { responseCode: code });

/** The message of such an error may quote an email. */
const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);
