import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as it came, with what a bench looks for in it. */
export interface SunkMail {
  to: string;
  subject: string;
  /** Of all its parts, decoded where it was quoted-printable. */
  text: string;
  /** In the time of `performance.now()`. */
  at: number;
}

export interface MailSink {
  /** The first mail of which something is true; waits for it, and throws after `patienceMs`. */
  mail(isIt: (mail: SunkMail) => boolean, patienceMs: number): Promise<SunkMail>;
  stop(): Promise<void>;
}

interface Waiting {
  isIt: (mail: SunkMail) => boolean;
  give: (mail: SunkMail) => void;
}

const decoded = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A mail server that takes every mail, for one bench. */
export async function startMailSink(port: number): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const waiting = new Set<Waiting>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const mail = {
          to: envelope.rcptTo[0]?.address ?? '',
          subject: /^Subject: (.+)\r?$/im.exec(source)?.[1]?.trim() ?? '',
          text: decoded(source),
          at: performance.now(),
        };
        mails.push(mail);
        for (const each of waiting) if (each.isIt(mail)) each.give(mail);
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    async mail(isIt, patienceMs) {
      const found = mails.find(isIt);
      if (found) return found;
      return await new Promise((resolve, reject) => {
        const waiter: Waiting = {
          isIt,
          give: (mail) => {
            clearTimeout(timer);
            waiting.delete(waiter);
            resolve(mail);
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(waiter);
          reject(new Error(`a mail did not come within ${patienceMs} ms`));
        }, patienceMs);
        waiting.add(waiter);
      });
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
