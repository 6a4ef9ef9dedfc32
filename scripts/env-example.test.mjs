import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema as web } from '../frontend/server/config.ts';
import { configSchema as accounts } from '../services/accounts/src/config.ts';
import { configSchema as directory } from '../services/directory/src/config.ts';
import { configSchema as gateway } from '../services/gateway/src/config.ts';
import { configSchema as notifications } from '../services/notifications/src/config.ts';
import { configSchema as reviews } from '../services/reviews/src/config.ts';
import { configSchema as search } from '../services/search/src/config.ts';
import { root } from './lib/paths.mjs';

const schemas = { accounts, directory, gateway, notifications, reviews, search, web };
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Variables of the mailbox, which has no schema. */
const mailboxNames = ['MAILBOX_PORT', 'SMTP_PORT', 'MAILBOX_FOLDER', 'MAILBOX_HOSTS', 'REPLY_SMTP_URL'];

/** Every line `NAME=value`, also where it is commented out because it has a default. */
const listed = new Map(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const asked = new Map(
  [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g)].map(([, name, kind, text]) => [
    name,
    kind === '-' ? text : undefined,
  ]),
);
const variables = Object.entries(schemas).flatMap(([service, schema]) =>
  Object.entries(schema.shape).map(([name, type]) => ({ service, name, type })),
);

test.each(variables)('lists $name of $service with its default', ({ name, type }) => {
  expect([...listed.keys()]).toContain(name);
  const fallback = type.safeParse(undefined);
  if (type.def.type === 'default' && fallback.success) expect(listed.get(name)).toBe(String(type.def.defaultValue));
});

test.each([...asked])('lists %s, which docker-compose.yml asks for', (name, fallback) => {
  expect([...listed.keys()]).toContain(name);
  if (fallback !== undefined) expect(listed.get(name)).toBe(fallback);
});

test.each(['notifications', 'accounts', 'search', 'web'])(
  'docker-compose.yml gives the token of %s to it alone',
  (name) => {
    const sections = read('docker-compose.yml').split(/^ {2}(?=\w+:$)/m);
    const holders = sections.filter((section) => new RegExp(`\\$\\{${name.toUpperCase()}_TOKEN[:}]`).test(section));
    expect(holders.map((section) => section.split(':', 1)[0])).toEqual([name]);
  },
);

test('lists nothing that no process reads', () => {
  const known = new Set([...variables.map(({ name }) => name), ...asked.keys(), ...mailboxNames]);
  expect([...listed.keys()].filter((name) => !known.has(name))).toEqual([]);
});
