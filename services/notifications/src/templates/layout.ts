import type { Brand, MailContent } from './content.js';
import { escapeHtml, lines, wrappable } from './html-text.js';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const ink = '#0b2530';
const inkSoft = '#44555c';
const inkMuted = '#5a6a71';
const line = '#dbe4e7';
const link = '#0e5872';
const buttonColors = { act: '#b24e19', own: '#0a4257' };
/** For mail programs that ignore `<wbr>`, such as Gmail on phones. */
const breaks = 'word-break:break-word';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The tiles of the waterline, left to right; drawn as cells because mail programs block images. */
const tiles = [
  ...['#1c8dae', '#14708f', '#4db0c9', '#0e5872', '#1c8dae', '#8acfdf', '#14708f', '#1c8dae', '#0e5872', '#4db0c9'],
  ...['#14708f', '#1c8dae', '#0a4257', '#14708f', '#4db0c9', '#1c8dae', '#14708f', '#4db0c9', '#1c8dae', '#1c8dae'],
  ...['#0e5872', '#14708f', '#4db0c9', '#0a4257', '#1c8dae', '#14708f', '#8acfdf', '#0e5872', '#1c8dae', '#4db0c9'],
  ...['#14708f', '#0e5872', '#1c8dae', '#4db0c9', '#14708f', '#1c8dae', '#0a4257', '#8acfdf', '#1c8dae', '#14708f'],
];

/** The HTML part: one 600 px table with inline styles and system fonts (design, "Mail"). */
export function layout(content: MailContent, brand: Brand, stopUrl: string | null): string {
  const { subject, preview, heading, intro, quote, facts, links, button, secondLink, notes } = content;
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f8f9">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table ${table} width="100%" bgcolor="#f3f8f9" style="background:#f3f8f9;border-collapse:collapse">
<tr><td align="center" style="padding:24px 12px">
<table ${table} width="600" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff;border-collapse:collapse">
<tr><td style="padding:0">${waterline()}</td></tr>
<tr><td style="padding:20px 28px 4px">${wordmark(brand)}</td></tr>
<tr><td style="padding:20px 28px 12px">
<h1 style="margin:0 0 14px;${font};font-size:24px;line-height:30px;font-weight:700;letter-spacing:-0.4px;color:${ink};${breaks}">${wrappable(heading)}</h1>
${[
  ...intro.map(paragraph),
  ...(quote ? [quotation(quote)] : []),
  ...(facts ? [factsTable(facts)] : []),
  ...(links ? [linksTable(links)] : []),
  ...(button ? [callToAction(button)] : []),
  ...(button?.spellOut ? [spelledOut(button.url)] : []),
  ...(secondLink ? [textLink(secondLink)] : []),
  ...notes.map(note),
].join('\n')}
</td></tr>
<tr><td bgcolor="#f9f7f3" style="background:#f9f7f3;padding:18px 28px;${font};font-size:13px;line-height:20px;color:${inkSoft};${breaks}">
${lines(content.reason)}${stopUrl ? ` ${stopLink(stopUrl)}` : ''}<br><br>${lines(brand.postalAddress)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function waterline(): string {
  const cells = tiles.map(
    (color) =>
      `<td bgcolor="${color}" height="9" style="height:9px;line-height:9px;font-size:0;background:${color};border-right:1px solid #e9f6f9;border-bottom:1px solid #e9f6f9">&nbsp;</td>`,
  );
  return `<table ${table} width="100%" style="width:100%;table-layout:fixed;border-collapse:collapse"><tr>${cells.join('')}</tr></table>`;
}

function wordmark(brand: Brand): string {
  return `<table ${table}><tr>
<td width="30" height="30" align="center" bgcolor="#0a4257" style="width:30px;height:30px;border-radius:8px;background:#0a4257;${font};font-size:24px;line-height:28px;color:#8acfdf">&#8776;</td>
<td style="padding-left:10px;${font};font-size:19px;line-height:30px;font-weight:700;letter-spacing:-0.4px"><a href="${escapeHtml(brand.siteUrl)}" style="color:${ink};text-decoration:none">PoolPros&#8482;</a></td></tr></table>`;
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:26px;color:${ink};${breaks}">${lines(text)}</p>`;

const note = (text: string): string =>
  `<p style="margin:0 0 12px;${font};font-size:14px;line-height:21px;color:${inkSoft};${breaks}">${lines(text)}</p>`;

function quotation({ lead, text }: NonNullable<MailContent['quote']>): string {
  const body = lead ? `<b>${lines(lead)}</b><br>${lines(text)}` : lines(text);
  return `<table ${table} width="100%" style="margin:0 0 20px;border-collapse:collapse"><tr><td bgcolor="#f1f9fb" style="background:#f1f9fb;border-left:4px solid #8acfdf;padding:14px 18px;${font};font-size:16px;line-height:25px;color:${ink};${breaks}">${body}</td></tr></table>`;
}

function factsTable(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 12px 8px 0;border-top:1px solid ${line};${font};font-size:14px;line-height:20px;color:${inkMuted};width:120px;vertical-align:top;${breaks}">${wrappable(label)}</td><td style="padding:8px 0;border-top:1px solid ${line};${font};font-size:15px;line-height:22px;color:${ink};font-weight:600;${breaks}">${lines(value)}</td></tr>`,
  );
  return `<table ${table} width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('\n')}</table>`;
}

function linksTable(links: NonNullable<MailContent['links']>): string {
  const rows = links.map(
    ({ title, url, text }) =>
      `<tr><td style="padding:10px 0;border-top:1px solid ${line};${font};font-size:16px;line-height:24px;${breaks}"><a href="${escapeHtml(url)}" style="color:${link};font-weight:600">${wrappable(title)}</a><br><span style="font-size:14px;line-height:20px;color:${inkSoft}">${wrappable(text)}</span></td></tr>`,
  );
  return `<table ${table} width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('\n')}</table>`;
}

/** Outlook for Windows drops the padding of a link, and takes that of the cell, which others ignore. */
function callToAction({ label, url, kind }: NonNullable<MailContent['button']>): string {
  const color = buttonColors[kind];
  return `<table ${table} style="margin:4px 0 20px"><tr><td align="center" bgcolor="${color}" style="border-radius:10px;background:${color};mso-padding-alt:14px 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;mso-padding-alt:0;${font};font-size:16px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none;${breaks}">${wrappable(label)}</a></td></tr></table>`;
}

const textLink = ({ label, url }: NonNullable<MailContent['secondLink']>): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:26px"><a href="${escapeHtml(url)}" style="color:${link};font-weight:600">${wrappable(label)}</a></p>`;

const stopLink = (url: string): string => `<a href="${escapeHtml(url)}" style="color:${inkSoft}">Stop these emails</a>`;

const spelledOut = (url: string): string =>
  `<p style="margin:0 0 12px;${font};font-size:14px;line-height:21px;color:${inkSoft}">Button not working? Copy this address:<br><a href="${escapeHtml(url)}" style="color:${link};${breaks}">${wrappable(url)}</a></p>`;
