import type { Part } from '@poolpros/chassis/run';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface MailTransport extends Part {
  send(mail: SendMailOptions): Promise<void>;
}

/** Hands mails to the mail server. One hung connection ends within a minute, well inside the lease of a try. */
export function createMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'transport',
    async start() {},
    async stop() {
      transport.close();
    },
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
