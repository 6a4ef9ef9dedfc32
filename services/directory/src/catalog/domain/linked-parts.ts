import type { LetterPart as PartLink } from '@poolpros/contracts/http/letters';
import { letterLists } from '@poolpros/contracts/limits';
import { type LetterPart, letterLabel, rangeLabel } from './letter-parts.js';

const linkTo = ({ value, label }: LetterPart): PartLink => ({ value, label });

/**
 * The parts that a page links to. Of a list with very many parts these are the first one of each section, and the others
 * of the section that the page itself shows.
 */
export function linkedParts(parts: readonly LetterPart[], current: LetterPart | null): PartLink[] {
  if (parts.length <= letterLists.linked) return parts.map(linkTo);
  const letters = new Set(parts.map(({ from }) => from));
  return [...letters].flatMap((letter) => {
    const sections = sectionsOf(parts.filter(({ from }) => from === letter));
    return sections.flatMap((section) =>
      current && section.includes(current) ? section.map(linkTo) : headOf(section, sections.length === 1),
    );
  });
}

/** A letter with more parts than a page may link has several sections of them. */
function sectionsOf(ofLetter: readonly LetterPart[]): LetterPart[][] {
  const count = Math.ceil(ofLetter.length / letterLists.section);
  return Array.from({ length: count }, (_, index) =>
    ofLetter.slice(index * letterLists.section, (index + 1) * letterLists.section),
  );
}

/** The link to the first part of a section, which stands for all of them. */
function headOf(section: readonly LetterPart[], isWholeLetter: boolean): PartLink[] {
  const [first, last] = [section[0], section.at(-1)];
  if (!first || !last) return [];
  if (first === last) return [linkTo(first)];
  const { value, from } = first;
  const label = isWholeLetter ? letterLabel(from) : rangeLabel(first.first, last.last, `${first.run}–${last.run}`);
  return [{ value, label }];
}
