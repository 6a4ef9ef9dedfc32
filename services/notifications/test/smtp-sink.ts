import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The sender of the envelope. */
  from: string;
  to: string[];
  messageId: string;
  mail: Email;
}

/** A mail server that stores its mails, can go down and come back, and rejects emails that start with `gone`. */
export function smtpSink() {
  const received: ReceivedMail[] = [];
  let server: SMTPServer | null = null;
  let port = 0;
  let onReceived: () => Promise<void> = async () => undefined;

  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo({ address }, _session, callback) {
        if (!address.startsWith('gone')) return callback();
        callback(Object.assign(new Error(`<${address}> is not here`), { responseCode: 550 }));
      },
      onData(stream, session, callback) {
        void buffer(stream).then(async (raw) => {
          const mail = await PostalMime.parse(raw);
          received.push({
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            messageId: mail.messageId ?? '',
            mail,
          });
          await onReceived();
          callback();
        });
      },
    });

  return {
    received,
    sentTo: (address: string) => received.filter(({ to }) => to.includes(address)),
    url: () => `smtp://127.0.0.1:${port}`,
    /** Runs after a mail is stored and before the sender gets the reply. */
    beforeReply(hook: () => Promise<void>) {
      onReceived = hook;
    },
    async up() {
      const opened = open();
      opened.on('error', () => undefined);
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', () => resolve()));
      port = (opened.server.address() as AddressInfo).port;
      server = opened;
    },
    async down() {
      const closing = server;
      server = null;
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };
}
