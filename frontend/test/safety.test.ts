import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chemistry, chlorineByStabilizer } from '../content/care/chemistry.js';
import { problemTree, type TreeQuestion, type TreeResult } from '../content/care/problem-tree.js';
import { problems } from '../content/care/problems.js';
import { chemicalRules, rhythm, seasons, waterTypes } from '../content/care/upkeep.js';
import { readComponents } from './content/component-texts.js';
import { readContent } from './content/content-file.js';

const texts = [...readContent(), ...readComponents()];
const pieces = texts.flatMap(({ file, prose, alts }) =>
  [...prose, ...alts].map(({ line, text }) => ({ file, line, text })),
);

/** Where a text says this, as `file:line: text`. */
const saying = (pattern: RegExp, unless?: RegExp): string[] =>
  pieces
    .filter(({ text }) => pattern.test(text) && !unless?.test(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);

const textOf = (file: string): string =>
  pieces
    .filter((piece) => piece.file === `content/${file}`)
    .map(({ text }) => text)
    .join('\n');

const rowOf = (id: string) => chemistry.find((row) => row.id === id);
const problemOf = (id: string) => problems.find((problem) => problem.id === id);
const stepsOf = (id: string) => [...seasons, ...waterTypes].find((list) => list.id === id)?.steps.join('\n');

it('chlorine is at least 2 ppm and at least a twentieth of the stabilizer, which is never above 90 ppm', () => {
  for (const { cyanuricAcid, least, target } of chlorineByStabilizer) {
    expect(least).toBeGreaterThanOrEqual(2);
    expect(cyanuricAcid / least).toBeLessThanOrEqual(20);
    expect(target).toBeGreaterThanOrEqual(least);
  }
  expect(chlorineByStabilizer.map(({ cyanuricAcid, least }) => [cyanuricAcid, least])).toEqual(
    expect.arrayContaining([
      [30, 2],
      [50, 2.5],
      [90, 4.5],
    ]),
  );
  expect(Math.max(...chlorineByStabilizer.map(({ cyanuricAcid }) => cyanuricAcid))).toBe(90);
  expect(saying(/(?:cyanuric acid|stabilizer)[^.]* above 100\b|never above 100/i)).toEqual([]);
});

it('no text gives an amount of free chlorine for a pool without its stabilizer', () => {
  const amount =
    /chlorine\b[^.]*\b[1-3](?:\.\d)?(?: ?(?:–|to) ?[1-5])? (?:ppm|parts per million)|chlorine\b[^.]*\bone part per million/i;
  expect(saying(amount, /cyanuric|stabilizer|combined|bromine|hot tub|raises 10,000 gallons/i)).toEqual([]);
  expect(rowOf('free-chlorine')?.pool).toMatch(/cyanuric acid/);
});

it('water with too little or too much chlorine keeps everyone out', () => {
  for (const id of ['free-chlorine', 'bromine']) {
    expect(rowOf(id)?.tooLow).toMatch(/keep everyone out/i);
    expect(rowOf(id)?.tooHigh).toMatch(/above the limit on the (?:product’s )?label.*keep everyone out/i);
  }
  expect(rowOf('free-chlorine')?.tooHigh).toMatch(/10 ppm/);
  for (const id of ['green-water', 'black-spots', 'stains']) expect(problemOf(id)?.danger).toMatch(/nobody swims/i);
});

it('burning eyes are tested before anything is added', () => {
  const nodes = (node: TreeQuestion | TreeResult): (TreeQuestion | TreeResult)[] =>
    'answers' in node ? [node, ...node.answers.flatMap(({ next }) => nodes(next))] : [node];
  const smell = nodes(problemTree).find(({ id }) => id === 'smell');
  expect(smell).toHaveProperty('question', expect.stringMatching(/free chlorine, total chlorine and pH/));
  expect(problemOf('strong-smell')?.danger).toMatch(/^Test before you add anything/);
  expect(saying(/asks? for more and not for less|do not cut the chlorine/i)).toEqual([]);
});

it('black algae get shock level for days, with nobody in the pool', () => {
  const black = problemOf('black-spots');
  expect(black?.fix.join(' ')).toMatch(/shock level for your cyanuric acid.*several days/);
  expect(black?.danger).toMatch(/nobody swims at shock level/i);
});

it('the gap below a fence is 2 inches over grass and 4 inches over concrete alone', () => {
  const fence = textOf('articles/pool-fences-in-practice.mdx');
  expect(fence).toMatch(/over grass, gravel or soil\n2 inches or less/);
  expect(fence).toMatch(/over concrete or a deck\n4 inches or less/);
  expect(saying(/\bgap\b[^.|]*\b4 inches|\b4 inches of gap\b/i, /2 inches/)).toEqual([]);
  expect(saying(/solid ground[^.]*4 inches|4-inch ball[^.]*\bunder\b/i)).toEqual([]);
  const drawing = readFileSync(join(import.meta.dirname, '../content/articles/pool-fence.svg'), 'utf8');
  expect(drawing.match(/<text[^>]*>[^<]*(?:or less|over)[^<]*/g)?.map((text) => text.replace(/<[^>]*>/, ''))).toEqual([
    '2 in or less',
    'over grass',
    '4 in or less',
    'over concrete',
  ]);
});

it('no text offers to dive, and where it names diving it names what makes it unsafe', () => {
  expect(saying(/\bswim and dive\b|\bdiving (?:end|well)\b/i)).toEqual([]);
  const offered = saying(
    /\b(?:dive|diving)\b/i,
    /no diving|nine feet|length|insurer|insurance|does not fit|another matter|no one dives|depth, length/i,
  );
  expect(offered).toEqual([]);
  expect(saying(/\b(?:five|six|seven|eight|[5-8]) feet of water\b/i, /no diving/i)).toEqual([]);
});

it('no children under 5 go into a hot tub, and in pregnancy a doctor is asked first', () => {
  const spas = textOf('care/spas-hot-tubs.mdx');
  expect(spas).toMatch(/No children under 5/);
  expect(spas).toMatch(/Pregnant\? Ask your doctor/);
  expect(rowOf('temperature')?.tooHigh).toMatch(/No children under 5/);
  expect(saying(/small children[^.]*minutes|children need less|limit in pregnancy/i)).toEqual([]);
});

it('the hot tub page tells of Legionella, of hot tub rash, of who is at risk and of the levels that protect', () => {
  const spas = textOf('care/spas-hot-tubs.mdx');
  for (const said of [
    /Legionella/,
    /Hot tub rash/,
    /over 50, smokers.*weak immune/,
    /3 ppm of free chlorine or 4 ppm of bromine/,
  ])
    expect(spas).toMatch(said);
});

it('antifreeze is made of propylene glycol and labeled for pools, never automotive', () => {
  expect(saying(/antifreeze/i, /propylene glycol|never (?:use )?automotive|which antifreeze/i)).toEqual([]);
  expect(stepsOf('fall')).toMatch(/propylene glycol[\s\S]*never use it/);
  expect(textOf('articles/opening-a-pool-after-a-hard-winter.mdx')).toMatch(/Never use automotive antifreeze/);
});

it('closing drains heater, filter and pump before lines are blown out, and warns of the compressor', () => {
  expect(stepsOf('fall')).toMatch(
    /Drain the heater, filter and pump first[\s\S]*Blow out each line[\s\S]*compressed air can/,
  );
});

it('the pump is off before the multiport valve moves, and DE is recharged', () => {
  const told = /\bbackwash (?:and rinse|an? |sand (?:and|or)|until)|\bto backwash\b|\bDE: backwash/i;
  expect(saying(told).length).toBeGreaterThan(2);
  expect(saying(told, /pump off/i)).toEqual([]);
  const filter = problemOf('filter-pressure');
  expect(filter?.danger).toMatch(/Never move the multiport valve with the pump on/);
  expect(filter?.fix.join(' ')).toMatch(
    /pump off[\s\S]*rinse[\s\S]*recharge the filter with fresh powder after each backwash/i,
  );
  expect(rhythm.find(({ work }) => /backwash/.test(work))?.work).toMatch(/^Turn the pump off before.*recharge DE/);
});

it('two products never meet, and the text says what happens', () => {
  const rules = chemicalRules.join('\n');
  expect(rules).toMatch(/Never mix two products\. Acid and chlorine make chlorine gas\. Trichlor and cal-hypo.*flames/);
  expect(rules).toMatch(/one product at a time with the pump on\. Wait 30 minutes/);
  expect(rules).toMatch(/Never put tablets or shock into the skimmer/);
  expect(saying(/never mix two/i, /chlorine gas|what happens/i)).toEqual([]);
  expect(stepsOf('tablets')).not.toMatch(/skimmer with the pump off/);
  expect(stepsOf('liquid')).toMatch(/vinyl.*dissolve cal-hypo/);
});

it('an acid wash is left to a company', () => {
  expect(chemicalRules.join('\n')).toMatch(/acid wash is not a job for a homeowner/);
  expect(textOf('articles/when-to-resurface-a-plaster-pool.mdx')).toMatch(/Never acid wash a pool yourself/);
});

it('nobody looks for a drain over dark water', () => {
  expect(saying(/from a ladder with/i)).toEqual([]);
  expect(textOf('articles/opening-a-pool-after-a-hard-winter.mdx')).toMatch(/leave the pump off until you can/);
});

it('a leak begins at an eighth of an inch beyond the bucket that repeats', () => {
  expect(saying(/quarter (?:of an )?inch[^.]*(?:beyond|faster than) the bucket/i)).toEqual([]);
  expect(problemOf('losing-water')?.call).toMatch(/over 1\/8 inch a day more than the bucket and a second test/);
});
