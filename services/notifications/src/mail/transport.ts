import type { Part } from '@poolpros/chassis/run';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface MailTransport extends Part {
  send(mail: SendMailOptions): Promise<void>;
}

/** Hands mails to the mail server. A mail's `signal` closes its connection at any step. */
export function createMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    // An aborted mail must not be sent with what the connection still buffers.
    socketCloseTimeout: 0,
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
