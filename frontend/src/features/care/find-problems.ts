import { labelOf } from '@poolpros/contracts/catalogue';
import { type Problem, problems } from '../../../content/care/problems.js';

/** Words that describe no problem on a page about pools. */
const emptyWords = new Set(
  'a after all and are at be but by do does dont for from get has have i in is isnt it its keep keeps my not of on or our out pool pools so stays that the there this to too very was water we what when why with wont'.split(
    ' ',
  ),
);
/** Letters from which on a word may be the beginning of what is typed: "leak" of "leaking". */
const leastStem = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

const index = problems.map((problem) => ({
  problem,
  named: wordsOf(`${problem.title} ${problem.words}`),
  told: wordsOf(
    [...problem.causes, ...problem.checks, ...problem.fix, problem.call, labelOf(problem.service)].join(' '),
  ),
}));

/** Problems that hold every word that says something, those that are named so before those that only mention it. */
export function findProblems(typed: string): readonly Problem[] {
  const wanted = wordsOf(typed).filter((word) => !emptyWords.has(word));
  return index
    .map((entry) => ({ entry, named: wanted.filter((word) => entry.named.some((known) => fits(known, word))).length }))
    .filter(({ entry, named }) => named === wanted.length || wanted.every((word) => holds(entry, word)))
    .toSorted((a, b) => b.named - a.named)
    .map(({ entry }) => entry.problem);
}

const fits = (known: string, typed: string): boolean =>
  known.startsWith(typed) || (known.length >= leastStem && typed.startsWith(known));

const holds = ({ named, told }: (typeof index)[number], word: string): boolean =>
  [...named, ...told].some((known) => fits(known, word));
