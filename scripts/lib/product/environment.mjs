import { databaseUrl } from './databases.mjs';
import { callerDigests } from './secrets.mjs';
import { callersOf, namesOf, services, urlVariable } from './services.mjs';

/**
 * Wished ports; a taken one moves up.
 * @param {{ publicPort: number, mailboxPort: number, firstInternal: number }} first
 * @returns {Ports}
 */
export function wishedPorts({ publicPort, mailboxPort, firstInternal }) {
  const inside = ['metrics', ...namesOf(({ name }) => name !== 'gateway'), 'smtp', 'webMetrics', 'replies'];
  const ports = Object.fromEntries(inside.map((name, index) => [name, firstInternal + index]));
  return { gateway: publicPort, mailbox: mailboxPort, ...ports };
}

/** @typedef {Record<string, number>} Ports */

/** Settings for a local run, with their defaults. */
const localSettings = {
  MAIL_FROM: 'PoolPros <no-reply@example.com>',
  // The operator of the site: pages and mails of a local run show what is not set.
  MAIL_POSTAL_ADDRESS: '',
  OPERATOR_NAME: '',
  OPERATOR_EMAIL: '',
  PRIVACY_EMAIL: '',
  COPYRIGHT_AGENT: '',
  SOCIAL_LINKS: 'Instagram (example)=https://example.com/instagram,YouTube (example)=https://example.com/youtube',
  RATE_LIMITS_SCALE: '10', // one person's manual tests all come from one IP address
};
const settingNames = /** @type {(keyof typeof localSettings)[]} */ (Object.keys(localSettings));

/** @typedef {Partial<typeof localSettings>} Settings */

/**
 * The settings that an environment names.
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 */
export const settingsOf = (environment) =>
  Object.fromEntries(settingNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));

/**
 * The variables of every process, as .env.example describes them.
 * @param {object} options
 * @param {Ports} options.ports
 * @param {Record<string, string>} options.stores
 * @param {boolean} options.natsUsers whether NATS knows the users of deploy/nats/users.conf
 * @param {import('./secrets.mjs').Secrets} options.secrets
 * @param {string} options.smtpUrl
 * @param {Settings} options.settings
 * @param {boolean} options.hasMailbox whether the mailbox runs, which also takes the texts to phones and
 *   answers mails
 * @param {string} options.filesUrl where uploaded files are stored
 * @param {string} [options.mailboxFolder] where the mailbox stores its mails over a restart
 * @returns {Record<string, Record<string, string>>}
 */
export function environments({
  ports,
  stores,
  natsUsers,
  secrets,
  smtpUrl,
  hasMailbox,
  settings,
  filesUrl,
  mailboxFolder,
}) {
  /** @param {string} name */
  const origin = (name) => `http://127.0.0.1:${ports[name]}`;
  /** @param {string} user */
  const natsUrl = (user) => (natsUsers ? withUser(stores.NATS_URL, user, secrets) : stores.NATS_URL);
  const PUBLIC_URL = origin('gateway');
  const HOST = '127.0.0.1';
  const { MAIL_FROM, RATE_LIMITS_SCALE, SOCIAL_LINKS, ...operator } = { ...localSettings, ...settings };

  /** @param {import('./services.mjs').Service} service */
  function common({ name, database, broker, stores: others = [], links, files, accounts, asks }) {
    const asking = callersOf(name);
    const known =
      name === 'gateway' ? namesOf(({ routed }) => routed) : (asks ?? []).filter((other) => other !== 'gateway');
    return {
      HOST,
      PORT: String(ports[name]),
      PUBLIC_URL,
      ...(database && { DATABASE_URL: databaseUrl(stores.DATABASE_URL, name) }),
      ...(broker && { NATS_URL: natsUrl(name) }),
      ...Object.fromEntries(others.map((variable) => [variable, stores[variable]])),
      ...(links && { LINK_SECRET: secrets.linkSecrets[name] }),
      ...(files && { FILES_URL: filesUrl }),
      ...(accounts && { JWT_PUBLIC_KEY: secrets.tokenKeys.publicKey }),
      ...(asks && { INTERNAL_TOKEN: secrets.callerTokens[name] }),
      ...(asking.length > 0 && { CALLER_DIGESTS: callerDigests(secrets, ...asking) }),
      ...Object.fromEntries(known.map((other) => [urlVariable(other), origin(other)])),
    };
  }
  // An empty variable counts as absent.
  const REPLY_DOMAIN = hasMailbox ? 'replies.localhost' : '';
  const PHONE_MESSAGES_URL = hasMailbox ? `${origin('mailbox')}/api/phone-messages` : '';
  /** @type {Record<string, Record<string, string>>} */
  const special = {
    directory: { PHONE_MESSAGES_URL, REPLY_DOMAIN, WEBHOOK_TARGETS: 'any', NODE_OPTIONS: fewShortLivedObjects },
    accounts: { JWT_PRIVATE_KEY: secrets.tokenKeys.privateKey, ADMIN_SECOND_FACTOR: 'optional' },
    notifications: {
      PHONE_MESSAGES_URL,
      PHONE_MESSAGES_KEY: '',
      SMTP_URL: smtpUrl,
      MAIL_FROM,
      REPLY_DOMAIN,
      INBOUND_SMTP_PORT: String(ports.replies),
      ...operator,
    },
    gateway: { METRICS_PORT: String(ports.metrics), RATE_LIMITS_SCALE },
    web: { METRICS_PORT: String(ports.webMetrics), API_URL: PUBLIC_URL, SOCIAL_LINKS, ...operator },
  };
  return {
    ...Object.fromEntries(services.map((service) => [service.name, { ...common(service), ...special[service.name] }])),
    provisioning: { NATS_URL: natsUrl('provisioning') },
    mailbox: {
      HOST,
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      REPLY_DOMAIN,
      REPLY_SMTP_URL: `smtp://${HOST}:${ports.replies}`,
      ...(mailboxFolder && { MAILBOX_FOLDER: mailboxFolder }),
    },
  };
}

/**
 * While it reads uploads and imports, a service of this size would let objects that die young fill 77 MB before it looks
 * which of them are in use: it stays below 400 MB with 48 (drill `uploads`).
 */
const fewShortLivedObjects = '--max-semi-space-size=16';

/**
 * @param {string} url
 * @param {string} user
 * @param {import('./secrets.mjs').Secrets} secrets
 */
const withUser = (url, user, { natsPasswords }) => url.replace('://', `://${user}:${natsPasswords[user]}@`);
