import { isRadiusStated, labelOf, ratingPrior } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import { comingWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { replySpeed } from '@poolpros/contracts/reply-speed';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { compactHours } from './hours.js';

/** One value of a row. */
export interface CompareCell {
  text: string;
  note?: string;
  /** An unknown value. */
  unknown?: boolean;
  /** Drawn before the text. */
  mark?: 'yes' | 'no';
}

/** One row of a comparison; cells in the order of the installers. */
export interface CompareRow {
  label: string;
  /** The rating stands with its distribution. */
  isRating?: boolean;
  cells: CompareCell[];
  /** All cells say the same. */
  alike: boolean;
  /** Positions of the best value where it can be measured, and the word for it. */
  best: { at: number[]; word: string } | null;
}

interface Sketch {
  label: string;
  isRating?: boolean;
  cell: (installer: ComparedInstaller) => CompareCell;
  best?: { word: string; least?: boolean; value: (installer: ComparedInstaller) => number | null };
}

const unknown = (text: string, note?: string): CompareCell => ({ text, unknown: true, ...(note && { note }) });
const yesOrNo = (yes: boolean, more = ''): CompareCell =>
  yes ? { text: `Yes${more}`, mark: 'yes' } : { text: 'No', mark: 'no' };
const listed = (entries: readonly string[], nothing: string): CompareCell =>
  entries.length > 0 ? { text: entries.join(', ') } : unknown(nothing);

const speedOf = ({ responseMinutes }: ComparedInstaller) =>
  responseMinutes === null ? null : replySpeed(responseMinutes);

function replyCell(installer: ComparedInstaller): CompareCell {
  const speed = speedOf(installer);
  if (!speed) return unknown(installer.claimed ? 'Not measured yet' : 'Page not claimed yet');
  return { text: `Usually within ${speed.text}` };
}

/** A dash with a word joiner behind it: `Sat 9–1` stays on one line. */
const unbrokenDash = '–\u2060';

/** A check by its badge; until there is one, what to do. */
const checked = (kind: 'license' | 'insurance') => (installer: ComparedInstaller) => {
  const badge = installer.badges.find((each) => each.kind === kind);
  return badge ? { text: badge.text } : unknown('Not checked yet', 'ask the contractor');
};

/** A mean of few reviews is not called the highest. */
const comparedRating = ({ rating, reviewCount }: ComparedInstaller) =>
  reviewCount >= ratingPrior.weight ? rating : null;

function sketches({ point, location, services: searched }: Required<Omit<SearchContext, 'kind'>>): Sketch[] {
  const near: Sketch[] = [
    {
      label: 'Distance',
      cell: ({ distance }) => (distance === null ? unknown('Unknown') : { text: `${distance.toFixed(1)} miles` }),
      best: { word: 'nearest', least: true, value: ({ distance }) => distance },
    },
    {
      label: 'Serves your address',
      cell: ({ servesPoint, serviceRadius }) =>
        isRadiusStated(serviceRadius)
          ? yesOrNo(servesPoint === true, location && `, ${location}`)
          : unknown(`${servesPoint ? 'Within' : 'Farther than'} ${serviceRadius} miles`, 'ask if they come to you'),
    },
  ];
  return [
    ...(point ? near : []),
    {
      label: 'Rating',
      isRating: true,
      cell: ({ rating, reviewCount }) =>
        rating === null
          ? unknown('No reviews yet')
          : { text: `${rating.toFixed(1)} from ${counted(reviewCount, 'review')}` },
      best: { word: 'highest', value: comparedRating },
    },
    {
      label: 'Reply speed',
      cell: replyCell,
      best: { word: 'fastest', least: true, value: (installer) => speedOf(installer)?.within ?? null },
    },
    { label: 'License', cell: checked('license') },
    { label: 'Insurance', cell: checked('insurance') },
    ...searched.map(
      (service): Sketch => ({
        label: labelOf(service),
        cell: ({ services, poolTypes }) => yesOrNo([...services, ...poolTypes].some((each) => each === service)),
      }),
    ),
    {
      label: searched.length > 0 ? 'Other services' : 'Services',
      cell: ({ services }) =>
        listed(services.filter((service) => !searched.includes(service)).map(labelOf), 'None listed'),
    },
    { label: 'Pool types', cell: ({ poolTypes }) => listed(poolTypes.map(labelOf), 'None listed') },
    {
      label: 'Price range',
      cell: ({ priceRange }) =>
        priceRange ? { text: priceRange, note: 'from the contractor' } : unknown('Ask for a price'),
    },
    {
      label: 'Works within',
      cell: ({ serviceRadius, city }) =>
        isRadiusStated(serviceRadius)
          ? { text: `${serviceRadius} miles`, note: `of ${city}` }
          : unknown('Not stated', `shown in searches within ${serviceRadius} miles of ${city}`),
    },
    {
      label: 'Hours',
      cell: (installer) => {
        const text = compactHours(installer).replaceAll('–', unbrokenDash);
        return text ? { text } : unknown('Not given');
      },
    },
    {
      label: 'Next free week',
      cell: ({ freeWeeks = [], timeZone }) => {
        const [next] = comingWeeks(freeWeeks, new Date(), timeZone);
        return next ? { text: weekText(next.week), note: 'from the contractor' } : unknown('Not given');
      },
    },
    {
      label: 'Founded',
      cell: ({ foundedYear }) => (foundedYear === null ? unknown('Not given') : { text: String(foundedYear) }),
    },
    {
      label: 'Crew',
      cell: ({ crewSize }) =>
        crewSize === null ? unknown('Not given') : { text: counted(crewSize, 'person', 'people') },
    },
  ];
}

/** The rows of a comparison. The two about a place need a point. */
export const compareRows = (
  installers: readonly ComparedInstaller[],
  context: Required<Omit<SearchContext, 'kind'>>,
): CompareRow[] =>
  sketches(context).map(({ label, isRating = false, cell, best }) => {
    const cells = installers.map(cell);
    const [first] = cells;
    return {
      label,
      isRating,
      cells,
      alike: cells.length > 1 && cells.every(({ text, note }) => text === first?.text && note === first.note),
      best: best ? { at: bestAt(installers.map(best.value), best.least ?? false), word: best.word } : null,
    };
  });

/** Positions of the best of at least two known values; none when all are equal. */
function bestAt(values: (number | null)[], least: boolean): number[] {
  const known = values.filter((value) => value !== null);
  const best = least ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
