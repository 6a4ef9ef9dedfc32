import { createSmtpServer } from './smtp.js';
import { openMessageStore } from './store.js';
import { createWebServer } from './web.js';

function port(name: string): number {
  const value = Number(process.env[name]);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  console.error(`${name} must be a port`);
  return process.exit(1);
}

const host = process.env.HOST ?? '127.0.0.1';
const ports = { web: port('MAILBOX_PORT'), smtp: port('SMTP_PORT') };
const hosts = (process.env.MAILBOX_HOSTS ?? '').split(',').filter(Boolean);
const folder = process.env.MAILBOX_FOLDER;
const now = () => new Date();
const store = await openMessageStore({ limit: 5000, ...(folder && { folder }) });
const smtp = createSmtpServer(store, now);
const { REPLY_DOMAIN: domain, REPLY_SMTP_URL: smtpUrl } = process.env;
const replies = domain && smtpUrl ? { domain, smtpUrl } : null;
const web = createWebServer(store, now, { hosts, replies });

function failed(error: Error): void {
  console.error(error.message);
  process.exitCode = 1;
  stop();
}

function stop(): void {
  smtp.close();
  web.close();
  web.closeAllConnections();
}

// The server emits this for a broken connection too; only a port it cannot have ends the process.
smtp.on('error', (error: NodeJS.ErrnoException) =>
  error.syscall === 'listen' ? failed(error) : console.error(error.message),
);
web.on('error', failed);
smtp.listen(ports.smtp, host);
web.listen(ports.web, host, () => console.log(`mailbox on http://${host}:${ports.web}`));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
