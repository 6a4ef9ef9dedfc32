import type { LetterPart as PartLink } from '@poolpros/contracts/http/letters';
import { letterLists } from '@poolpros/contracts/limits';

/** Entries in a row that begin with the same letter: all of them, or as many as a page has. */
export interface LetterRun {
  /** `0` is all that comes before "a". */
  letter: string;
  /** From 1. */
  number: number;
  entries: number;
  /** The names of the first and of the last one, folded. */
  first: string;
  last: string;
}

/** A page of a list by letter: a few letters, or one, or a run of one that has more entries than a page. */
export interface LetterPart extends PartLink {
  from: string;
  to: string;
  /** Null where it has all entries of its letters. */
  run: number | null;
  entries: number;
  /** The names of the first and of the last one, folded. */
  first: string;
  last: string;
}

/** The letter under which a folded name is listed. */
export function letterOf(folded: string): string {
  if (folded < 'a') return '0';
  return folded >= 'z' ? 'z' : folded.slice(0, 1);
}

/** The runs of names that are folded and sorted. */
export function runsOf(folded: readonly string[], size: number = letterLists.size): LetterRun[] {
  const runs: LetterRun[] = [];
  for (const name of folded) {
    const letter = letterOf(name);
    const run = runs.at(-1);
    if (run?.letter === letter && run.entries < size) {
      run.entries += 1;
      run.last = name;
    } else {
      const number = run?.letter === letter ? run.number + 1 : 1;
      runs.push({ letter, number, entries: 1, first: name, last: name });
    }
  }
  return runs;
}

/** The pages of a list: letters with few entries share one, a letter with many has several. */
export function partsOfRuns(runs: readonly LetterRun[], size: number = letterLists.size): LetterPart[] {
  const longLetters = new Set(runs.filter(({ number }) => number > 1).map(({ letter }) => letter));
  const parts: LetterPart[] = [];
  for (const run of runs) {
    const { letter, number, entries, first, last } = run;
    if (longLetters.has(letter)) {
      parts.push({
        value: `${letter}-${number}`,
        label: rangeLabel(first, last, String(number)),
        from: letter,
        to: letter,
        run: number,
        entries,
        first,
        last,
      });
      continue;
    }
    const previous = parts.at(-1);
    const shared = previous && previous.run === null && previous.entries + entries <= size ? parts.pop() : undefined;
    parts.push(ofLetters(shared?.from ?? letter, letter, run, shared));
  }
  return parts;
}

export const letterLabel = (letter: string): string => (letter === '0' ? '0–9' : letter.toUpperCase());

const ofLetters = (from: string, to: string, run: LetterRun, shared?: LetterPart): LetterPart => ({
  value: from === to ? from : `${from}-${to}`,
  label: from === to ? letterLabel(from) : `${from === '0' ? '0' : letterLabel(from)}–${letterLabel(to)}`,
  from,
  to,
  run: null,
  entries: (shared?.entries ?? 0) + run.entries,
  first: shared?.first ?? run.first,
  last: run.last,
});

const leastShown = 3;
const mostShown = 14;

/** "Sea–Sil": as many letters as the ends need to differ; with the numbers of the runs if they never do. */
export function rangeLabel(first: string, last: string, numbers: string): string {
  let common = 0;
  while (common < first.length && first[common] === last[common]) common += 1;
  const shown = Math.min(Math.max(common + 1, leastShown), mostShown);
  const [from, to] = [first, last].map((name) => capitalized(name.slice(0, shown).trim()));
  return from === to ? `${from} ${numbers}` : `${from}–${to}`;
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The part of a value; where there is none any more, the one that now has its letter, or what would follow it. */
export function partNamed(parts: readonly LetterPart[], value: string): LetterPart | undefined {
  const exact = parts.find((part) => part.value === value);
  if (exact) return exact;
  const letter = value.slice(0, 1);
  const run = Number(value.slice(2)) || 1;
  const ofLetter = parts.filter(({ from, to }) => from <= letter && letter <= to);
  return ofLetter[Math.min(run, ofLetter.length) - 1] ?? parts.find(({ from }) => from > letter) ?? parts.at(-1);
}
