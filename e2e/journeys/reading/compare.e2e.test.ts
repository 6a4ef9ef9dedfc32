import { eventually } from '@poolpros/chassis/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, open, phone, visitors } from '../../support/browser.js';
import { sendMessage } from '../../support/form-time.js';
import { linkIn, mails, mailsTo, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const cards = (page: Page) => page.getByRole('article');
const nameOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';

/** Ticks Compare on the first cards of the results and returns their names. */
async function choose(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await cards(page).nth(index).getByText('Compare').click();
    names.push(await nameOf(page, index));
  }
  return names;
}

describe('comparing', () => {
  it.each([
    ['a wide screen', desktop, /^Compare 3 side by side$/, 3],
    ['a phone', phone, /^Compare them side by side$/, 2],
  ] as const)('goes on %s from the cards to the businesses side by side', async (_, viewport, link, columns) => {
    const { page, complaints } = await visit(viewport);
    await open(page, austin);
    const names = await choose(page, 3);
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 3 contractors' }).waitFor();
    expect(await page.getByRole('columnheader').getByRole('link').allTextContents()).toEqual(names.slice(0, columns));
    expect(await page.getByRole('rowheader', { name: /^Distance/ }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('names the same distances as the cards, and so does the shortlist', async () => {
    const { page } = await visit();
    await open(page, `${austin}&distance=50`);
    await choose(page, 3);
    const miles: string[] = [];
    for (const index of [0, 1, 2]) {
      await cards(page).nth(index).getByRole('button', { name: /^Save/ }).click();
      const [, shown = ''] = /([\d.]+)MILES/.exec((await cards(page).nth(index).textContent()) ?? '') ?? [];
      miles.push(`${shown} miles`);
    }
    await page.getByRole('link', { name: /^Compare 3 side by side$/ }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Distance/ }) });
    await row.waitFor();
    const compared = await row.getByRole('cell').allTextContents();
    expect(compared.map((text) => /[\d.]+ miles/.exec(text)?.[0])).toEqual(miles);
    await open(page, '/shortlist');
    const saved = page.getByText(/^[\d.]+ miles from where you searched$/);
    await saved.first().waitFor();
    expect(await saved.allTextContents()).toEqual(miles.map((text) => `${text} from where you searched`));
  });

  it('sends a request to the selected businesses, and mails one copy that names them', async () => {
    const { page } = await visit();
    await open(page, austin);
    const names = await choose(page, 3);
    await page.getByRole('link', { name: /side by side$/ }).click();
    // The previous page has such a button, too.
    await page.waitForURL('**/compare?**');
    await page.getByRole('button', { name: 'Ask these 3 contractors' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
    const [first = '', , third = ''] = names;
    for (const name of [first, third]) await dialog.getByText(name).first().click();
    const word = unique();
    const email = `jordan-${word}@example.com`;
    await dialog.getByLabel('Full Name *').fill('Jordan Avila');
    await dialog.getByLabel('Email *').fill(email);
    await dialog.getByLabel('Project Details *').fill(`A pool of 14 by 28 feet, ${word}.`);
    await dialog.getByText(`You selected ${first} and ${third}.`).waitFor();
    await sendMessage(dialog, 'Send to 2 businesses');
    // The announcement for screen readers has the same words for a moment.
    await page.getByText('Message Sent!', { exact: true }).waitFor();

    const copy = await mailTo(email, /^We sent your message to 2 businesses$/);
    expect(copy.text).toContain(`${first} and ${third}, and to nobody else`);
    const toContractors = await eventually(async () => {
      const sent = (await mails()).filter((mail) => mail.text.includes(word) && !mail.to.includes(email));
      return sent.length === 2 && sent;
    });
    for (const name of [first, third]) expect(toContractors.some(({ text }) => text.includes(name))).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the shortlist', () => {
  it('is saved without an account, mailed once, and shown to whoever has the link', async () => {
    const { page, complaints } = await visit();
    await open(page, austin);
    const names = [await nameOf(page, 0), await nameOf(page, 1)];
    for (const name of names) await page.getByRole('button', { name: `Save ${name} to shortlist` }).click();
    await page.getByRole('link', { name: /^Shortlist\s+2\s+saved$/ }).click();
    await page.getByText('2 saved.').waitFor();
    await page.getByRole('button', { name: `Add a note on ${names[0]}` }).click();
    await page.getByRole('textbox', { name: `Your note on ${names[0]}` }).fill('Ask about winter.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.reload();
    await page.getByText('Ask about winter.').waitFor();

    const email = `sam-${unique()}@example.com`;
    await page.getByLabel('Email *').fill(email);
    await page.getByRole('button', { name: 'Email my shortlist' }).click();
    await page.getByText('We will not send any other email.').waitFor();
    const mail = await mailTo(email, /^Your shortlist: 2 contractors$/);
    for (const name of names) expect(mail.text).toContain(name);
    expect(mail.text).not.toContain('winter');
    expect(complaints).toEqual([]);

    const { page: other } = await visit();
    await open(other, linkIn(mail, '/shortlist?ids=').slice(product.url.length));
    await other.getByRole('heading', { level: 1, name: 'A shared shortlist' }).waitFor();
    expect(await other.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(names);
    expect(await other.getByText('Ask about winter.').count()).toBe(0);
    await other.getByRole('button', { name: 'Save to my shortlist' }).click();
    await other.getByText('2 saved.').waitFor();
  });
});
