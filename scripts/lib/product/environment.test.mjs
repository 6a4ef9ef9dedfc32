import { expect, test } from 'vitest';
import { environments, settingsOf, wishedPorts } from './environment.mjs';
import { digestOf, makeSecrets } from './secrets.mjs';

const secrets = makeSecrets();
const forSettings = (settings, hasMailbox = true) =>
  environments({
    ports: wishedPorts({ publicPort: 1, mailboxPort: 2, firstInternal: 3 }),
    stores: {
      DATABASE_URL: 'postgres://127.0.0.1/poolpros',
      NATS_URL: 'nats://127.0.0.1:4201',
      REDIS_URL: '',
      ELASTICSEARCH_URL: '',
    },
    natsUsers: true,
    secrets,
    smtpUrl: '',
    hasMailbox,
    filesUrl: '',
    settings,
  });

test('takes the limits, the sender of mails and who runs the site from the environment', () => {
  const { gateway, notifications, web } = forSettings(
    settingsOf({ RATE_LIMITS_SCALE: '1', MAIL_FROM: 'Own <own@example.com>', OPERATOR_NAME: 'Own LLC' }),
  );
  expect(gateway.RATE_LIMITS_SCALE).toBe('1');
  expect(notifications.MAIL_FROM).toBe('Own <own@example.com>');
  expect([notifications.OPERATOR_NAME, web.OPERATOR_NAME]).toEqual(['Own LLC', 'Own LLC']);
  expect(notifications.MAIL_POSTAL_ADDRESS).toBe('');
});

test('shows example profiles in the footer where the environment names none', () => {
  expect(forSettings(settingsOf({})).web.SOCIAL_LINKS).toMatch(/^Instagram \(example\)=https:\/\/example\.com\//);
  expect(forSettings(settingsOf({ SOCIAL_LINKS: 'Videos=https://v.example/us' })).web.SOCIAL_LINKS).toBe(
    'Videos=https://v.example/us',
  );
});

test('is patient with many tries from one IP address where the environment says nothing', () => {
  expect(forSettings(settingsOf({})).gateway.RATE_LIMITS_SCALE).toBe('10');
});

test('sends texts to the mailbox, and none where a mail server of the reader takes its place', () => {
  const phone = (variables) => [variables.directory, variables.notifications].map((of) => of.PHONE_MESSAGES_URL);
  expect(phone(forSettings({}))).toEqual(Array(2).fill('http://127.0.0.1:2/api/phone-messages'));
  expect(phone(forSettings({}, false))).toEqual(['', '']);
});

test('lets mails be answered from the mailbox, and from nowhere else', () => {
  const of = (hasMailbox) => {
    const { directory, notifications, mailbox } = forSettings({}, hasMailbox);
    return { domains: [directory, notifications, mailbox].map((each) => each.REPLY_DOMAIN), notifications, mailbox };
  };
  const { domains, notifications, mailbox } = of(true);
  expect(domains).toEqual(Array(3).fill('replies.localhost'));
  expect(mailbox.REPLY_SMTP_URL).toBe(`smtp://127.0.0.1:${notifications.INBOUND_SMTP_PORT}`);
  expect(of(false).domains).toEqual(['', '', '']);
});

test('gives each process its own token and of its callers only digests', () => {
  const variables = forSettings({});
  const { directory, notifications, accounts, reviews, search, gateway, web } = secrets.callerTokens;
  const holders = (value) => Object.keys(variables).filter((name) => Object.values(variables[name]).includes(value));
  expect([directory, notifications, accounts, reviews, search, gateway, web].map(holders)).toEqual([
    ['directory'],
    ['notifications'],
    ['accounts'],
    ['reviews'],
    ['search'],
    ['gateway'],
    ['web'],
  ]);
  expect(variables.gateway.CALLER_DIGESTS).toBe(`web:${digestOf(web)}`);
  expect(variables.accounts.CALLER_DIGESTS).toBe(
    [
      `directory:${digestOf(directory)}`,
      `reviews:${digestOf(reviews)}`,
      `notifications:${digestOf(notifications)}`,
      `gateway:${digestOf(gateway)}`,
    ].join(),
  );
});

test('lets each service sign in at the broker as itself, and the web server not at all', () => {
  const urls = Object.entries(forSettings({})).map(([name, { NATS_URL }]) => [name, NATS_URL]);
  const expected = Object.entries(secrets.natsPasswords).map(([name, password]) => [
    name,
    `nats://${name}:${password}@127.0.0.1:4201`,
  ]);
  expect(Object.fromEntries(urls)).toEqual({ ...Object.fromEntries(expected), web: undefined, mailbox: undefined });
});
