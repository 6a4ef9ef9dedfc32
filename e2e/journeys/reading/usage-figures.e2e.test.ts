import { eventually } from '@poolpros/chassis/testing/eventually';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, hydrated, visitors } from '../../support/browser.js';
import { countedBrowser, hideAutomation } from '../../support/counted-browser.js';
import { startOwnSite } from '../../support/own-site.js';
import { type Answer, startUsageListener, type UsageListener } from '../../support/usage-listener.js';
import { askForParts, partPaths } from '../../support/usage-parts.js';

/** In an address, a referrer or a token: must never leave and never be stored. */
const marked = 'marked-4711';
const library = /\/assets\/(module\.slim|extension-bundles|posthog-provider)[^/]*\.js$/;

let listener: UsageListener;
let site: Awaited<ReturnType<typeof startOwnSite>>;
beforeAll(async () => {
  listener = await startUsageListener();
  site = await startOwnSite({ POSTHOG_KEY: 'public-key', POSTHOG_HOST: listener.origin });
});
afterAll(async () => {
  await site?.stop();
  await listener?.stop();
});

const visit = visitors();

async function visitCounted({ refuses = false } = {}) {
  const { page, complaints } = await visit(desktop, { baseURL: site.url, ...countedBrowser });
  await hideAutomation(page, { refuses });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (library.test(request.url())) scripts.push(request.url());
  });
  return { page, complaints, scripts };
}

/** The provider's library loads in small tasks when nothing else is to do and sends every three seconds, so it may take a while. */
const events = (name: string) => listener.events().filter(({ event }) => event === name);
/** Surveys, experiments and features in early access reach the provider, each with the token. */
async function seesParts(page: Page, scripts: readonly string[]): Promise<void> {
  await askForParts(page, scripts, listener.origin);
  const asked = () => listener.calls.filter(({ path }) => partPaths.includes(path));
  await eventually(() => new Set(asked().map(({ path }) => path)).size === partPaths.length);
  for (const call of asked()) expect(call).toMatchObject({ method: 'GET', query: { token: 'public-key' } });
}
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

describe('a site that counts visits', { concurrent: false }, () => {
  it.each([
    { path: `/about?utm_source=${marked}&gclid=${marked}#${marked}`, route: '/about' },
    { path: `/verify-review/${marked}`, route: '/verify-review/:token' },
  ])('counts $route from the first input on, and sends and stores nothing else of its address', async (row) => {
    listener.begin(200);
    const { page, complaints, scripts } = await visitCounted();
    // Nothing is evaluated in the page before the input, because the browser would take that for one.
    await page.goto(row.path, { referer: `https://elsewhere.example/?q=${marked}`, waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    expect(listener.calls).toEqual([]);
    await page.keyboard.press('Shift');
    await eventually(() => events('$pageview').length === 1);
    expect(new Set(listener.paths())).toEqual(new Set(['/array/public-key/config', '/flags/', '/e/']));
    expect(events('$pageview')[0]).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      properties: { $current_url: site.url + row.route, route: row.route, token: 'public-key' },
    });
    const flags = listener.calls.find(({ path }) => path === '/flags/');
    expect(flags?.query).toMatchObject({ v: '2' });
    expect(flags?.body).toMatchObject({
      token: 'public-key',
      distinct_id: events('$pageview')[0]?.properties.distinct_id,
      groups: {},
      person_properties: { $lib: 'web' },
    });

    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await page.waitForURL('**/privacy-policy');
    await eventually(() => events('$pageview').length === 2);
    expect(events('$pageview')[1]?.properties.route).toBe('/privacy-policy');

    const text = await stored(page);
    expect(text).toContain('ph_usage');
    expect(text).not.toContain(marked);
    const [cookie, ...more] = await page.context().cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ name: 'ph_usage', secure: true, domain: '127.0.0.1', path: '/' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);

    // Another document in the same tab, and then a tab that is closed.
    await page.goto('/pricing', { waitUntil: 'load' });
    await eventually(() => events('$pageleave').length === 1);
    await page.keyboard.press('Shift');
    await eventually(() => events('$pageview').length === 3);
    await page.close({ runBeforeUnload: true });
    await eventually(() => events('$pageleave').length === 2);
    expect(events('$pageleave').map(({ properties }) => properties.route)).toEqual(['/privacy-policy', '/pricing']);
    expect(JSON.stringify(listener.calls)).not.toContain(marked);
    expect(JSON.stringify(listener.calls)).not.toContain('elsewhere.example');
    // The marked word is no token of a review, which the API says.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  });

  it('counts after five seconds without input', async () => {
    listener.begin(200);
    const { page, scripts } = await visitCounted();
    const loaded = page.waitForEvent('load').then(() => performance.now());
    const loading = page.waitForRequest(library).then(() => performance.now());
    await page.goto('/about');
    expect((await loading) - (await loaded)).toBeGreaterThan(4990);
    await eventually(() => events('$pageview').length === 1);
    expect(scripts).toHaveLength(3);
    await seesParts(page, scripts);
  });

  it.each<Answer>([400, 429, 500, 'never'])('shows nothing of a provider that answers %s', async (answer) => {
    listener.begin(answer);
    const { page, complaints, scripts } = await visitCounted();
    await page.goto('/about');
    await hydrated(page);
    const before = await page.locator('body').innerText();
    await page.keyboard.press('Shift');
    await eventually(() => listener.paths().includes('/e/'));
    await seesParts(page, scripts);
    expect(await page.locator('body').innerText()).toBe(before);
    const unexpected = complaints.filter(
      (complaint) =>
        !/^Failed to load resource|^analytics: the provider responded with|^\[PostHog\.js\]/.test(complaint),
    );
    expect(unexpected).toEqual([]);
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  });

  it('stops when the visitor says no, and deletes what it has stored', async () => {
    listener.begin(200);
    const { page, complaints, scripts } = await visitCounted();
    await page.goto('/privacy-policy');
    await hydrated(page);
    await page.keyboard.press('Shift');
    // A page of the test before may send its last events only now.
    await eventually(() => events('$pageview').some(({ properties }) => properties.route === '/privacy-policy'));
    await page.getByRole('button', { name: 'Do not count my visits' }).click();
    await page.getByText('Your visits are not counted.').waitFor();
    listener.begin(200);
    expect(await stored(page)).toBe(JSON.stringify([{ usageFigures: 'off' }, {}, '']));
    await page.goto('/about');
    await hydrated(page);
    scripts.length = 0;
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expect(listener.calls).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('loads nothing for a browser that sends Global Privacy Control', async () => {
    listener.begin(200);
    const { page, scripts } = await visitCounted({ refuses: true });
    await page.goto('/about');
    await hydrated(page);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expect(listener.calls).toEqual([]);
    expect(await stored(page)).toBe(JSON.stringify([{}, {}, '']));
  });
});
