import { labelOf } from '@poolpros/contracts/catalogue';
import type { CarriedFigures } from '../../entities/contact/carried-figures.js';
import type { SearchContext } from '../../entities/listings/compare-list.js';

/** A line about the search, or figures of a calculator, that goes with a message until the homeowner takes it out. */
export interface PrefilledLine {
  label: string;
  /** Of one line, but for figures. */
  text: string;
}

/** What was searched for, and where. A visitor's own position has no name and stays with them. */
export function prefilledLines({ services = [], kind = '', location = '' }: SearchContext): PrefilledLine[] {
  const lines: PrefilledLine[] = [
    { label: 'Service', text: [...services.map(labelOf), kind].filter(Boolean).join(', ') },
    { label: 'Place', text: location },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Figures of a calculator as a line; none without them. */
export const figureLines = (figures: CarriedFigures | null): PrefilledLine[] =>
  figures ? [{ label: figures.title, text: figures.text }] : [];

const written = ({ label, text }: PrefilledLine): string =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`;

const head = (lines: readonly PrefilledLine[]): string =>
  lines.length === 0 ? '' : `${lines.map(written).join('\n')}\n\n`;

/** The message as it is sent: the lines above what was typed. */
export const withLines = (lines: readonly PrefilledLine[], message: string): string => `${head(lines)}${message}`;

/** How many characters the lines take of the message. */
export const lengthOf = (lines: readonly PrefilledLine[]): number => head(lines).length;
