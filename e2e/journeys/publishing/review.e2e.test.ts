import { eventually } from '@poolpros/chassis/testing/eventually';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { ReviewBody } from '@poolpros/contracts/http/reviews';
import { profilePath } from '@poolpros/contracts/slug';
import { expect, it } from 'vitest';
import { api, decide, newBusiness, signIn, submitAndConfirm } from '../../support/api.js';
import { open, toastText, visitors } from '../../support/browser.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const pathOf = (link: string) => link.slice(product.url.length);

/** A live business without a review. */
async function newInstaller(): Promise<InstallerDetail> {
  const { id } = await submitAndConfirm(newBusiness());
  const { body } = await decide(id, 'approve');
  return (await api(`/installers/${body.installerId}`)).body;
}

const reviewOf = (installerId: number, text: string): ReviewBody => ({
  installerId,
  stage: 'job_done',
  rating: 4,
  text,
  name: 'Theo Brandt',
  email: `reviewer-${unique()}@example.com`,
  ownExperience: true,
  noIncentive: true,
  noConnection: true,
});

/** Sends a review and returns the mailed link. */
async function mailedLink(review: ReviewBody): Promise<string> {
  // The business reaches the reviews through an event.
  await eventually(async () => (await api('/reviews', { body: review })).status === 202);
  return pathOf(linkIn(await mailTo(review.email, /^Confirm your review/), '/verify-review/'));
}

/** What the search shows of an installer's rating. */
async function onCard({ stateSlug, citySlug, id }: InstallerDetail) {
  for (let page = 1; ; page += 1) {
    const { body } = await api(`/installers/search-enhanced?state=${stateSlug}&city=${citySlug}&page=${page}`);
    const card = body.installers.find((installer: { id: number }) => installer.id === id);
    if (card) return { rating: card.rating, reviewCount: card.reviewCount };
    if (page >= body.totalPages) throw new Error(`installer ${id} is not found`);
  }
}

it('a review is written, confirmed by mail and changes the stars everywhere', async () => {
  const { page, complaints } = await visit();
  const installer = await newInstaller();
  await eventually(() => onCard(installer));
  const email = `reviewer-${unique()}@example.com`;
  const words = `They found the leak within an hour and repaired it the same day. Reference ${unique()}.`;
  await open(page, `/direct-review/${installer.id}`);
  await page.getByText('A finished job').click();
  await page
    .getByRole('group', { name: 'Your rating *' })
    .getByRole('radio', { name: '4 of 5' })
    .check({ force: true });
  await page.getByText('Rate the details').click();
  await page
    .getByRole('radiogroup', { name: 'Cleanliness' })
    .getByRole('radio', { name: '5 of 5' })
    .check({ force: true });
  await page.getByLabel('Your review *').fill(words);
  await page.getByLabel('Your name *').fill('Theo Brandt');
  await page.getByLabel('Email *').fill(email);
  for (const sentence of ['This is my own experience', 'Nobody offered me anything', 'I do not work for this business'])
    await page.getByText(sentence).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();

  const link = pathOf(linkIn(await mailTo(email, /^Confirm your review/), '/verify-review/'));
  await open(page, link);
  await page.getByRole('heading', { level: 1, name: 'Confirm your review' }).waitFor();
  expect((await fetch(product.url + link)).status).toBe(200);
  expect((await api(`/reviews?installerId=${installer.id}`)).body.total).toBe(0);

  await page.getByRole('button', { name: 'Publish my review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Published' }).waitFor();
  const expected = { rating: 4, reviewCount: 1 };
  await eventually(async () => expect(await onCard(installer)).toEqual(expected));
  await eventually(async () => expect((await api(`/installers/${installer.id}`)).body).toMatchObject(expected));

  await page.getByRole('link', { name: 'See it on the page' }).click();
  await page.getByText(words).waitFor();
  await page.getByText('Theo B.').waitFor();
  await page.getByText('Cleanliness 5').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(installer.name);
  await page.reload();
  await page.getByText('1 job review').first().waitFor();
  expect(complaints).toEqual([]);
});

it('a review that the staff takes down is gone everywhere, and its author reads why', async () => {
  const installer = await newInstaller();
  const word = unique();
  const review = reviewOf(installer.id, `The helper ${word} of Elm Street never came back to finish the tile.`);
  const token = (await mailedLink(review)).split('/').at(-1);
  await api('/reviews/verify', { body: { token } });
  const mentions = async () =>
    (await api(`/reviews/mentions?installerIds=${installer.id}&q=tile`)).body.mentions as unknown[];
  const rated = { rating: 4, reviewCount: 1 };
  await eventually(async () => {
    expect(await onCard(installer)).toEqual(rated);
    expect((await api(`/installers/${installer.id}`)).body).toMatchObject(rated);
    expect(await mentions()).toHaveLength(1);
  });

  const staff = await signIn('admin');
  const { items } = (await api(`/admin/reviews?installerId=${installer.id}&q=${word}`, { token: staff })).body;
  const why = { reasonCode: 'private_person', note: 'The name of the helper.' };
  expect(await api(`/admin/reviews/${items[0].id}/remove`, { body: why, token: staff })).toMatchObject({
    status: 200,
    body: { removal: why },
  });
  const unrated = { rating: null, reviewCount: 0 };
  await eventually(async () => {
    expect(await onCard(installer)).toEqual(unrated);
    expect((await api(`/installers/${installer.id}`)).body).toMatchObject(unrated);
    expect((await api(`/reviews?installerId=${installer.id}`)).body).toMatchObject({
      total: 0,
      figures: { reviewCount: 0 },
      moderation: { published: 0, removed: 1 },
    });
    expect(await mentions()).toEqual([]);
  });
  const { text } = await mailTo(review.email, /^We took down your review of/);
  expect(text).toContain('It names a private person.');
  expect(text).toContain(why.note);
});

it('the link works once: afterwards it says that the review is public', async () => {
  const { page } = await visit();
  const installer = await newInstaller();
  const link = await mailedLink(reviewOf(installer.id, `The quote came quickly and the work kept to it. ${unique()}`));
  await open(page, link);
  await page.getByRole('button', { name: 'Publish my review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Published' }).waitFor();
  await open(page, link);
  await page.getByRole('heading', { level: 1, name: 'Already published' }).waitFor();
  expect(await page.getByRole('button', { name: 'Publish my review' }).count()).toBe(0);
  expect((await api(`/reviews?installerId=${installer.id}`)).body.total).toBe(1);
});

it('markup in a review is shown as it was written and not executed', async () => {
  const { page, complaints } = await visit();
  const installer = await newInstaller();
  const script = '<script>window.ran = true</script><img src=x onerror="window.ran = true"></script>';
  const review = {
    ...reviewOf(installer.id, `${script} and forty more characters of text.`),
    title: `</title>${script}`,
  };
  const link = await mailedLink(review);
  expect((await mailTo(review.email, /^Confirm your review/)).html).not.toContain('<script>window');
  await open(page, link);
  await page.getByText(script).first().waitFor();
  await page.getByRole('button', { name: 'Publish my review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Published' }).waitFor();
  await open(page, profilePath(installer));
  await page.getByText(review.text).waitFor();
  await page.getByRole('heading', { name: review.title }).waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

it('names what is missing and sends nothing', async () => {
  const { page } = await visit();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reviews')) sent += 1;
  });
  await open(page, '/direct-review/1');
  await page.getByRole('button', { name: 'Send review' }).click();
  expect(await toastText(page)).toContain('Some fields need another look.');
  await page.getByText('Choose one to five stars.').waitFor();
  await page.getByText('confirm that this is your own experience').waitFor();
  expect(sent).toBe(0);
});

it('a link that was cut off says so', async () => {
  const { page } = await visit();
  await open(page, '/verify-review/cut-off');
  await page.getByRole('heading', { level: 1, name: 'This link cannot be used' }).waitFor();
});
