import { labelOf } from '@poolpros/contracts/catalogue';
import type { FigureKind, FigurePeriod, ListingFigures } from '@poolpros/contracts/http/listing-figures';

/** The periods as they are chosen. */
export const periodTexts: Record<FigurePeriod, { label: string; length: string }> = {
  '7d': { label: '7 days', length: '7 days' },
  '30d': { label: '30 days', length: '30 days' },
  '90d': { label: '90 days', length: '90 days' },
  '12m': { label: '12 months', length: '12 months' },
};

/** What is counted, and what that is. */
export const kindTexts: Record<FigureKind, { label: string; is: string }> = {
  impression: { label: 'Views in lists', is: 'Half of your card was in view for a second.' },
  profile_view: { label: 'Page views', is: 'Visitors who opened your page.' },
  call: { label: 'Calls', is: 'Taps on your phone number.' },
  website: { label: 'Website clicks', is: 'Clicks on your website link.' },
  contact: { label: 'Contact form', is: 'Visitors who started a message.' },
  request: { label: 'Requests', is: 'Messages that reached you.' },
};

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
export const countText = (count: number): string => number.format(count);

/** How a total differs from the one before: `12 more than in the previous 30 days`. */
export function changeText(total: number, before: number, length: string): string {
  const more = total - before;
  if (more === 0) return `The same as in the previous ${length}`;
  return `${countText(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in the previous ${length}`;
}

/** `3 h 10 min`. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 && `${countText(hours)} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** `12.5%`. */
export const shareText = (share: number): string => `${countText(share * 100)}%`;

/** Which businesses the local medians are of; why there are none. */
export function localText(local: ListingFigures['local'], miles: number): string {
  if (local === null)
    return 'There is no local median yet: we have figures for fewer than five businesses with your main service near you or in your state.';
  const { businesses, service, area } = local;
  const where = area === 'near' ? `within ${miles} miles` : 'in your state';
  return `A local median is the middle figure among ${businesses} businesses that list ${labelOf(service)} ${where}.`;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The label of a part of a period: its first day, or its month. */
export const partText = (from: string, period: FigurePeriod): string =>
  (period === '12m' ? month : day).format(new Date(from));
