import { eventually } from '@poolpros/chassis/testing/eventually';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { installerIdOfSlug, profilePath } from '@poolpros/contracts/slug';
import { describe, expect, it } from 'vitest';
import { api, decide, newBusiness, signIn, submissionOf, submitAndConfirm } from '../../support/api.js';
import { open, phone, visitors } from '../../support/browser.js';
import { product } from '../../support/product.js';

const visit = visitors();
const city = '/us/texas/austin/pool-contractors';
const { installers } = (await api('/installers/search?state=texas&city=austin')).body as {
  installers: [InstallerCard, ...InstallerCard[]];
};
const [installer] = installers;
const profile = profilePath(installer);

/** A page as a program without JavaScript reads it. */
async function read(path: string) {
  const response = await fetch(product.url + path, { redirect: 'manual' });
  const html = await response.text();
  const all = (pattern: RegExp, within = html) => [...within.matchAll(pattern)].map(([, found = '']) => text(found));
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    headings: all(/<h1[^>]*>([\s\S]*?)<\/h1>/g),
    titles: all(/<title[^>]*>([\s\S]*?)<\/title>/g, html.match(/<head[\s\S]*?<\/head>/)?.[0] ?? ''),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    description: all(/<meta name="description" content="([^"]*)"/g),
    data: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json)),
  };
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const text = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

describe('without JavaScript', () => {
  it.each([
    ['the country chooser', '/', undefined],
    ['the home page', '/us', undefined],
    ['the state directory', '/us/texas/pool-contractors', 'Pool contractors in Texas'],
    ['the city directory', city, 'Pool contractors in Austin, Texas'],
    ['the near-me page', '/pool-contractors-near-me', 'Pool contractors near me'],
    ['the near-me page of a city', '/pool-contractors-near-me/texas/austin', 'Pool contractors near Austin, Texas'],
    ['the country directory', '/us/pool-contractors', 'Pool contractors in the United States'],
    ['the profile', profile, installer.name],
  ])('%s is complete: one title, one heading, a description and its canonical URL', async (_name, path, heading) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.titles).toHaveLength(1);
    expect(page.headings).toEqual([heading ?? expect.stringMatching(/\w/)]);
    expect(page.description).toHaveLength(1);
    expect(page.canonical).toEqual([product.url + path]);
    expect(page.robots).toEqual([]);
  });

  it('the city directory names its contractors, in the page and in its structured data', async () => {
    const { html, data } = await read(city);
    const list = data.find((entry) => entry['@type'] === 'ItemList');
    expect(list.itemListElement.map((entry: { name: string }) => entry.name)).toEqual(
      installers.map(({ name }) => name),
    );
    for (const { name } of installers) expect(text(html)).toContain(name);
    const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList');
    expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: 'Austin', item: product.url + city });
  });

  it('the state directory links to its cities', async () => {
    const { html } = await read('/us/texas/pool-contractors');
    expect(html).toContain(`href="${city}"`);
  });

  it('the profile describes the business to machines, with the rating that its reviews give', async () => {
    const { figures } = (await api(`/reviews?installerId=${installer.id}`)).body;
    const { data } = await read(profile);
    expect(data.find((entry) => entry['@type'] === 'HomeAndConstructionBusiness')).toMatchObject({
      name: installer.name,
      url: product.url + profile,
      aggregateRating: { ratingValue: figures.rating, reviewCount: figures.reviewCount },
    });
  });
});

describe('paths', () => {
  it.each([
    '/us/pool-contractors/some-slug',
    '/pool-installers',
    '/pool-installers/texas/austin',
    '/invalid-anything',
    '/us/pool-contractors/austin/pool-contractors',
    '/us/pool-installers/austin',
    '/us/atlantis/pool-contractors',
    '/us/texas/nowhere-at-all/pool-contractors',
    '/pool-contractor/texas/austin/nobody-99999999',
    '/pool-contractor/texas/austin/without-a-number',
    '/nothing/at/all/here',
  ])('%s does not exist', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    expect(page.headings).toHaveLength(1);
    expect(page.titles).toHaveLength(1);
    expect(page.robots).toEqual([expect.stringContaining('noindex')]);
    expect(page.canonical).toEqual([]);
  });

  it('a path in the old form names the new one', async () => {
    const page = await read('/pool-contractors/hillstone-pools');
    expect(page.status).toBe(404);
    expect(page.headings).toEqual(['Contractor Profile Not Found']);
    expect(text(page.html)).toContain('/pool-contractor/[state]/[city]/[contractor-name]');
  });

  it.each([
    ['/US/', '/us'],
    ['/contractor/login', '/contractor-login'],
    ['/us/texas/austin/downtown', '/pool-contractors/texas/austin'],
    ['/us/Texas/Austin/pool-contractors', city],
    [profile.replace('/pool-contractor/', '/pool-installer/'), profile],
    [`/pool-contractor/texas/austin/old-name-${installer.id}`, profile],
  ])('%s leads to %s', async (from, to) => {
    const { status, location } = await read(from);
    expect([status, location && new URL(location, product.url).pathname]).toEqual([301, to]);
  });

  it('city pages with the same content share one canonical URL', async () => {
    const others = ['/us/texas/austin', '/pool-contractors/texas/austin', '/us/texas/austin/zilker/pool-contractors'];
    for (const path of [...others, `${city}?sortBy=name`])
      expect(await read(path)).toMatchObject({ status: 200, canonical: [product.url + city] });
  });

  it('a merged listing leads to the one that replaced it', async () => {
    const token = await signIn('admin');
    const { id: submission } = await submitAndConfirm(newBusiness());
    expect((await decide(submission, 'approve')).status).toBe(200);
    const { profilePath: path } = await submissionOf(submission, 'approved', token);
    const survivor = { path, id: installerIdOfSlug(path) };
    // Two with owners are not merged, and a seed listing has none.
    const inOhio = (await api('/installers/search?state=ohio&sortBy=name')).body.installers as InstallerCard[];
    const merged = inOhio.map((listing) => ({ path: profilePath(listing), id: listing.id })).at(-1);
    if (!merged) throw new Error('nobody is listed in Ohio');
    await eventually(async () => (await read(merged.path)).status === 200);
    const { status } = await api(`/admin/installers/${merged.id}/merge`, { body: { survivorId: survivor.id }, token });
    expect(status).toBe(200);
    await eventually(async () => (await read(merged.path)).location === survivor.path);
    expect(await read(merged.path)).toMatchObject({ status: 301 });
  });

  it('a listing whose removal two of the staff approved is gone, for people and for machines', async () => {
    const { id: submission } = await submitAndConfirm(newBusiness());
    const { body } = await decide(submission, 'approve');
    const { installerId, profilePath: path } = body as { installerId: number; profilePath: string };
    await eventually(async () => (await read(path)).status === 200);
    const remove = async (who: 'admin' | 'secondAdmin') => {
      const token = await signIn('admin', product[who]);
      return api(`/admin/installers/${installerId}/remove`, { body: { reasonCode: 'opt_out' }, token });
    };
    expect(await remove('admin')).toMatchObject({ status: 200, body: { status: 'published' } });
    expect((await read(path)).status).toBe(200);
    expect(await remove('secondAdmin')).toMatchObject({ status: 200, body: { status: 'removed' } });
    await eventually(async () => (await read(path)).status === 410);
    expect(await read(path)).toMatchObject({ headings: ['This listing was removed'], canonical: [] });
    expect((await api(`/installers/${installerId}`)).status).toBe(410);
  });

  it('the former home page has the canonical URL of the one that replaced it', async () => {
    expect(await read('/home')).toMatchObject({ status: 200, canonical: [`${product.url}/us`] });
  });

  it.each(['/search-results?location=Austin, Texas', '/contractor-login', '/admin-login', '/contractor/dashboard'])(
    '%s is kept out of search engines',
    async (path) => expect((await read(path)).robots).toEqual([expect.stringContaining('noindex')]),
  );

  it('a city without contractors is kept out of search engines', async () => {
    const cities = (await api('/places/states/alaska/cities')).body as { value: string }[];
    for (const { value } of cities.slice(0, 5)) {
      const page = (await api(`/places/states/alaska/cities/${value}`)).body;
      const { robots } = await read(`/us/alaska/${value}/pool-contractors`);
      expect(robots).toEqual(page.indexable ? [] : [expect.stringContaining('noindex')]);
    }
  });
});

describe('in the browser', () => {
  it('the profile keeps the contact button within reach on a phone while the visitor scrolls', async () => {
    const { page } = await visit(phone);
    await open(page, profile);
    const contact = page.getByRole('button', { name: 'Contact', exact: true });
    for (const read of ['h1', '#services', '#area', '#reviews']) {
      await page.locator(read).scrollIntoViewIfNeeded();
      const box = await contact.boundingBox();
      expect([read, (box?.y ?? 0) + (box?.height ?? 0) <= phone.height]).toEqual([read, true]);
    }
    await contact.click();
    await page.getByRole('dialog', { name: `Contact ${installer.name}` }).waitFor();
  });

  it('the city directory sorts by links and opens a profile without loading the page again', async () => {
    const { page, complaints } = await visit();
    await open(page, city);
    await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Name (A-Z)' }).click();
    const { body } = await api('/installers/search?state=texas&city=austin&sortBy=name');
    const names = body.installers.map(({ name }: InstallerCard) => name);
    await expect.poll(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: names[0] }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
});
