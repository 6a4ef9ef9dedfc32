import { eraseOverdue } from '@poolpros/chassis/personal-data/overdue';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { hourMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalData } from '../src/personal-data.js';
import { callers, deviceCookieOf, type Harness, login, password, post, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

let counter = 0;
let email: string;
beforeEach(async () => {
  email = `casey${++counter}@example.com`;
  await accounts.addAccount('contractor', email);
});

const home = '203.0.113.7';
const query = (sql: string, parameters: unknown[] = []) => accounts.context.database.dataSource.query(sql, parameters);
const right = (o: { from?: string; device?: string } = {}) => login(accounts.app, 'contractor', email, password, o);
const wrong = (o: { from?: string; device?: string } = {}) =>
  login(accounts.app, 'contractor', email, 'not the password', o);

async function statuses(times: number, attempt: (at: number) => Promise<{ statusCode: number }>) {
  const seen: number[] = [];
  for (let at = 0; at < times; at++) seen.push((await attempt(at)).statusCode);
  return seen;
}
/** An attacker who tries from another network each time. */
const guessFromEverywhere = (times: number) =>
  statuses(times, (at) => wrong({ from: `198.51.${100 + (at >> 8)}.${at % 256}` }));

describe('wrong passwords', () => {
  it.each(['known', 'unknown'])('of one network delay its sixth attempt, %s email, side by side', async (kind) => {
    if (kind === 'unknown') email = `nobody${++counter}@example.com`;
    const attempts = await Promise.all(Array.from({ length: 12 }, () => wrong({ from: home })));
    const seen = attempts.map((response) => response.statusCode);
    expect(seen.filter((status) => status === 401)).toHaveLength(5);
    expect(seen.filter((status) => status === 429)).toHaveLength(7);
    const held = attempts.find((response) => response.statusCode === 429);
    expect(Number(held?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(held?.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('of a stranger do not hold the owner back at another network', async () => {
    expect(await statuses(8, () => wrong({ from: '198.51.100.1' }))).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await right({ from: home })).statusCode).toBe(200);
  });

  it('of all IP addresses of one IPv6 network count together', async () => {
    const seen = await statuses(7, (at) => wrong({ from: `2001:db8:1:2::${at}` }));
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await right({ from: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  it('are forgotten at the network that logs in after its delay', async () => {
    await statuses(5, () => wrong({ from: home }));
    expect((await right({ from: home })).statusCode).toBe(429);
    await query(`update login_failures set last_failed_at = last_failed_at - interval '31 s'`);
    expect((await right({ from: home })).statusCode).toBe(200);
    expect(await statuses(5, () => wrong({ from: home }))).toEqual([401, 401, 401, 401, 401]);
  });

  it.each(['known', 'unknown'])('from many networks wait after seven, %s email', async (kind) => {
    if (kind === 'unknown') email = `nobody${++counter}@example.com`;
    const seen = await guessFromEverywhere(60);
    expect(seen.filter((status) => status === 401)).toHaveLength(7);
    expect(seen.slice(7)).toEqual(Array.from({ length: 53 }, () => 429));
  });

  it('from many networks are not added to by the logins of the owner', async () => {
    await guessFromEverywhere(6);
    expect(await statuses(15, () => right({ from: home }))).not.toContain(429);
  });

  it('of one network for many emails delay it, and neither its known browsers nor other networks', async () => {
    const network = '192.0.2.77';
    const device = deviceCookieOf(await right({ from: network })).header;
    const guess = (at: number) =>
      login(accounts.app, 'contractor', `sprayed${at}@example.com`, 'not the password', { from: network });
    const seen = await statuses(22, guess);
    expect(seen).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    expect((await right({ from: network })).statusCode).toBe(429);
    expect((await right({ from: network, device })).statusCode).toBe(200);
    expect((await right({ from: home })).statusCode).toBe(200);
  });
});

describe('a browser that has logged in before', () => {
  it('gets in whatever strangers try, also at their own network', async () => {
    const device = deviceCookieOf(await right({ from: home })).header;
    await guessFromEverywhere(40);
    await statuses(8, () => wrong({ from: home }));
    expect((await right({ from: home })).statusCode).toBe(429);
    const again = await right({ from: home, device });
    expect(again.statusCode).toBe(200);
    expect(deviceCookieOf(again).header).toBe(device);
  });

  it('is held back by its own wrong passwords, and no one else is', async () => {
    const device = deviceCookieOf(await right({ from: home })).header;
    expect(await statuses(6, () => wrong({ from: home, device }))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await right({ from: home })).statusCode).toBe(200);
  });

  it('is unknown to every other account and audience, and with a forged cookie', async () => {
    const { name, value } = deviceCookieOf(await right());
    email = `other${++counter}@example.com`;
    await accounts.addAccount('contractor', email);
    const own = deviceCookieOf(await right());
    await guessFromEverywhere(20);
    const [device, signature] = own.value.split('.');
    for (const cookie of [
      `${name}=${value}`,
      `${own.name}=${value}`,
      `${own.name}=${'A'.repeat(22)}.${signature}`,
      `${own.name}=${device}.${'A'.repeat(43)}`,
      `${own.name}=${device}`,
    ])
      expect((await right({ device: cookie })).statusCode).toBe(429);
    expect((await right({ device: `${name}=${value}; ${own.header}` })).statusCode).toBe(200);
  });

  it('keeps a cookie that scripts and other sites cannot use and that names no one', async () => {
    const cookie = deviceCookieOf(await right());
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/accounts', maxAge: 31_536_000 });
    expect(`${cookie.name} ${cookie.value}`).not.toContain('casey');
  });
});

describe('ten wrong passwords of unknown browsers', () => {
  const ago = (seconds: number) =>
    query('update login_failures set last_failed_at = last_failed_at - make_interval(secs => $1)', [seconds]);
  /** Guesses slowly until the account is locked. Returns the responses to the tenth guess and the one after. */
  async function lock() {
    await guessFromEverywhere(7);
    for (const wait of [10, 20]) {
      await ago(wait);
      expect((await wrong({ from: `198.51.100.${wait}` })).statusCode).toBe(401);
    }
    await ago(40);
    const started = performance.now();
    const tenth = await wrong({ from: '198.51.100.40' });
    return { tenth, tookMs: performance.now() - started, next: await right({ from: home }) };
  }
  const notices = () =>
    query(`select body from outbox where body->'data'->>'notice' = 'login_locked' order by seq desc`);
  const mailOf = async (noticeId: string) =>
    accounts.app.inject({
      url: `/internal/mail/login-locked/${noticeId}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });

  it.each(['known', 'unknown'])('lock it for 15 minutes, %s email', async (kind) => {
    if (kind === 'unknown') email = `nobody${++counter}@example.com`;
    const before = (await notices()).length;
    const { tenth, tookMs, next } = await lock();
    expect(tenth.statusCode).toBe(401);
    expect(tookMs).toBeGreaterThan(145);
    expect([next.statusCode, next.json().code]).toEqual([429, 'login_locked']);
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(890);
    expect(await notices()).toHaveLength(before + (kind === 'known' ? 1 : 0));
    await ago(15 * 60);
    expect((await wrong({ from: '198.51.100.99' })).statusCode).toBe(401);
    expect(await notices()).toHaveLength(before + (kind === 'known' ? 1 : 0));
  });

  it('leave the owner in at a known browser, and at a new one by the link of the mail', async () => {
    const device = deviceCookieOf(await right({ from: home })).header;
    await lock();
    expect((await right({ from: home, device })).statusCode).toBe(200);

    const [event] = await notices();
    const mail = mailDataSchema.parse((await mailOf(event.body.data.noticeId)).json());
    expect(mail.to).toEqual([{ name: 'Dana Poolowner', address: email }]);
    expect(mail.facts).toMatchObject({ network: '198.51.100.x', lockMinutes: 15 });
    expect(JSON.stringify(event.body)).not.toContain(email);
    const token = String(mail.facts.unlockUrl).split('/').at(-1) ?? '';
    const unlocked = await post(accounts.app, '/accounts/login-unlocks', { token });
    expect([unlocked.statusCode, unlocked.json()]).toEqual([200, { audience: 'contractor' }]);
    const fresh = deviceCookieOf(unlocked).header;
    expect((await right({ from: '192.0.2.9', device: fresh })).statusCode).toBe(200);
    expect((await right({ from: '192.0.2.9' })).statusCode).toBe(429);

    const again = await post(accounts.app, '/accounts/login-unlocks', { token });
    expect([again.statusCode, again.json().code]).toEqual([410, 'link_used']);
    expect((await mailOf(event.body.data.noticeId)).statusCode).toBe(410);
  });

  it('give a link that sets no password', async () => {
    await lock();
    const [event] = await notices();
    const { facts } = mailDataSchema.parse((await mailOf(event.body.data.noticeId)).json());
    const token = String(facts.unlockUrl).split('/').at(-1) ?? '';
    for (const path of ['/accounts/password-resets', '/accounts/password-resets/preview'])
      expect((await post(accounts.app, path, { token, password: 'twelve blue pools' })).statusCode).toBe(404);
  });
});

describe('a delayed login', () => {
  it('gets in at once with a password set by mail, at the browser that set it', async () => {
    await guessFromEverywhere(40);
    await post(accounts.app, '/accounts/contractor/password-reset-requests', { email });
    const [event] = await query(
      `select body from outbox where subject like 'accounts.password_reset.requested.v1.%' order by seq desc limit 1`,
    );
    const { facts } = mailDataSchema.parse(
      (
        await accounts.app.inject({
          url: `/internal/mail/password-reset/${event.body.data.resetId}`,
          headers: { authorization: `Bearer ${callers.tokens.notifications}` },
        })
      ).json(),
    );
    const token = String(facts.resetUrl).split('/').at(-1);
    const set = await post(accounts.app, '/accounts/password-resets', { token, password: 'twelve blue pools' });
    expect(set.statusCode).toBe(200);
    await guessFromEverywhere(40);
    const device = deviceCookieOf(set).header;
    const response = await login(accounts.app, 'contractor', email, 'twelve blue pools', { device });
    expect(response.statusCode).toBe(200);
  });
});

describe('what is stored of attempts', () => {
  it('names neither the email address nor the network', async () => {
    await wrong({ from: home });
    const rows = JSON.stringify(await query('select row_to_json(f)::text as row from login_failures f'));
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(home);
  });

  it('is erased a day after the last of them, though nobody tries again', async () => {
    await wrong({ from: home });
    const { database } = accounts.context;
    const erase = (hours: number) =>
      eraseOverdue(database, personalData, new Date(Date.now() + hours * hourMs), new AbortController().signal);
    const [{ count }] = await query('select count(*)::int as count from login_failures');
    expect(await erase(23)).not.toHaveProperty('login_failures');
    expect(await erase(25)).toMatchObject({ login_failures: count });
    expect(await query('select from login_failures')).toEqual([]);
  });
});
