import type { Log } from '@poolpros/chassis/log';
import { isUnavailable } from '@poolpros/chassis/unavailable';
import { type MailedReply, type MailedReplyOutcome, mailedReplySchema } from '@poolpros/contracts/http/internal';
import { textLengths } from '@poolpros/contracts/limits';
import { readMail } from './incoming-mail.js';
import { kindOf, type MailSigns } from './mail-kind.js';
import { replyText, UnreadableError } from './reply-text.js';
import type { InboundOutcome } from './smtp-answers.js';

export interface Receiving {
  passOn: (reply: MailedReply) => Promise<MailedReplyOutcome>;
  isOwn: (mail: MailSigns) => boolean;
  log: Log;
}

/** A mail with its envelope; `token` is that of the reply address. */
export interface Envelope {
  from: string;
  token: string;
  source: Buffer;
}

/** Passes a mail to a reply address on to the service that has the thread. */
export async function receiveReply({ passOn, isOwn, log }: Receiving, envelope: Envelope): Promise<InboundOutcome> {
  const read = await readReply(isOwn, envelope);
  if (typeof read === 'string') return read;
  try {
    return forMachines(read, await passOn(read));
  } catch (error) {
    if (isUnavailable(error)) log.warn({ err: error }, 'mailed reply not passed on, its sender tries again');
    else log.error({ err: error }, 'mailed reply not passed on');
    return 'unavailable';
  }
}

/** The reply in a mail, or why there is none. */
async function readReply(
  isOwn: Receiving['isOwn'],
  { from, token, source }: Envelope,
): Promise<MailedReply | InboundOutcome> {
  const mail = await readMail(source, from).catch(() => null);
  if (!mail) return 'unreadable';
  const kind = kindOf(mail, isOwn);
  if (kind === 'loop') return 'loop';
  if (kind === 'own' || kind === 'report') return 'dropped';
  const isAutomatic = kind === 'automatic';
  const words = textOf(mail);
  if (words instanceof UnreadableError) return forMachines({ isAutomatic }, 'unreadable');
  if (words === null && mail.photos.length === 0) return forMachines({ isAutomatic }, 'empty');
  const text = words ?? '';
  if (text.length > textLengths.message.max && !isAutomatic) return 'too_long';
  const reply = {
    token,
    from,
    messageId: mail.messageId,
    text: text.slice(0, textLengths.message.max),
    isAutomatic,
    photos: mail.photos.map((photo) => photo.toString('base64')),
    leftOut: mail.leftOut,
  };
  // Not every sender that SMTP allows is an email that an account can have.
  return mailedReplySchema.safeParse(reply).success ? reply : 'foreign_sender';
}

function textOf(parts: Parameters<typeof replyText>[0]): string | null | UnreadableError {
  try {
    return replyText(parts);
  } catch (error) {
    if (error instanceof UnreadableError) return error;
    throw error;
  }
}

/** Nobody waits for the answer to an automatic mail, and a returned one could start a loop. */
const forMachines = <O extends InboundOutcome>({ isAutomatic }: Pick<MailedReply, 'isAutomatic'>, outcome: O) =>
  isAutomatic && outcome !== 'stored' ? 'dropped' : outcome;
