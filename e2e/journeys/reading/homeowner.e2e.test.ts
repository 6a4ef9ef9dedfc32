import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api, signIn } from '../../support/api.js';
import { desktop, logIn, open, phone, toastText, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';
import { sendMessage } from '../../support/form-time.js';
import { mails, mailsTo, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';

const cards = (page: Page) => page.getByRole('article');
const namesOn = (page: Page) => cards(page).getByRole('heading').allTextContents();
const found = async (query: string): Promise<SearchResponse> =>
  (await api(`/installers/search-enhanced?${query}`)).body;
const namesOf = ({ installers }: SearchResponse) => installers.map(({ name }) => name);
const countText = (total: number) => `${total} professional ${total === 1 ? 'installer' : 'installers'} found`;

/** Fills in the open contact dialog. */
async function writeMessage(page: Page, { name, email, message }: { name: string; email: string; message: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name *').fill(name);
  await dialog.getByLabel('Email *').fill(email);
  await dialog.getByLabel('Project Details *').fill(message);
}

describe('finding a contractor', () => {
  it('leads from state, city and service on the home page to cards of contractors that serve the place', async () => {
    const { page, complaints } = await visit();
    await open(page, '/us');
    const form = page.getByRole('form', { name: 'Find contractors' });
    const search = form.getByRole('button', { name: /^Search(?! in)/ });
    expect(await search.getAttribute('aria-disabled')).toBe('true');
    expect(await form.getByRole('combobox', { name: /^City/ }).count()).toBe(0);

    await form.getByLabel('State').selectOption({ label: 'Texas' });
    await form.getByRole('combobox', { name: /^City/ }).fill('austi');
    await page.getByRole('option', { name: /^Austin/ }).click();
    await form.getByLabel('Service').selectOption({ label: 'Inground pools' });
    await search.click();

    const result = await found('state=texas&city=austin&serviceType=inground');
    await page.getByText(countText(result.total)).waitFor();
    expect(new URL(page.url()).searchParams.get('serviceType')).toBe('inground');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Pool Installers in Austin, Texas');
    await page.getByText('Smart Radius Search - Using city center coordinates - works globally!').waitFor();
    expect(await namesOn(page)).toEqual(namesOf(result));
    for (const [index, installer] of result.installers.entries()) await expectCard(cards(page).nth(index), installer);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['distance', 'Distance'],
    ['reviews', 'Most Reviews'],
    ['name', 'Name (A-Z)'],
    ['rating', 'Highest Rated'],
  ])('sorts by %s at once and puts it in the URL', async (sortBy, label) => {
    const { page } = await visit();
    await open(page, sortBy === 'rating' ? `${austin}&sortBy=name` : austin);
    await cards(page).first().waitFor();
    await page.getByLabel('Sort').selectOption({ label });
    const result = await found(`state=texas&city=austin&sortBy=${sortBy}`);
    await expect.poll(() => namesOn(page)).toEqual(namesOf(result));
    expect(new URL(page.url()).searchParams.get('sortBy') ?? 'rating').toBe(sortBy);
  });

  it('narrows the results to a distance and removes it again, and a reload keeps the filters', async () => {
    const { page } = await visit();
    await open(page, austin);
    const panel = page.getByRole('form', { name: 'Find Pool Contractors' });
    const tenMiles = panel.getByRole('button', { name: /^10 miles/ });
    await tenMiles.click();
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    const near = await found('state=texas&city=austin&distance=10&sortBy=distance');
    await page.getByText(countText(near.total)).waitFor();
    expect(near.installers.every(({ distance }) => distance !== null && distance <= 10)).toBe(true);
    await expect.poll(() => namesOn(page)).toEqual(namesOf(near));

    await page.reload();
    await expect.poll(() => namesOn(page)).toEqual(namesOf(near));
    expect(await tenMiles.getAttribute('aria-pressed')).toBe('true');
    expect(await panel.getByLabel('State').inputValue()).toBe('texas');

    await tenMiles.click();
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('distance'));
  });

  it('shows contractors within a distance of the visitor’s position', async () => {
    const { page } = await visit();
    await open(page, '/search-results?distance=25&lat=30.2672&lon=-97.7431');
    await page.getByRole('heading', { level: 1, name: 'Pool Installers within 25 miles of your location' }).waitFor();
    await page.getByText('GPS Location Search - Using your exact GPS coordinates').waitFor();
    expect(await namesOn(page)).toEqual(namesOf(await found('distance=25&lat=30.2672&lon=-97.7431')));
  });

  it('pages through the results of a state without a gap', async () => {
    const { page } = await visit();
    await open(page, '/search-results?location=Texas&state=texas');
    await page.getByText('Text-Based Search - Location-based results').waitFor();
    const pages = page.getByRole('navigation', { name: 'Result pages' });
    const { totalPages } = await found('state=texas');
    expect(totalPages).toBeGreaterThan(2);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect.poll(async () => namesOn(page)).toEqual(namesOf(await found('state=texas&page=2')));
    await pages.getByRole('link', { name: `Page ${totalPages}`, exact: true }).click();
    await expect.poll(async () => namesOn(page)).toEqual(namesOf(await found(`state=texas&page=${totalPages}`)));
    expect(await pages.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await page.goBack();
    await expect.poll(async () => namesOn(page)).toEqual(namesOf(await found('state=texas&page=2')));
  });

  it.each([
    ['a ZIP', '78704', 'city_center'],
    ['a range of ZIPs', '78701-78705', 'city_center'],
    ['words', 'sauna', 'text_only'],
  ])('searches by %s in the URL', async (_what, location, searchType) => {
    const { page } = await visit();
    await open(page, `/search-results?location=${location}`);
    const result = await found(`location=${location}`);
    expect(result.searchType).toBe(searchType);
    expect(result.total).toBeGreaterThan(0);
    await page.getByText(countText(result.total)).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Pool Installers in ${location}`);
    expect(await namesOn(page)).toEqual(namesOf(result));
  });

  it('opens the contractor’s page from its card', async () => {
    const { page, complaints } = await visit();
    await open(page, austin);
    const [name = ''] = await namesOn(await withCards(page));
    await cards(page).first().getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/pool-contractor\/texas\/[a-z-]+\/[a-z0-9-]+-\d+$/);
    expect(complaints).toEqual([]);
  });

  it('says so when no contractor is found', async () => {
    const { page } = await visit();
    await open(page, '/search-results?location=Zzyzzx+Nowhere+Qqq');
    await page.getByRole('heading', { name: 'No installers found' }).waitFor();
    await page.getByText('Try adjusting your search criteria or location.').waitFor();
    await page.getByText('0 professional installers found').waitFor();
  });
});

describe('when a search fails', () => {
  it('the regular search is used instead, silently', async () => {
    const { page } = await visit();
    const fallbacks: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-search-fallback'] === '1') fallbacks.push(new URL(request.url()).pathname);
    });
    await page.route('**/api/installers/search-enhanced**', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, austin);
    await page.getByLabel('Sort').selectOption('name');
    await page.waitForURL('**sortBy=name**');
    const result = await found('state=texas&city=austin&sortBy=name');
    await expect.poll(() => namesOn(page)).toEqual(namesOf(result));
    expect(fallbacks).toEqual(['/api/installers/search']);
    expect(await page.getByText('Error loading installers').count()).toBe(0);
  });

  it('and the fallback fails too, the page says so and tries again on request', async () => {
    const { page } = await visit();
    let down = true;
    await page.route('**/api/installers/search**', (route) =>
      down ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await open(page, austin);
    await page.getByLabel('Sort').selectOption('name');
    await page.getByRole('heading', { name: 'Error loading installers' }).waitFor();
    await page.getByText('Failed to fetch installers').waitFor();
    down = false;
    await page.getByRole('button', { name: /Try again/i }).click();
    await cards(page).first().waitFor();
  });
});

describe('writing to a contractor', () => {
  it('sends nothing while a required field is empty and says which', async () => {
    const { page } = await visit();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact-requests')) sent += 1;
    });
    await open(page, austin);
    await cards(page)
      .first()
      .getByRole('button', { name: /^Contact/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    expect(await toastText(page)).toBe('Required FieldsPlease fill in all required fields.');
    expect(await hasFocus(dialog.getByLabel('Full Name *'))).toBe(true);
    await dialog.getByLabel('Full Name *').fill('Robin Hale');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    expect(await dialog.getByLabel('Email *').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByLabel('Full Name *').getAttribute('aria-invalid')).toBeNull();
    expect(sent).toBe(0);
  });

  it.each([
    ['a phone', phone],
    ['a tablet', { width: 1024, height: 768 }],
    ['a wide screen', desktop],
  ])('names on %s what is missing without covering Send, and F8 moves to it', async (_screen, viewport) => {
    const { page } = await visit(viewport);
    await open(page, austin);
    await cards(page)
      .first()
      .getByRole('button', { name: /^Contact/ })
      .click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send Message' });
    await send.click();
    expect(await toastText(page)).toContain('Required Fields');
    const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
    const toast = await notifications.getByRole('listitem').boundingBox();
    const button = await send.boundingBox();
    if (!toast || !button) throw new Error('toast and button are not both shown');
    const apart =
      toast.x >= button.x + button.width ||
      toast.x + toast.width <= button.x ||
      toast.y >= button.y + button.height ||
      toast.y + toast.height <= button.y;
    expect(apart).toBe(true);
    await page.keyboard.press('F8');
    expect(await hasFocus(notifications.getByRole('list'))).toBe(true);
  });

  it('stores the request and mails both sides', async () => {
    const { page, complaints } = await visit();
    const email = `homeowner-${unique()}@example.com`;
    const message = `We would like a plunge pool behind the house. Reference ${unique()}.`;
    await open(page, austin);
    const [business = ''] = await namesOn(await withCards(page));
    await cards(page)
      .first()
      .getByRole('button', { name: /^Contact/ })
      .click();
    const name = `Robin ${unique()}`;
    await writeMessage(page, { name, email, message });
    await sendMessage(page.getByRole('dialog'));
    expect(await toastText(page)).toBe('Message Sent!Thank you! Your message has been sent to the installer.');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const copy = await mailTo(email, /./);
    expect(copy.subject).toBe(`We sent your message to ${business}`);
    expect(copy.text).not.toContain(message);
    await expect
      .poll(async () => (await mails()).filter(({ subject }) => subject === `New request from ${name}`))
      .toEqual([
        expect.objectContaining({
          headers: expect.objectContaining({ 'reply-to': expect.stringMatching(/^r\+[0-9a-f]{32}b[0-9a-f]{20}@/) }),
        }),
      ]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('shows the request to the contractor whose business it is for', async () => {
    const { page } = await visit();
    const contractor = await signIn('contractor');
    const listing = (await api('/contractors/me/listings', { token: contractor })).body.items.find(
      (item: { status: string }) => item.status === 'published',
    );
    const email = `homeowner-${unique()}@example.com`;
    const message = `Please look at our heater. Reference ${unique()}.`;
    await open(page, listing.profilePath);
    const form = page.getByRole('region', { name: `Contact ${listing.businessName}` });
    await form.getByLabel('Full Name *').fill('Kim Alvarez');
    await form.getByLabel('Email *').fill(email);
    await form.getByLabel('Project Details *').fill(message);
    await sendMessage(form);
    expect(await toastText(page)).toContain('Message Sent!');

    const dashboard = await visit();
    await logIn(dashboard.page, 'contractor', product.contractor);
    await dashboard.page.getByRole('link', { name: /^Requests/ }).click();
    await dashboard.page.getByRole('link', { name: message }).click();
    await dashboard.page.getByRole('heading', { level: 2, name: 'Kim Alvarez' }).waitFor();
    await dashboard.page.getByRole('textbox', { name: 'Reply to Kim Alvarez' }).waitFor();
    expect(await dashboard.page.getByText(email).count()).toBe(0);
  });

  it('keeps what was typed when the server cannot accept it', async () => {
    const { page } = await visit();
    await page.route('**/api/contact-requests', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, austin);
    await cards(page)
      .first()
      .getByRole('button', { name: /^Contact/ })
      .click();
    const message = { name: 'Robin Hale', email: `${unique()}@example.com`, message: 'Please call about a leak.' };
    await writeMessage(page, message);
    await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
    expect(await toastText(page)).toBe('ErrorFailed to send message. Please try again.');
    expect(await page.getByRole('dialog').getByLabel('Project Details *').inputValue()).toBe(message.message);
  });
});

async function withCards(page: Page): Promise<Page> {
  await cards(page).first().waitFor();
  return page;
}

/** A card names the business, its city, rating, distance and at most four services. */
async function expectCard(card: Locator, installer: InstallerCard): Promise<void> {
  const { name, location, rating, reviewCount, distance, services } = installer;
  const text = await card.textContent();
  expect(text).toContain(name);
  expect(text).toContain(location);
  expect(text).toContain(reviewCount > 0 && rating !== null ? rating.toFixed(1) : 'No reviews yet');
  expect(text).toContain(`${distance?.toFixed(1)}MILES`);
  const more = services.length > 4 ? [`+${services.length - 4} more`] : [];
  expect(await card.getByRole('list', { name: 'Services' }).getByRole('listitem').allTextContents()).toEqual([
    ...services.slice(0, 4),
    ...more,
  ]);
}
