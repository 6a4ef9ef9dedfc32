import { type MailTemplate, mailTemplateKeys, mailTemplates } from '@poolpros/contracts/mails/templates';
import { mails } from '@poolpros/notifications/dist/mails/index.js';
import { renderMail } from '@poolpros/notifications/dist/templates/render.js';
import { expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { visitors } from '../../support/browser.js';
import { mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const phone = { width: 360, height: 740 };
const brand = {
  siteUrl: 'https://poolpros.example',
  postalAddress: `PoolPros, 100 ${'Wwwwwwwwwwwwwwwwwwww'.repeat(2)} Street, Austin, TX 78701`,
};
const ways = {
  stopUrl: `https://poolpros.example/stop-mails/${'W'.repeat(120)}`,
  repliesTo: 'people@poolpros.example',
};

/** As long as a value may be, without a place to break; a URL stays one. */
const longest = (value: string) =>
  value.startsWith('https:') ? `https://poolpros.example/${'W'.repeat(160)}` : 'W'.repeat(60);

/** A fact with every text in it as long as its template takes. */
function stretched(value: unknown, fits: (value: unknown) => boolean): unknown {
  if (typeof value === 'string') return fits(longest(value)) ? longest(value) : value;
  if (Array.isArray(value)) return value.map((each, index) => stretched(each, (next) => fits(value.with(index, next))));
  if (typeof value !== 'object' || value === null) return value;
  let whole: Record<string, unknown> = { ...value };
  for (const [key, each] of Object.entries(whole))
    whole = { ...whole, [key]: stretched(each, (next) => fits({ ...whole, [key]: next })) };
  return whole;
}

/** The mail as programs show it that ignore some of it. */
const shownBy = {
  'a program that knows all': (html: string) => html,
  Yahoo: (html: string) => html.replaceAll(/word-break:[^;"]*/g, ''),
  'Gmail on phones': (html: string) => html.replaceAll('<wbr>', ''),
};

const mailOf = (template: MailTemplate): string => {
  const fits = (facts: unknown) => mailTemplates[template].facts.safeParse(facts).success;
  return renderMail(template, stretched(mails[template].sample.facts, fits), brand, ways).html;
};

it('no mail scrolls sideways on a phone of 360 pixels, with the longest names', async () => {
  const { page } = await visit(phone);
  const wide: string[] = [];
  for (const template of mailTemplateKeys)
    for (const [program, show] of Object.entries(shownBy)) {
      const html = show(mailOf(template));
      expect(html, template).toContain('W'.repeat(7));
      await page.setContent(html);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > phone.width) wide.push(`${template} in ${program}: ${width}`);
    }
  expect(wide).toEqual([]);
});

it('the mailbox shows the source of a mail as text', async () => {
  const { installers } = (await api('/installers/search?state=texas&city=austin')).body;
  const email = `${unique()}@example.com`;
  await api('/shortlists/mail', { body: { email, installerIds: [installers[0].id] } });
  await mailTo(email, /^Your shortlist/);
  const { page } = await visit();
  await page.goto(product.mailbox);
  await page.getByRole('button').filter({ hasText: email }).click();
  await page.getByText('Source', { exact: true }).click();
  const source = page.locator('#source');
  await source.filter({ hasText: 'Content-Type: multipart/alternative' }).waitFor();
  const text = (await source.textContent()) ?? '';
  for (const part of [`To: ${email}`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', '<!doctype html>'])
    expect(text).toContain(part);
  expect(await source.locator('*').count()).toBe(0);
});
