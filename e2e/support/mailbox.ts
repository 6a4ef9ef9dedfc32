import { eventually } from '@poolpros/chassis/testing/eventually';
import type { Message } from '@poolpros/mailbox/messages';
import { product } from './product.js';

export type Mail = Message;

export async function mails(): Promise<Mail[]> {
  return (await fetch(`${product.mailbox}/api/messages`)).json() as Promise<Mail[]>;
}

export const mailsTo = async (email: string): Promise<Mail[]> =>
  (await mails()).filter((mail) => mail.to.includes(email));

/** The newest mail to this email whose subject matches; waits for it. */
export const mailTo = (email: string, subject: RegExp): Promise<Mail> =>
  eventually(
    async () => {
      const received = await mailsTo(email);
      const found = received.find((mail) => subject.test(mail.subject));
      if (found) return found;
      const subjects = received.map((mail) => mail.subject).join(' | ');
      throw new Error(`no mail to ${email} with ${subject}; there are: ${subjects || 'none'}`);
    },
    { everyMs: 100 },
  );

/** The URL in the mail's plain text that contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((email) => email.includes(part));
  if (!link) throw new Error(`no link with ${part} in: ${mail.text}`);
  return link;
}
