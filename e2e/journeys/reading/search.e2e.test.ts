import { labelOf } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { desktop, open, phone, visitors } from '../../support/browser.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';

const cards = (page: Page) => page.getByRole('article');
const namesOn = (page: Page) => cards(page).getByRole('heading').allTextContents();
const found = async (query: string): Promise<SearchResponse> =>
  (await api(`/installers/search-enhanced?${query}`)).body;
const namesOf = ({ installers }: SearchResponse) => installers.map(({ name }) => name);
const countText = (total: number) => `${total} professional ${total === 1 ? 'installer' : 'installers'} found`;
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' }).getByRole('button');
const panel = (page: Page) => page.getByRole('form', { name: 'Find Pool Contractors' });

/** A search ten miles around a point without listings that near, which a farther one serves. */
async function lonelyPlace(): Promise<string> {
  for (const state of ['wyoming', 'montana', 'nebraska', 'kansas', 'texas'])
    for (const { latitude, longitude } of (await found(`state=${state}`)).installers) {
      const query = `lat=${(latitude + 0.22).toFixed(3)}&lon=${longitude.toFixed(3)}&distance=10`;
      if ((await found(query)).widenedFrom === 10) return query;
    }
  throw new Error('somebody is everywhere');
}

/** A visitor whose browser reports this position. */
async function visitFrom(latitude: number, longitude: number) {
  const visitor = await visit();
  await visitor.page.context().grantPermissions(['geolocation']);
  await visitor.page.context().setGeolocation({ latitude, longitude });
  return visitor;
}

describe('the one box', () => {
  it('turns what it understands into filters that can be removed', async () => {
    const { page, complaints } = await visit();
    await open(page, '/us');
    const box = page.getByRole('combobox', { name: 'What do you need, and where?' });
    await box.fill('hot tub installation near 78704 within 50 miles, 4 stars');
    await box.press('Enter');
    await page.waitForURL('**/search-results?**');
    expect(query(page)).toMatchObject({ location: '78704', distance: '50', minRating: '4' });
    const understood = await found('location=78704&distance=50&minRating=4&services=Hot Tub Installation');
    await page.getByText(countText(understood.total)).waitFor();
    expect(await namesOn(page)).toEqual(namesOf(understood));

    await page.getByRole('button', { name: `Remove ${labelOf('Hot Tub Installation')}` }).click();
    const wider = await found('location=78704&distance=50&minRating=4');
    await page.getByText(countText(wider.total)).waitFor();
    expect(await chips(page).count()).toBe(3);
    expect(wider.total).toBeGreaterThan(understood.total);
    expect(complaints).toEqual([]);
  });

  it('searches the rest as words', async () => {
    const [firm] = (await found('state=texas&sortBy=reviews')).installers;
    const { page } = await visit();
    await open(page, '/search-results');
    const box = page.getByRole('combobox', { name: 'What do you need, and where?' });
    await box.fill(`${firm?.name}`);
    await box.press('Enter');
    await page.getByRole('link', { name: firm?.name, exact: true }).first().waitFor();
    expect((await namesOn(page))[0]).toBe(firm?.name);
  });

  it('suggests places while the visitor types, chosen with the arrow keys', async () => {
    const { page } = await visit();
    await open(page, '/us');
    const box = page.getByRole('combobox', { name: 'What do you need, and where?' });
    await box.pressSequentially('phoeni');
    await page.getByRole('option', { name: /^Phoenix, Arizona/ }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL('**/search-results?**');
    expect(query(page)).toMatchObject({ state: 'arizona', city: 'phoenix' });
  });

  it.each([desktop, phone])('covers nothing with its suggestions at $width pixels', async (viewport) => {
    const { page } = await visit(viewport);
    await open(page, '/us');
    await page.getByRole('combobox', { name: 'What do you need, and where?' }).pressSequentially('aust');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.getByRole('option').first().waitFor();
    const covered = await list.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a, button, input, select, h1, h2, p, label, legend)')]
        .filter((other) => !element.contains(other) && other.checkVisibility())
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top && box.width > 1;
        })
        .map((other) => other.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
  });

  it('searches the text as words while query understanding fails', async () => {
    const { page } = await visit();
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, '/us');
    const box = page.getByRole('combobox', { name: 'What do you need, and where?' });
    await box.fill('sauna');
    await box.press('Enter');
    const result = await found('q=sauna');
    await page.getByText(countText(result.total)).waitFor();
    expect(query(page)).toEqual({ q: 'sauna' });
  });
});

describe('a place', () => {
  it('may be written in every way that the help names', async () => {
    const { page } = await visit();
    await open(page, '/help-support#what-to-type');
    const examples = await page.locator('#what-to-type td:last-child').allTextContents();
    expect(examples.length).toBeGreaterThan(10);
    for (const example of examples) {
      const { understood } = await found(`location=${encodeURIComponent(example)}`);
      expect(['none', 'unknown', 'abroad'], example).not.toContain(understood.kind);
    }
  });

  it('is asked about if several have the name, also without JavaScript, with a link to each', async () => {
    const { choices } = await found('location=Glendale');
    expect(choices.length).toBeGreaterThan(1);
    const { page } = await visit(phone, { javaScriptEnabled: false });
    await page.goto('/search-results?location=Glendale');
    const links = page.getByRole('list', { name: 'Which Glendale do you mean?' }).getByRole('link');
    expect(await links.allTextContents()).toEqual(
      choices.map(({ location, detail, contractors }) =>
        [location, detail, contractors, contractors === 1 ? 'contractor' : 'contractors']
          .filter((part) => part !== null)
          .join(' '),
      ),
    );
    await links.first().click();
    expect(query(page)).toMatchObject({ location: choices[0]?.location });
    const [first] = choices;
    expect(await namesOn(page)).toEqual(namesOf(await found(`state=${first?.state}&city=${first?.city}`)));
  });
});

describe('the first results', () => {
  const searches = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/installers/search')) asked.push(request.url());
    });
    return asked;
  };

  it('come with the page, which does not request them again', async () => {
    const { page, complaints } = await visit();
    const asked = searches(page);
    await open(page, austin);
    const result = await found('state=texas&city=austin');
    expect(await namesOn(page)).toEqual(namesOf(result));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are there without JavaScript, with links to other orders, distances and pages', async () => {
    const { page } = await visit(phone, { javaScriptEnabled: false });
    await page.goto(austin);
    expect(await namesOn(page)).toEqual(namesOf(await found('state=texas&city=austin')));
    await page.getByRole('link', { name: 'Name (A-Z)' }).click();
    expect(await namesOn(page)).toEqual(namesOf(await found('state=texas&city=austin&sortBy=name')));
    await page.getByRole('link', { name: 'Within 25 miles' }).click();
    const near = await found('location=Austin, Texas&state=texas&city=austin&sortBy=name&distance=25');
    expect(await namesOn(page)).toEqual(namesOf(near));
  });

  it('are requested by the browser after a navigation from another page', async () => {
    const { page, complaints } = await visit();
    const asked = searches(page);
    await open(page, '/us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hot tubs and spas' }).click();
    const result = await found('serviceType=spa-hot-tub');
    await page.getByText(countText(result.total)).waitFor();
    expect(await namesOn(page)).toEqual(namesOf(result));
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

describe('filters and the URL', () => {
  it('counts over the whole result, and an applied filter finds as many as were counted', async () => {
    const { page } = await visit();
    await open(page, austin);
    const { facets } = await found('state=texas&city=austin');
    const heating = facets.services.find(({ value }) => value === 'Pool Heating');
    const box = panel(page).getByRole('checkbox', { name: /^Pool Heating/ });
    await box.waitFor();
    await box.check();
    await page.getByText('1 active').locator('visible=true').waitFor();
    await panel(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(countText(heating?.count ?? 0)).waitFor();
    expect(query(page).services).toBe('Pool Heating');
    await page.reload();
    await page.getByText(countText(heating?.count ?? 0)).waitFor();
    expect(await box.isChecked()).toBe(true);
  });

  it('goes back to the first page when filters are applied, and back and forward keep what was seen', async () => {
    const { page } = await visit();
    await open(page, '/search-results?location=Texas&state=texas');
    await page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**page=2**');
    await panel(page).getByLabel('Service').selectOption('spa-hot-tub');
    await panel(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('page'));
    const narrowed = await found('state=texas&serviceType=spa-hot-tub');
    await expect.poll(() => namesOn(page)).toEqual(namesOf(narrowed));
    await page.goBack();
    await expect.poll(async () => namesOn(page)).toEqual(namesOf(await found('state=texas')));
    await page.goForward();
    await expect.poll(() => namesOn(page)).toEqual(namesOf(narrowed));
  });

  it('accepts a ZIP or a range, and says what is wrong with anything else', async () => {
    const { page } = await visit();
    await open(page, '/search-results');
    const zip = panel(page).getByLabel('ZIP');
    await zip.fill('1234');
    await panel(page).getByRole('button', { name: 'Search', exact: true }).click();
    expect(await zip.getAttribute('aria-invalid')).toBe('true');
    expect(query(page)).toEqual({});
    await zip.fill('78701-78705');
    await panel(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**location=78701-78705**');
    const range = await found('location=78701-78705');
    await page.getByText(countText(range.total)).waitFor();
  });

  it('treats a ZIP+4 as its ZIP', async () => {
    const { page } = await visit();
    await open(page, '/search-results');
    await panel(page).getByLabel('ZIP').fill('20500-0003');
    await panel(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('location') === '20500');
  });

  it('has pages of the District of Columbia and its city', async () => {
    const { page } = await visit();
    await open(page, '/us/district-of-columbia/washington/pool-contractors');
    await page
      .getByRole('heading', { level: 1, name: 'Pool contractors in Washington, District of Columbia' })
      .waitFor();
    await open(page, '/pool-regulations/district-of-columbia');
    await page.getByRole('heading', { level: 1, name: 'Home pool rules in the District of Columbia' }).waitFor();
  });

  it('says how far it searched when no contractor was near', async () => {
    const { page } = await visit();
    const lonely = await lonelyPlace();
    const result = await found(lonely);
    await open(page, `/search-results?${lonely}`);
    await page.getByText(result.message ?? '').waitFor();
    await page.getByText(countText(result.total)).waitFor();
    await page.getByRole('button', { name: 'Keep to 10 miles' }).click();
    await page.getByRole('heading', { name: 'No installers found' }).waitFor();
  });

  it('shows how a search was understood to those who ask', async () => {
    const { page } = await visit();
    await open(page, `${austin}&debug=true`);
    const block = page.getByRole('region', { name: 'Debug' });
    await block.getByText('city_center').waitFor();
    await block.getByText('/api/installers/search-enhanced').waitFor();
  });
});

describe('where the visitor is', () => {
  it('searches around a visitor in the United States', async () => {
    const { page } = await visitFrom(30.26715, -97.74306);
    await open(page, '/search-results');
    await panel(page)
      .getByRole('button', { name: /^Use my location/ })
      .click();
    await panel(page).getByText('Location locked! Ready to search within 25 miles.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Pool Installers within 25 miles of your location' }).waitFor();
    expect(query(page)).toEqual({ lat: '30.267', lon: '-97.743', distance: '25', sortBy: 'distance' });
    const near = await found('lat=30.267&lon=-97.743&distance=25&sortBy=distance');
    await expect.poll(() => namesOn(page)).toEqual(namesOf(near));
  });

  it('waits for a click on Search after a distance was chosen', async () => {
    const { page } = await visitFrom(30.26715, -97.74306);
    await open(page, '/search-results');
    await panel(page)
      .getByRole('button', { name: /^10 miles/ })
      .click();
    await panel(page).getByText('Location locked! Ready to search within 10 miles.').waitFor();
    expect(query(page)).toEqual({});
    await panel(page).getByRole('button', { name: 'Search within 10 miles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pool Installers within 10 miles of your location' }).waitFor();
  });

  it('tells a visitor abroad how to browse', async () => {
    const { page } = await visitFrom(40.4168, -3.7038);
    await open(page, '/search-results');
    await panel(page)
      .getByRole('button', { name: /^Use my location/ })
      .click();
    await page
      .getByText(/United States/)
      .first()
      .waitFor();
    await page
      .getByText('International users can browse all contractors using the state/city options above')
      .first()
      .waitFor();
  });

  it('says that access was denied', async () => {
    const { page } = await visit();
    await open(page, '/search-results');
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await panel(page)
      .getByRole('button', { name: /^Use my location/ })
      .click();
    await panel(page).getByText('Location access was denied. Please enable location access and try again.').waitFor();
  });
});

describe('the map', () => {
  it('has a pin for each card, and each highlights the other', async () => {
    const { page, complaints } = await visit();
    await open(page, `${austin}&distance=25`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const shown = await found('state=texas&city=austin&distance=25');
    const pins = map.getByRole('button', { name: /miles away$/ });
    await expect.poll(() => pins.count()).toBe(shown.installers.length);
    const [first] = shown.installers;
    await pins.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(first?.name);
    expect(complaints).toEqual([]);
  });

  it('searches the area it was moved to', async () => {
    const { page } = await visit();
    await open(page, `${austin}&distance=25`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await map.getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL('**origin=map**');
    const { lat, lon, distance } = query(page);
    expect(Number(distance)).toBeGreaterThan(25);
    const result = await found(`lat=${lat}&lon=${lon}&distance=${distance}&origin=map`);
    await page.getByText(countText(result.total)).waitFor();
    expect(await page.getByText('of your location').count()).toBe(0);
  });

  it('replaces the list on a phone', async () => {
    const { page } = await visit(phone);
    await open(page, `${austin}&distance=25`);
    await cards(page).first().waitFor();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await map.getByRole('button', { name: 'Next', exact: true }).click();
    const shown = await found('state=texas&city=austin&distance=25');
    await map.getByRole('link', { name: shown.installers[1]?.name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await cards(page).first().waitFor();
  });
});

describe('on a phone', () => {
  it.each([
    ['a city', austin],
    ['a service near a ZIP', '/search-results?location=78704&distance=50&services=Pool+Renovation'],
    ['a state', '/search-results?location=Texas&state=texas'],
  ])('the list for %s begins near the top, and its cards are short', async (_what, path) => {
    const { page } = await visit(phone);
    await open(page, path);
    await cards(page).first().waitFor();
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    // A site with real businesses has no such note.
    const note = await page.getByRole('complementary', { name: 'Sample data' }).boundingBox();
    expect((boxes[0]?.y ?? 0) - (note?.height ?? 0)).toBeLessThanOrEqual(320);
    expect(Math.max(...boxes.map((box) => box?.height ?? 0))).toBeLessThanOrEqual(200);
  });
});

describe('cached responses', () => {
  it('may be stored briefly, and revalidate with 304', async () => {
    const first = await api('/installers/search-enhanced?state=texas');
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(first.headers.get('etag')).toMatch(/^(W\/)?"/);
    expect(first.headers.get('content-encoding')).toMatch(/br|gzip/);
  });

  it('are the same for a visitor who is signed in', async () => {
    const response = await api('/installers/search-enhanced?state=texas', { token: 'of-somebody' });
    expect(response.headers.get('cache-control')).toContain('public');
  });
});

describe('what is chosen', () => {
  it.each([320, 360, 390])('is readable as the order of results on a screen %d pixels wide', async (width) => {
    const { page } = await visit({ width, height: 800 });
    await open(page, `${austin}&distance=25&minRating=4`);
    const room = await page.getByRole('combobox', { name: 'Sort' }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = Object.assign(document.createElement('canvas').getContext('2d') ?? new Error('no canvas'), { font });
      const { width } = (pen as CanvasRenderingContext2D).measureText(select.selectedOptions[0]?.text ?? '');
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  it('can be told where colors are forced', async () => {
    const { page } = await visit();
    await open(page, `${austin}&distance=25`);
    await page.emulateMedia({ forcedColors: 'active' });
    const backgroundsOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    const [chosen] = await backgroundsOf('.steps [aria-pressed="true"]');
    expect(chosen).toBeDefined();
    expect(await backgroundsOf('.steps [aria-pressed="false"]')).not.toContain(chosen);
    const [current] = await backgroundsOf('.page-cell[aria-current]');
    expect(current).toBeDefined();
    expect(await backgroundsOf('.page-cell:not([aria-current])')).not.toContain(current);
  });
});
