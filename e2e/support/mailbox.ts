import { setTimeout as pause } from 'node:timers/promises';
import { product } from './product.js';

export interface Mail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: string;
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${product.mailbox}/api/messages`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to.includes(address));
}

/** The newest mail to this address whose subject matches; waits up to `timeoutMs`. */
export async function mailTo(address: string, subject: RegExp, timeoutMs = 15_000): Promise<Mail> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const mails = await mailsTo(address);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline) {
      throw new Error(
        `no mail to ${address} with ${subject}; there are: ${mails.map((mail) => mail.subject).join(' | ')}`,
      );
    }
    await pause(150);
  }
}

/** The address in the mail's plain text that contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`no link with ${part} in: ${mail.text}`);
  return link;
}
