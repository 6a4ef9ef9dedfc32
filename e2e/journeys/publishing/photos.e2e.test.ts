import { eventually } from '@poolpros/chassis/testing/eventually';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { photoFormats, photoSources } from '@poolpros/contracts/photo-url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, decide, newBusiness, newOwner, signIn, submissionOf } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { fillListing } from '../../support/listing-form.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { bomb, type PictureOptions, picture, polyglot, saysMore, withPosition } from '../../support/pictures.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;
const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
/** Portrait and landscape, from the smallest that is accepted to larger than is shown. */
const sizes = [
  [480, 320],
  [640, 480],
  [900, 1200],
  [2000, 1000],
] as const;

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
async function twelvePictures() {
  const options = Array.from({ length: 12 }, (_, index): PictureOptions => {
    const [width = 480, height = 320] = sizes[index % sizes.length] ?? [];
    return { width, height, tint: index * 12, format: formats[index % formats.length] ?? 'jpeg' };
  });
  const pictures = await Promise.all(options.map(picture));
  pictures[0] = await withPosition(await picture({ width: 1200, height: 900 }));
  expect(await saysMore(pictures[0])).toBe(true);
  return pictures.map((buffer, index) => file(`pool-${index + 1}.${options[index]?.format}`, buffer));
}

const cards = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const chooser = (page: Page) => page.getByLabel(/Add photos/);
const descriptions = (page: Page) =>
  page.getByLabel(/^Description of photo/).evaluateAll((fields) => fields.map((field) => field.getAttribute('value')));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

it('an owner adds twelve photos, describes and orders them by keyboard, and visitors see them', async () => {
  const { account, business, installerId, profilePath } = await newOwner(password);
  const shown = async () => (await api(`/installers/${installerId}`)).body as InstallerDetail;
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=photos`);

  await chooser(page).setInputFiles(await twelvePictures());
  await page.getByRole('progressbar', { name: 'Uploading pool-12.avif' }).waitFor();
  await page
    .getByText(/^(Sending, \d+%|Processing)$/)
    .first()
    .waitFor();
  await page.getByText(/^12 of 30 photos\./).waitFor();
  await page.getByText('18 left.').waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect((await shown()).photos).toEqual([]);

  for (let place = 1; place <= 12; place++) {
    await page.getByLabel(`Description of photo ${place}`, { exact: true }).fill(`Pool number ${place}`);
    await page.keyboard.press('Enter');
    await page.getByAltText(`Pool number ${place}`, { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Make photo 3 the first one' }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => (await focused(page)) === 'Make photo 1 the first one');
  await page.getByRole('button', { name: 'Move photo 2 back' }).focus();
  for (const place of [3, 4]) {
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)) === `Move photo ${place} back`);
  }
  const order = [3, 2, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12].map((place) => `Pool number ${place}`);
  expect(await descriptions(page)).toEqual(order);
  expect(await cards(page).filter({ hasText: 'Cover' }).getByRole('img').getAttribute('alt')).toBe('Pool number 3');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(complaints).toEqual([]);

  await eventually(async () => (await shown()).photos.map(({ alt }) => alt).join() === order.join());
  const visitor = await visit();
  await open(visitor.page, profilePath);
  await visitor.page.getByRole('button', { name: 'Open photo 1 of 12' }).first().focus();
  await visitor.page.keyboard.press('Enter');
  const viewer = visitor.page.getByRole('dialog', { name: business.businessName });
  await viewer.getByRole('img', { name: 'Pool number 3' }).waitFor();
  await visitor.page.keyboard.press('ArrowRight');
  await viewer.getByText('Photo 2 of 12').waitFor();
  for (const _ of [1, 2]) await visitor.page.keyboard.press('ArrowLeft');
  await viewer.getByText('Photo 12 of 12').waitFor();
  const last = viewer.getByRole('img', { name: 'Pool number 12' });
  await eventually(() =>
    last.evaluate((image) => image instanceof HTMLImageElement && /\.avif$/.test(image.currentSrc) && image.complete),
  );
  expect(await axeViolations(visitor.page)).toEqual([]);
  await visitor.page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await focused(visitor.page)).toBe('Open photo 1 of 12');
  expect(visitor.complaints).toEqual([]);

  // The one with a location in its metadata.
  const { url = '' } = (await shown()).photos.find(({ alt }) => alt === 'Pool number 1') ?? {};
  for (const format of photoFormats)
    for (const source of photoSources(url, format)?.split(',') ?? []) {
      const response = await fetch(product.url + source.split(' ')[0]);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await saysMore(Buffer.from(await response.arrayBuffer()))).toBe(false);
    }
});

it('files that are not photos, photos beyond the plan and interrupted uploads are reported and leave nothing behind', async () => {
  const { account, installerId } = await newOwner(password);
  const { page } = await visit(phone);
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=photos`);

  await chooser(page).setInputFiles([file('bomb.jpg', await bomb()), file('polyglot.jpg', await polyglot())]);
  const card = (name: string) => cards(page).filter({ hasText: name });
  await card('bomb.jpg').getByText('This photo is 50,000 × 50,000 pixels; make it smaller than 50 million.').waitFor();
  await card('polyglot.jpg').getByText('Open it, save it as a new JPEG and try again.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const name of ['bomb.jpg', 'polyglot.jpg']) await card(name).getByRole('button', { name: 'Skip it' }).click();

  await page.context().setOffline(true);
  const small = await picture({ width: 480, height: 320 });
  await chooser(page).setInputFiles(Array.from({ length: 32 }, (_, index) => file(`pool-${index}.jpg`, small)));
  await page.getByText('2 files were left out: your plan includes 30 photos.').waitFor();
  await card('pool-29.jpg').getByText('The connection was lost. Try again.').waitFor();
  await page.context().setOffline(false);

  await card('pool-7.jpg').getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/^1 of 30 photos\./).waitFor();
  await page.reload();
  await page.getByText(/^1 of 30 photos\./).waitFor();
  expect(await page.getByLabel(/^Description of photo/).count()).toBe(1);
});

it('photos of the form are seen by its sender and the staff alone until they are those of the listing', async () => {
  const business = newBusiness();
  const { page, complaints } = await visit();
  await open(page, '/list-your-business');
  await fillListing(page, business);
  const list = page.getByRole('list', { name: 'Photos' });
  await chooser(page).setInputFiles([
    file('spa.jpg', await withPosition(await picture())),
    file('pool.png', await picture({ format: 'png', tint: 100 })),
  ]);
  await page.getByText('8 left.').waitFor();
  for (const [place, alt] of ['Spa at dusk', 'Freeform pool'].entries()) {
    await page.getByLabel(`Description of photo ${place + 1}`, { exact: true }).fill(alt);
    await page.keyboard.press('Enter');
    await list.getByAltText(alt).waitFor();
  }
  await page.getByRole('button', { name: 'Move photo 2 forward' }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => (await focused(page)) === 'Move photo 1 forward');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.reload();
  await eventually(async () => (await descriptions(page)).join() === 'Freeform pool,Spa at dusk');
  await page.getByText('I am authorized to list this business').click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sent. Now confirm your email.' }).waitFor();
  expect(complaints).toEqual([]);

  const confirm = new URL(linkIn(await mailTo(business.email, /^Confirm your listing/), '/submission-confirmation'));
  const confirmed = await api('/submissions/confirm', { body: { token: confirm.searchParams.get('token') } });
  const token = await signIn('admin');
  const { photos } = await submissionOf(confirmed.body.id, 'pending_review', token);
  expect(photos.map(({ alt }: { alt: string }) => alt)).toEqual(['Freeform pool', 'Spa at dusk']);
  const path = `/api/admin/submissions/${confirmed.body.id}/photos/${photos[0].id}`;
  const seen = (headers: Record<string, string>) => fetch(product.url + path, { headers });
  expect([(await seen({})).status, (await seen({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200]);

  const { installerId } = (await decide(confirmed.body.id, 'approve')).body;
  const listed = (await api(`/installers/${installerId}`)).body as InstallerDetail;
  expect(listed.photos.map(({ alt }) => alt)).toEqual(['Freeform pool', 'Spa at dusk']);
  expect(listed.imageUrl).toBe(listed.photos[0]?.url);
  const served = await fetch(product.url + listed.imageUrl);
  expect([served.status, await saysMore(Buffer.from(await served.arrayBuffer()))]).toEqual([200, false]);
});
