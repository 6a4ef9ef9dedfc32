import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ZodApp } from '@poolpros/chassis/http';
import { callers } from '@poolpros/chassis/testing/callers';
import { startTestService, type TestService } from '@poolpros/chassis/testing/service';
import { type Audience, accessTokenClaimsSchema, sessionSchema } from '@poolpros/contracts/http/accounts';
import type { Context } from '../src/context.js';
import { storePassword, storeRole, touchOrCreateAccount } from '../src/db/account-store.js';
import type { StaffFactorPolicy } from '../src/domain/second-factor.js';
import { accounts } from '../src/service.js';

export { callers };
export const password = 'correct horse battery';
export const publicUrl = 'http://127.0.0.1:4000';

export interface Harness extends TestService<Context> {
  /** Applicants in directory, by submission id. */
  applicants: Map<string, { name: string; email: string }>;
  /** Runs before the directory responds. */
  beforeResponse: { run(): Promise<void> };
  addAccount(audience: Audience, email: string, o?: { password?: string | null }): Promise<string>;
}

/** The service with a directory that the test controls. */
export async function startAccounts(
  o: { publicUrl?: string; adminSecondFactor?: StaffFactorPolicy } = {},
): Promise<Harness> {
  const applicants: Harness['applicants'] = new Map();
  const beforeResponse: Harness['beforeResponse'] = { run: async () => undefined };
  const directory = createServer((request, response) => {
    const applicant = applicants.get(request.url?.split('/')[3] ?? '');
    const known = applicant && request.headers.authorization === `Bearer ${service.environment.INTERNAL_TOKEN}`;
    const problem = { type: 'urn:x', title: 'Not found', status: 404, code: 'submission_not_found' };
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    void beforeResponse.run().then(() => response.end(JSON.stringify(applicant ?? problem)));
  });
  await new Promise<void>((resolve) => directory.listen(0, '127.0.0.1', resolve));
  const service = await startTestService(accounts, {
    environment: {
      PUBLIC_URL: o.publicUrl ?? publicUrl,
      DIRECTORY_URL: `http://127.0.0.1:${(directory.address() as AddressInfo).port}`,
      ACCOUNT_PASSWORD: password,
      ADMIN_SECOND_FACTOR: o.adminSecondFactor ?? 'optional',
    },
  });
  const { database, passwords } = service.context;
  return {
    ...service,
    applicants,
    beforeResponse,
    async addAccount(audience, email, options = {}) {
      const account = await database.transaction((tx) =>
        touchOrCreateAccount(tx, { audience, email, name: 'Dana Poolowner' }, new Date()),
      );
      if (audience === 'admin') await database.transaction((tx) => storeRole(tx, account.id, 'superadmin'));
      if (options.password !== null) {
        const hash = await passwords.hash(options.password ?? password);
        await database.transaction((tx) => storePassword(tx, account.id, hash));
      }
      return account.id;
    },
    async stop() {
      await service.stop();
      await new Promise((resolve) => directory.close(resolve));
    },
  };
}

const json = { 'content-type': 'application/json' };

export function post(app: ZodApp, url: string, body: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: JSON.stringify(body), headers: { ...json, ...headers } });
}

/** A login as the gateway forwards it: `from` is the visitor's IP address, `device` the header of a device cookie. */
export function login(
  app: ZodApp,
  audience: Audience,
  email: string,
  given = password,
  { from = '203.0.113.1', device = '', code }: { from?: string; device?: string; code?: string | undefined } = {},
) {
  const headers = { 'x-forwarded-for': from, ...(device && { cookie: device }) };
  return post(app, `/accounts/${audience}/login`, { email, password: given, code }, headers);
}

type LoginResponse = Awaited<ReturnType<typeof login>>;

const isDeviceCookie = ({ name }: { name: string }) => name.includes('poolpros-device-');

function onlyCookie(response: LoginResponse, wanted: (cookie: { name: string }) => boolean) {
  const [cookie, ...others] = response.cookies.filter(wanted);
  if (!cookie || others.length > 0) throw new Error('the response does not set one such cookie');
  return { ...cookie, header: `${cookie.name}=${cookie.value}` };
}

/** The session cookie of a response, as the browser would store it. */
export const cookieOf = (response: LoginResponse) => onlyCookie(response, (cookie) => !isDeviceCookie(cookie));
/** The cookie by which the service recognizes the browser. */
export const deviceCookieOf = (response: LoginResponse) => onlyCookie(response, isDeviceCookie);

/** A session, in the form that the browser has it. */
export interface SignedIn {
  audience: Audience;
  token: string;
  cookie: string;
}

export async function signIn(
  { app }: Harness,
  email: string,
  { audience = 'contractor', code }: { audience?: Audience; code?: string } = {},
): Promise<SignedIn> {
  const response = await login(app, audience, email, password, { code });
  if (response.statusCode !== 200) throw new Error(`nobody is logged in: ${response.body}`);
  return { audience, token: sessionSchema.parse(response.json()).accessToken, cookie: cookieOf(response).header };
}

export type Bearer = Pick<SignedIn, 'audience' | 'token'>;

/** A POST of a session below the path of its kind of account. */
export const call = ({ app }: Harness, { audience, token }: Bearer, path: string, body: object = {}) =>
  post(app, `/accounts/${audience}/${path}`, body, { authorization: `Bearer ${token}` });
export const read = ({ app }: Harness, { audience, token }: Bearer, path: string) =>
  app.inject({ url: `/accounts/${audience}/${path}`, headers: { authorization: `Bearer ${token}` } });

export const claimsIn = (token: string) =>
  accessTokenClaimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** Makes the last authentication of all sessions too old for sensitive actions. */
export const ageProofs = ({ context }: Harness) =>
  context.database.dataSource.query(`update sessions set proven_at = proven_at - interval '11 min'`);

export const refresh = (app: ZodApp, audience: Audience, cookie: string) =>
  post(app, `/accounts/${audience}/refresh`, {}, { cookie });
