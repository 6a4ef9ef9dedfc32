import type { MailedReplyOutcome } from '@poolpros/contracts/http/internal';
import { textLengths, uploadMegabytes } from '@poolpros/contracts/limits';

/** What became of a mail that was received. */
export type InboundOutcome =
  | MailedReplyOutcome
  | 'dropped'
  | 'bounced'
  | 'empty'
  | 'too_long'
  | 'too_large'
  | 'unreadable'
  | 'loop'
  | 'unavailable';

/** The reply of the mail server (RFC 5321). With 5xx, the server of the sender returns the mail with these words. */
export interface SmtpAnswer {
  code: number;
  text: string;
}

const onThePage = 'Please use the button in the email that you got from us.';
const notPassedOn = 'Your message was not passed on:';

/** The answer for each outcome. Only mails that are stored, or that nobody waits for, are accepted. */
export const smtpAnswers: Record<InboundOutcome, SmtpAnswer> = {
  stored: { code: 250, text: 'Passed on' },
  dropped: { code: 250, text: 'Received' },
  bounced: { code: 250, text: 'Received' },
  unknown_address: { code: 550, text: `${notPassedOn} this address does not exist. ${onThePage}` },
  foreign_sender: {
    code: 550,
    text: `${notPassedOn} it must come from the email address that our email was sent to. ${onThePage}`,
  },
  closed: { code: 550, text: `${notPassedOn} this conversation is closed.` },
  too_many: { code: 550, text: `${notPassedOn} too many messages in one day. Please try again tomorrow.` },
  empty: { code: 550, text: `${notPassedOn} we found no words above the quoted text. ${onThePage}` },
  too_long: {
    code: 550,
    text: `${notPassedOn} it has more than ${textLengths.message.max} characters. Please send a shorter one.`,
  },
  too_large: {
    code: 552,
    text: `${notPassedOn} it is larger than ${uploadMegabytes} MB. Please leave out attachments.`,
  },
  unreadable: { code: 550, text: `${notPassedOn} we could not read it. ${onThePage}` },
  loop: { code: 554, text: `${notPassedOn} it has passed through too many mail servers.` },
  unavailable: { code: 451, text: 'We cannot pass your message on right now. Your mail server will try again.' },
};
