import { eventually } from '@poolpros/chassis/testing/eventually';
import { expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { open, visitors } from '../../support/browser.js';
import { linkIn, mailsTo, mailTo } from '../../support/mailbox.js';
import { unique } from '../../support/product.js';

const visit = visitors();

it('a reader stops mails with one click, sees on the page that they are stopped, and gets them again', async () => {
  const email = `reader-${unique()}@example.com`;
  const { body } = await api('/installers/search?state=texas&city=austin');
  const [first, second] = body.installers as { id: number }[];
  const mailShortlist = (installer?: { id: number }) =>
    api('/shortlists/mail', { body: { email, installerIds: [installer?.id] } });
  await mailShortlist(first);
  const mail = await mailTo(email, /^Your shortlist/);

  // What a mail program does when its own button is clicked (RFC 8058).
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  const clicked = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([clicked.status, clicked.headers.get('set-cookie')]).toEqual([200, null]);

  const { page, complaints } = await visit();
  const link = new URL(linkIn(mail, '/stop-mails/'));
  await open(page, link.pathname);
  await page.getByRole('heading', { name: 'You will no longer get these emails' }).waitFor();
  await page.getByRole('button', { name: 'Get these emails again' }).press('Enter');
  await page.getByRole('heading', { name: 'You will get these emails again' }).waitFor();
  // The same list again would be the one that was mailed.
  await mailShortlist(second);
  await eventually(async () => (await mailsTo(email)).length === 2);

  await page.reload();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByRole('heading', { name: 'You will no longer get these emails' }).waitFor();
  expect(complaints).toEqual([]);
});
