import { expect, test } from 'vitest';
import { type ReplyParts, replyText, UnreadableError } from './reply-text.js';

const read = (text: string, more: Partial<ReplyParts> = {}) => replyText({ text, html: '', emails: [], ...more });
const ours = 'Jordan Avila is asking you for a quote\n\nSide gate is 9 ft wide.';
const quoted = ours.replace(/^/gm, '> ');

test.each([
  [
    'Gmail',
    `We can.\n\nOn Tuesday?\n\nOn Sat, Nov 28, 2026 at 8:52 AM PoolPros <hello@poolpros.example>\nwrote:\n\n${quoted}\n`,
  ],
  [
    'Apple Mail',
    `We can.\n\nOn Tuesday?\n\nOn Nov 28, 2026, at 8:52 AM, PoolPros <hello@poolpros.example> wrote:\n\n${quoted}`,
  ],
  [
    'an iPhone',
    `We can.\n\nOn Tuesday?\n\nSent from my iPhone\n\n> On Nov 28, 2026, at 8:52 AM, PoolPros <x@y.example> wrote:\n>\n${quoted}`,
  ],
  [
    'Outlook',
    `We can.\r\n\r\nOn Tuesday?\r\n\r\n________________________________\r\nFrom: PoolPros <x@y.example>\r\nSent: Saturday\r\nTo: Dana\r\nSubject: New request\r\n\r\n${ours}`,
  ],
  [
    'Outlook without a line',
    `We can.\n\nOn Tuesday?\n\nFrom: PoolPros <x@y.example>\nSent: Saturday\nTo: Dana\nSubject: New request\n\n${ours}`,
  ],
  ['an old Outlook', `We can.\n\nOn Tuesday?\n\n-----Original Message-----\nFrom: PoolPros\nSent: Saturday\n\n${ours}`],
  [
    'one who signs',
    `We can.\n\nOn Tuesday?\n\n-- \nDana Kessler\nHillstone Pools\n\nOn Sat, Nov 28, 2026 at 8:52 AM PoolPros <x@y.example> wrote:\n${quoted}`,
  ],
  ['one who quotes nothing', 'We can.\n\nOn Tuesday?\n'],
])('what %s quotes is cut', (_, text) => {
  expect(read(text)).toBe('We can.\n\nOn Tuesday?');
});

test.each([
  ['an answer below a quotation', `${quoted}\n\nWe can.`, 'We can.'],
  [
    'a list between dashes',
    'Liner: $4,000\n---\nPump: $900\n---\nBoth: $4,700',
    'Liner: $4,000\n---\nPump: $900\n---\nBoth: $4,700',
  ],
  ['words after a farewell', 'See you then.\nCheers\nPS: bring the key.', 'See you then.\nCheers\nPS: bring the key.'],
  ['a name below a farewell', 'On Tuesday.\n\nBest regards,\nDana', 'On Tuesday.\n\nBest regards,\nDana'],
])('%s is kept', (_, text, words) => {
  expect(read(text)?.replace(/\n{2,}/g, '\n')).toBe(words.replace(/\n{2,}/g, '\n'));
});

test('a mail with HTML only is read as text, with its quotation cut', () => {
  const html = `<html><head><style>p{color:red}</style></head><body><div dir="ltr"><p>We can &amp; will.</p>
<ul><li>Tuesday</li><li>Friday</li></ul><a href="https://hillstone.example/pumps">Pumps</a><img src="https://x.example/pixel.gif"></div>
<br><div class="gmail_quote"><div class="gmail_attr">On Sat, Nov 28, 2026 at 8:52 AM PoolPros &lt;x@y.example&gt; wrote:<br></div>
<blockquote><p>Jordan asks you</p><p>Side gate</p></blockquote></div></body></html>`;
  expect(read('', { html })).toBe('We can & will.\n\n * Tuesday\n * Friday\n\nPumps (https://hillstone.example/pumps)');
});

test('the text part counts where there are both', () => {
  expect(read('The text', { html: '<p>The HTML</p>' })).toBe('The text');
});

test.each([
  ['a blank mail', ' \n\u00a0\n'],
  ['a quotation alone', `On Sat, Nov 28, 2026 at 8:52 AM PoolPros <x@y.example> wrote:\n${quoted}`],
])('%s says nothing', (_, text) => {
  expect(read(text)).toBeNull();
});

test('the email of the writer is removed from a signature and from what was not recognized as a quotation', () => {
  const text = 'On Tuesday.\nDana\nDana@Hillstone.example | +1 512 555 0100\n\n|From| dana@hillstone.example |';
  expect(read(text, { emails: ['dana@hillstone.example', ''] })).toBe(
    'On Tuesday.\nDana\n[email removed] | +1 512 555 0100\n\n|From| [email removed] |',
  );
  expect(read('danaXhillstone.example', { emails: ['dana.hillstone.example'] })).toBe('danaXhillstone.example');
});

test('control characters and overrides of the reading direction are left out', () => {
  expect(read('A\u0000\u001b[31m\u202ebc\u2028d\te\ud800')).toBe('A[31mbcd\te\ufffd');
});

test('a text on which the patterns of the parser never end is rejected in time', () => {
  const started = performance.now();
  for (const text of ['Op a schreef\n'.repeat(1500), '2000 from <'.repeat(1800)])
    expect(() => read(text)).toThrow(UnreadableError);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(read(`${'\n'.repeat(20_000)}Yes.`)).toBe('Yes.');
});
