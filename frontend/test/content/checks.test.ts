import { expect, it } from 'vitest';
import {
  checkAlts,
  checkDuplicates,
  checkFigures,
  checkFrontMatter,
  checkHeadings,
  checkLinks,
  checkParagraphs,
  checkPhrases,
  checkReading,
  checkSpelling,
} from './checks.js';
import { readComponent } from './component-texts.js';
import { readData, readText } from './content-file.js';
import { ownPathProblem } from './own-paths.js';

const front = [
  '---',
  'title: How to close a pool',
  'description: What to do in which order before the first frost, and what to leave alone.',
  'updated: 2026-11-22',
  '---',
];
/** A text whose body begins on line 7. */
const text = (...lines: string[]) => readText('content/care/closing.mdx', [...front, '', ...lines].join('\n'));
const today = '2026-11-22';

it('finds nothing wrong with a plain text', () => {
  const plain = text('Brush the walls.', '', '## The cover', '', 'See the [calculator](/cost-calculator).');
  expect([
    ...checkFrontMatter(plain, today),
    ...checkHeadings(plain),
    ...checkLinks(plain, ownPathProblem),
    ...checkPhrases(plain),
    ...checkReading(plain),
    ...checkFigures(plain),
  ]).toEqual([]);
});

it.each([
  ['title: How to close a pool', 'title: Pool', '`title`'],
  ['before the first frost, and what to leave alone.', '', '`description`'],
  ['updated: 2026-11-22', 'updated: November', '`updated'],
  ['updated: 2026-11-22', 'updated: 2026-11-23', '`updated'],
  ['updated: 2026-11-22', 'updated: 2026-11-22\nsources:\n  - title: CPSC\n    url: http://cpsc.gov', '`sources`'],
])('asks for front matter where “%s” is “%s”', (right, wrong, named) => {
  const changed = readText('a.mdx', [...front, '', 'Text.'].join('\n').replace(right, wrong));
  expect(checkFrontMatter(changed, today)).toEqual([expect.stringContaining(named)]);
});

it.each([
  ['# First', 'has to be ##'],
  ['### Third', 'leaves out a level'],
  ['## Same\n\n## Same', 'is a heading above already'],
])('names the heading of “%s”', (lines, remedy) => {
  expect(checkHeadings(text(lines))).toEqual([expect.stringMatching(new RegExp(`closing.mdx:(7|9): .*${remedy}`))]);
});

it.each([
  ['/no-such-page', 'no page of the page table'],
  ['/pool-financing-payment-calculator', 'link paymentCalculator'],
  ['/us/texsa/pool-contractors', '“texsa” is no state'],
  ['/us/blog/no-such-article', 'there is no article'],
  ['/reset-password/abc', 'nothing knows the values of :token'],
  ['/search-results?serviceType=gardens', 'the search does not know serviceType=gardens'],
  ['#nowhere', 'is no heading of this text'],
  ['http://example.com', 'https://'],
  ['page.html', 'https://'],
])('does not let a text link %s', (to, remedy) => {
  expect(checkLinks(text(`See [this](${to}).`), ownPathProblem)).toEqual([expect.stringContaining(remedy)]);
});

it('reads the links of front matter and of data', () => {
  const above = readText('a.mdx', [...front.slice(0, -1), 'next:', '  to: /nowhere', '---', '', 'Text.'].join('\n'));
  expect(checkLinks(above, ownPathProblem)).toEqual(['a.mdx:6: /nowhere: no page of the page table has this path']);
  const data = readData('a.ts', "export const a = [{ to: '/nowhere' }];", { a: [{ to: '/nowhere' }] });
  expect(checkLinks(data, ownPathProblem)).toHaveLength(1);
});

it('asks what a picture shows', () => {
  expect(checkAlts(text('![](/plan.svg)', '', '<Figure src="/a.svg" alt="Plan" />'))).toHaveLength(2);
  expect(checkAlts(text('![Plan of a pool with two gates](/plan.svg)'))).toEqual([]);
});

it.each([
  'We guarantee it.',
  'The best pool.',
  'Ask a licensed and insured firm.',
  'Enjoy it!',
  'Get peace of mind.',
  'A verified contractor.',
])('does not let a text say “%s”', (sentence) => {
  expect(checkPhrases(text(sentence))).toHaveLength(1);
});

it('finds a sentence on two pages, however it is set', () => {
  const one = text('Turn off the pump before you open the lid.');
  const other = readText('b.mdx', [...front, '', 'Turn off the **pump** before you open the lid.'].join('\n'));
  expect(checkDuplicates([one, other])).toContainEqual(expect.stringContaining('stands at content/care/closing.mdx:7'));
  expect(checkDuplicates([one, text('Turn it off.')]).filter((found) => found.includes('pump'))).toEqual([]);
});

it('asks for shorter sentences and plainer words', () => {
  const long = `Turn ${'and turn '.repeat(20)}it off.`;
  expect(checkReading(text(long))).toEqual([expect.stringContaining('divide it')]);
  const heavy = 'Municipal authorities administer comprehensive residential requirements concerning installations. ';
  expect(checkReading(text(heavy.repeat(15)))).toEqual([expect.stringContaining('reads like grade')]);
});

it('asks for the name of an amount', () => {
  expect(checkFigures(text('A cover is $1,000 to $3,000, or $1.40, in the middle.'))).toEqual(
    ['$1,000', '$3,000', '$1.40'].map((amount) => expect.stringContaining(`:7: “${amount}”`)),
  );
  expect(checkFigures(text("A cover is {figure('covers.mesh')}, a listing $0."))).toEqual([]);
  const rule = readData('content/regulations/states/texas.ts', "export const a = 'A job of $5,000 or more.';", {});
  expect(checkFigures(rule)).toEqual([]);
});

it('lets an example have the amounts that stand above the text, and no others there', () => {
  const example = (line: string) =>
    readText('a.mdx', [...front.slice(0, -1), "example: ['$71,000', '$300']", '---', '', line].join('\n'));
  expect(checkFigures(example('One offer is $71,000, the other $300 more.'))).toEqual([]);
  expect(checkFigures(example('One offer is $71,000, the other $88,000.'))).toEqual([
    expect.stringContaining('“$88,000”: name it'),
    expect.stringContaining('“$300” of `example`, `law` or `quoted` is not in the text'),
  ]);
});

it('lets a text quote the amounts of a law that it lists', () => {
  const law = (text: string) =>
    readText('a.mdx', [...front.slice(0, -1), "law: ['$1,000']", '---', '', text].join('\n'));
  expect(checkFigures(law('The law caps it at $1,000.'))).toEqual([]);
  expect(checkFigures(law('The law caps it at $1,000, not at $2,000.'))).toEqual([
    expect.stringContaining('“$2,000”: name it'),
  ]);
});

it('finds a paragraph that stands in a component', () => {
  const part = (words: number) =>
    readComponent('part.tsx', `export const Part = () => <p>${'word '.repeat(words)}</p>;`);
  expect(checkParagraphs(part(16))).toEqual([expect.stringContaining('part.tsx:1: 16 words')]);
  expect(checkParagraphs(part(15))).toEqual([]);
});

it('reads the words and the links of a sentence of data, and leaves out its values', () => {
  const sentence = 'The [calculator](/cost-calculator) knows {unsaid} of them.';
  expect(readData('a.ts', sentence, { sentence })).toMatchObject({
    prose: [{ text: 'The calculator knows … of them.' }],
    links: [{ text: '/cost-calculator' }],
  });
});

it('puts the figure in where a text names one, and knows no other', () => {
  expect(text("A mesh cover is {figure('covers.mesh')}.").prose.at(-1)?.text).toBe('A mesh cover is $1,000 to $3,000.');
  expect(text("About {figure('covers.mesh.mid')}.").prose.at(-1)?.text).toBe('About $1,900.');
  expect(() => text("{figure('covers.gold')} or so.")).toThrow('there is no figure covers.gold');
  expect(() => text('Say {1 + 1} or so.')).toThrow('no other expression');
});

it('finds a word that nobody knows, and lets names and abbreviations be', () => {
  const known = (word: string) => ['turn', 'on', 'the', 'pump'].includes(word);
  const spelt = (line: string) => checkSpelling({ ...text(line), prose: text(line).prose.slice(-1) }, known);
  expect(spelt('Turn on the pmup.')).toEqual([expect.stringContaining(':7: “pmup” is not in the dictionary')]);
  expect(spelt('Turn on the GFCI, the pump’s Hayward.')).toEqual([]);
});
