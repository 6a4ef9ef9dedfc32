import { services as allServices, labelOf, type Service } from '@poolpros/contracts/catalogue';
import { readZip } from '@poolpros/contracts/zip';
import type { CarriedFigures } from '../../entities/contact/carried-figures.js';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import type { DetailValues } from '../../entities/requests/details.js';

/** A line about the search, or figures of a calculator, that goes with a message until the homeowner takes it out. */
export interface PrefilledLine {
  label: string;
  /** Of one line, but for figures. */
  text: string;
}

const isService = (id: string): id is Service => (allServices as readonly string[]).includes(id);

/** The details that a search answers: its service if it was the only one, and its ZIP. */
export function prefilledDetails({ services = [], location = '' }: SearchContext): Partial<DetailValues> {
  const [service, ...others] = services.filter(isService);
  const zip = readZip(location);
  return { ...(service && others.length === 0 && { service }), ...(zip && { zip }) };
}

/**
 * What was searched for, and where, as far as no detail says it. A visitor's own position has no name and stays with
 * them.
 */
export function prefilledLines(context: SearchContext): PrefilledLine[] {
  const { services = [], kind = '', location = '' } = context;
  const { service, zip } = prefilledDetails(context);
  const offers = services.filter((id) => id !== service).map(labelOf);
  const lines: PrefilledLine[] = [
    { label: 'Service', text: [...offers, kind].filter(Boolean).join(', ') },
    { label: 'Location', text: zip ? '' : location },
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
