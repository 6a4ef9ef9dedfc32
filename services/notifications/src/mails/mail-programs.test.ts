import { mailTemplateKeys } from '@poolpros/contracts/mails/templates';
import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { renderMail } from '../templates/render.js';
import { mails } from './index.js';

const brand = { siteUrl: 'https://poolpros.example', postalAddress: 'PoolPros, 100 Example Street, Austin, TX 78701' };
const ways = { stopUrl: 'https://poolpros.example/stop-mails/x', repliesTo: 'people@poolpros.example' };
const programs: Parameters<typeof caniemail>[0]['clients'] = ['gmail.*', 'outlook.*', 'yahoo.*', 'apple-mail.*'];

/** What some of these programs ignore, and what their readers see then. */
const allowed: Readonly<Record<string, string>> = {
  'color-scheme meta tag': 'the program chooses its colors; every background has a bgcolor too',
  '<body> element': 'the outer table has the background and the width',
  'display:none': 'the preview line shows above the mail in the mobile page of Gmail',
  'max-height property': 'goes with display: none, which Outlook knows',
  overflow: 'goes with display: none, which Outlook knows',
  'table-layout': 'the tiles of the waterline differ in width',
  'border-radius': 'corners are square',
  'role attribute': 'Windows Mail has no accessibility tree',
  'height property': 'Yahoo makes it a min-height: a tile is as high',
  'word-break': 'long words have a <wbr> for Yahoo, and Outlook breaks them itself',
  '<wbr> element': 'word-break does the same in Gmail, and Outlook breaks long words itself',
};

const render = (template: (typeof mailTemplateKeys)[number]) =>
  renderMail(template, mails[template].sample.facts, brand, ways);

test.each(mailTemplateKeys)(
  '%s uses only what Gmail, Outlook, Yahoo and Apple Mail know, or can do without',
  (template) => {
    const { issues } = caniemail({ clients: programs, html: render(template).html });
    const unknown = [...issues.errors].flatMap(([program, list]) => list.map(({ title }) => `${title}: ${program}`));
    expect(unknown.filter((issue) => allowed[issue.split(': ')[0] ?? ''] === undefined)).toEqual([]);
  },
);

test('every allowed exception still occurs', () => {
  const titles = new Set(
    mailTemplateKeys.flatMap((template) =>
      [...caniemail({ clients: programs, html: render(template).html }).issues.errors.values()].flatMap((list) =>
        list.map(({ title }) => title),
      ),
    ),
  );
  expect([...titles].sort()).toEqual(Object.keys(allowed).sort());
});

test.each(mailTemplateKeys)('%s has padding where Outlook for Windows keeps it: on cells', (template) => {
  const padded = [...render(template).html.matchAll(/<(\w+)[^>]* style="([^"]*)"/g)]
    .filter(([, tag, style = '']) => tag !== 'td' && /(?:^|;)padding[^:]*:(?!0[;"])/.test(style))
    .filter(([, , style = '']) => !style.includes('mso-padding-alt:0'));
  expect(padded.map(([tag]) => tag)).toEqual([]);
});

test('the button is as large in Outlook for Windows as elsewhere', () => {
  const { html } = render('password-reset');
  const [, cell, link] =
    /<td[^>]*mso-padding-alt:([\w ]+)"><a[^>]*padding:([\w ]+);mso-padding-alt:0;/.exec(html) ?? [];
  expect(cell).toBe('14px 24px');
  expect(link).toBe(cell);
});

test('a mail that asks for a reply says so if nobody would read it, and no mail sends readers to a box that nobody reads', () => {
  const asking = mailTemplateKeys.filter((template) => /reply to this email/i.test(render(template).text));
  expect(asking).toEqual(
    expect.arrayContaining(['claim-disputed', 'listing-suspended', 'review-removed', 'second-factor-changed']),
  );
  for (const template of mailTemplateKeys) {
    const unread = renderMail(template, mails[template].sample.facts, brand).text;
    expect(unread.includes('nobody reads replies'), template).toBe(asking.includes(template));
    expect(render(template).text, template).not.toMatch(/nobody reads|no-?reply|mailto:/i);
  }
});
