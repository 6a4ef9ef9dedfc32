import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@poolpros/chassis/config';
import type { ZodApp } from '@poolpros/chassis/http';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { testCallers } from '@poolpros/chassis/testing/callers';
import { freshDatabase } from '@poolpros/chassis/testing/database';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { type TestTokens, testTokens } from '@poolpros/chassis/testing/tokens';
import type { Audience } from '@poolpros/contracts/http/accounts';
import { createAccountsApp } from '../src/app.js';
import { configSchema } from '../src/config.js';
import { type Context, createContext } from '../src/context.js';
import { storePassword, touchOrCreateAccount } from '../src/db/account-store.js';
import { entities } from '../src/db/entities.js';
import { migrations } from '../src/db/migrations/index.js';

export const callers = testCallers('notifications', 'search', 'web');
const ownToken = 'internal-token-of-the-tests-0123456789';
export const password = 'correct horse battery';
export const publicUrl = 'http://127.0.0.1:4000';

export interface Harness {
  app: ZodApp;
  context: Context;
  tokens: TestTokens;
  /** Applicants that the directory knows, by submission id. */
  applicants: Map<string, { name: string; email: string }>;
  /** Runs before the directory answers. */
  beforeAnswer: { run(): Promise<void> };
  logLines: string[];
  addAccount(audience: Audience, email: string, o?: { password?: string | null }): Promise<string>;
  stop(): Promise<void>;
}

export async function startAccounts(o: { publicUrl?: string } = {}): Promise<Harness> {
  const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
  const fresh = await freshDatabase({ entities, migrations, name: 'accounts' });
  const tokens = testTokens();
  const prefix = testPrefix();
  const applicants: Harness['applicants'] = new Map();
  const beforeAnswer: Harness['beforeAnswer'] = { run: async () => undefined };
  const directory = createServer((request, response) => {
    const applicant = applicants.get(request.url?.split('/')[3] ?? '');
    const known = applicant && request.headers.authorization === `Bearer ${ownToken}`;
    const problem = { type: 'urn:x', title: 'Not found', status: 404, code: 'submission_not_found' };
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    void beforeAnswer.run().then(() => response.end(JSON.stringify(applicant ?? problem)));
  });
  await new Promise<void>((resolve) => directory.listen(0, '127.0.0.1', resolve));
  const config = loadConfig(configSchema, {
    PORT: '0',
    DATABASE_URL: fresh.url,
    NATS_URL: natsUrl,
    EVENT_PREFIX: prefix,
    JWT_PUBLIC_KEY: tokens.publicKey,
    JWT_PRIVATE_KEY: tokens.privateKey,
    INTERNAL_TOKEN: ownToken,
    CALLER_DIGESTS: callers.digests,
    LINK_SECRET: 'link-secret-of-the-accounts-tests-0123456789',
    PUBLIC_URL: o.publicUrl ?? publicUrl,
    DIRECTORY_URL: `http://127.0.0.1:${(directory.address() as AddressInfo).port}`,
    ACCOUNT_PASSWORD: password,
  });
  const logLines: string[] = [];
  const log = createLog({ service: 'accounts', level: 'info', destination: { write: (line) => logLines.push(line) } });
  const context = await createContext(config, { log, metrics: createMetrics('accounts') });
  await context.database.start();
  const app = await createAccountsApp(context);
  return {
    app,
    context,
    tokens,
    applicants,
    beforeAnswer,
    logLines,
    async addAccount(audience, email, options = {}) {
      const account = await context.database.transaction((tx) =>
        touchOrCreateAccount(tx, { audience, email, name: 'Dana Poolowner' }, new Date()),
      );
      if (options.password !== null) {
        const hash = await context.passwords.hash(options.password ?? password);
        await context.database.transaction((tx) => storePassword(tx, account.id, hash));
      }
      return account.id;
    },
    async stop() {
      await app.close();
      await context.database.stop();
      await fresh.drop();
      await removeStreams(natsUrl, prefix);
      await new Promise((resolve) => directory.close(resolve));
    },
  };
}

const json = { 'content-type': 'application/json' };

export function post(app: ZodApp, url: string, body: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: JSON.stringify(body), headers: { ...json, ...headers } });
}

/** A login as the gateway passes it on: `from` is the visitor's IP address, `device` the header of a device cookie. */
export function login(
  app: ZodApp,
  audience: Audience,
  email: string,
  given = password,
  { from = '203.0.113.1', device = '' }: { from?: string; device?: string } = {},
) {
  const headers = { 'x-forwarded-for': from, ...(device && { cookie: device }) };
  return post(app, `/accounts/${audience}/login`, { email, password: given }, headers);
}

type Answer = Awaited<ReturnType<typeof login>>;

const isDeviceCookie = ({ name }: { name: string }) => name.includes('poolpros-device-');

function onlyCookie(answer: Answer, wanted: (cookie: { name: string }) => boolean) {
  const [cookie, ...others] = answer.cookies.filter(wanted);
  if (!cookie || others.length > 0) throw new Error('the answer does not set one such cookie');
  return { ...cookie, header: `${cookie.name}=${cookie.value}` };
}

/** The cookie of an answer's session as the browser would keep it. */
export const cookieOf = (answer: Answer) => onlyCookie(answer, (cookie) => !isDeviceCookie(cookie));
/** The cookie by which the service knows the browser again. */
export const deviceCookieOf = (answer: Answer) => onlyCookie(answer, isDeviceCookie);

export const refresh = (app: ZodApp, audience: Audience, cookie: string) =>
  post(app, `/accounts/${audience}/refresh`, {}, { cookie });
