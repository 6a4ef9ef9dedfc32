import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMessage } from './messages.js';
import type { MessageStore } from './store.js';

const largestMail = 10 * 1024 * 1024;

/** An SMTP server that accepts every mail, without login, and stores it. */
export function createSmtpServer(store: MessageStore, now: () => Date): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((source) => readMessage(source, { id: randomUUID(), to, date: now().toISOString() }))
        .then((message) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('message too large'), { responseCode: 552 });
          return store.add(message);
        })
        .then(() => done(), done);
    },
  });
}
