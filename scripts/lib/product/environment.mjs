import { databaseUrl } from './databases.mjs';
import { callerDigests } from './secrets.mjs';

/**
 * Wished ports; a taken one moves up.
 * @param {{ publicPort: number, mailboxPort: number, firstInternal: number }} first
 */
export const wishedPorts = ({ publicPort, mailboxPort, firstInternal }) => ({
  gateway: publicPort,
  mailbox: mailboxPort,
  metrics: firstInternal,
  directory: firstInternal + 1,
  search: firstInternal + 2,
  accounts: firstInternal + 3,
  reviews: firstInternal + 4,
  notifications: firstInternal + 5,
  web: firstInternal + 6,
  smtp: firstInternal + 7,
  webMetrics: firstInternal + 8,
});

/** @typedef {Record<keyof ReturnType<typeof wishedPorts>, number>} Ports */

/** What a reader may set for a local run, and what holds where nothing is set. */
const localSettings = {
  MAIL_FROM: 'PoolPros <no-reply@example.com>',
  MAIL_POSTAL_ADDRESS: 'PoolPros, 1 Sample Street, Austin, TX 78701',
  RATE_LIMITS_SCALE: '10', // everything a person tries by hand comes from one address
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
 * @param {string} [options.mailboxFolder] where the mailbox keeps its mails over a restart
 * @returns {Record<'directory' | 'search' | 'accounts' | 'reviews' | 'notifications' | 'gateway' | 'web' | 'mailbox', Record<string, string>>}
 */
export function environments({ ports, stores, natsUsers, secrets, smtpUrl, settings, mailboxFolder }) {
  /** @param {number} port */
  const origin = (port) => `http://127.0.0.1:${port}`;
  const PUBLIC_URL = origin(ports.gateway);
  const { MAIL_FROM, MAIL_POSTAL_ADDRESS, RATE_LIMITS_SCALE } = { ...localSettings, ...settings };
  const http = { HOST: '127.0.0.1' };
  /** @param {keyof import('./secrets.mjs').Secrets['callerTokens']} name */
  const caller = (name) => ({ INTERNAL_TOKEN: secrets.callerTokens[name] });
  /** @param {(keyof import('./secrets.mjs').Secrets['callerTokens'])[]} names */
  const calledBy = (...names) => ({ CALLER_DIGESTS: callerDigests(secrets, ...names) });
  /** @param {keyof import('./secrets.mjs').Secrets['natsPasswords']} user */
  const bus = (user) => ({ NATS_URL: natsUsers ? withUser(stores.NATS_URL, user, secrets) : stores.NATS_URL });
  const tokens = { JWT_PUBLIC_KEY: secrets.tokenKeys.publicKey };
  /** @param {string} service */
  const database = (service) => ({ DATABASE_URL: databaseUrl(stores.DATABASE_URL, service) });
  const upstreams = {
    DIRECTORY_URL: origin(ports.directory),
    SEARCH_URL: origin(ports.search),
    ACCOUNTS_URL: origin(ports.accounts),
    REVIEWS_URL: origin(ports.reviews),
    WEB_URL: origin(ports.web),
  };
  return {
    directory: {
      ...http,
      PORT: String(ports.directory),
      ...database('directory'),
      ...bus('directory'),
      ...tokens,
      ...calledBy('notifications', 'accounts', 'search'),
      PUBLIC_URL,
      LINK_SECRET: secrets.linkSecrets.directory,
    },
    search: {
      ...http,
      PORT: String(ports.search),
      ...bus('search'),
      ...caller('search'),
      ELASTICSEARCH_URL: stores.ELASTICSEARCH_URL,
      DIRECTORY_URL: upstreams.DIRECTORY_URL,
    },
    accounts: {
      ...http,
      PORT: String(ports.accounts),
      ...database('accounts'),
      ...bus('accounts'),
      ...tokens,
      JWT_PRIVATE_KEY: secrets.tokenKeys.privateKey,
      ...caller('accounts'),
      ...calledBy('notifications'),
      PUBLIC_URL,
      LINK_SECRET: secrets.linkSecrets.accounts,
      DIRECTORY_URL: upstreams.DIRECTORY_URL,
    },
    reviews: {
      ...http,
      PORT: String(ports.reviews),
      ...database('reviews'),
      ...bus('reviews'),
      ...calledBy('notifications'),
      PUBLIC_URL,
      LINK_SECRET: secrets.linkSecrets.reviews,
    },
    notifications: {
      ...http,
      PORT: String(ports.notifications),
      ...database('notifications'),
      ...bus('notifications'),
      ...caller('notifications'),
      PUBLIC_URL,
      REDIS_URL: stores.REDIS_URL,
      SMTP_URL: smtpUrl,
      MAIL_FROM,
      MAIL_POSTAL_ADDRESS,
      DIRECTORY_URL: upstreams.DIRECTORY_URL,
      ACCOUNTS_URL: upstreams.ACCOUNTS_URL,
      REVIEWS_URL: upstreams.REVIEWS_URL,
    },
    gateway: {
      ...http,
      PORT: String(ports.gateway),
      METRICS_PORT: String(ports.metrics),
      PUBLIC_URL,
      ...calledBy('web'),
      ...bus('gateway'),
      REDIS_URL: stores.REDIS_URL,
      RATE_LIMITS_SCALE,
      ...upstreams,
    },
    web: {
      ...http,
      PORT: String(ports.web),
      METRICS_PORT: String(ports.webMetrics),
      ...caller('web'),
      PUBLIC_URL,
      API_URL: PUBLIC_URL,
    },
    mailbox: {
      ...http,
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      ...(mailboxFolder && { MAILBOX_FOLDER: mailboxFolder }),
    },
  };
}

/**
 * @param {string} url
 * @param {keyof import('./secrets.mjs').Secrets['natsPasswords']} user
 * @param {import('./secrets.mjs').Secrets} secrets
 */
const withUser = (url, user, { natsPasswords }) => url.replace('://', `://${user}:${natsPasswords[user]}@`);
