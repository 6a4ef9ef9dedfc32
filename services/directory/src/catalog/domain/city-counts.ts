import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { Summary } from '@poolpros/contracts/http/installers';
import { stateBySlug } from '@poolpros/contracts/states';
import { oneDecimal } from '../../listings/domain/rating.js';

/** The published installers of one city; `stars` is the sum of all stars of their job reviews. */
export interface CityCounts {
  stateSlug: string;
  citySlug: string;
  city: string;
  installers: number;
  reviews: number;
  stars: number;
  sample: boolean;
  /** Those of each service type. */
  types: Partial<Record<ServiceType, number>>;
}

/** Totals over several cities. */
export function totalOf(byCity: Iterable<CityCounts>): {
  installers: number;
  reviews: number;
  averageRating: number | null;
} {
  let installers = 0;
  let reviews = 0;
  let stars = 0;
  for (const city of byCity) {
    installers += city.installers;
    reviews += city.reviews;
    stars += city.stars;
  }
  return { installers, reviews, averageRating: reviews === 0 ? null : oneDecimal(stars / reviews) };
}

/** Cities by number of installers, most first; ties by name. */
export const byInstallers = (
  a: { installers: number; label: string },
  b: { installers: number; label: string },
): number => b.installers - a.installers || a.label.localeCompare(b.label, 'en');

/** How many cities of which state the popular searches show (docs/rules.md#popular-cities). */
const popularCities: Readonly<Record<string, number>> = { texas: 4, florida: 2, wyoming: 1 };

function popularOf(byCity: readonly CityCounts[]): Summary['popular'] {
  return Object.entries(popularCities).flatMap(([stateSlug, count]) =>
    byCity
      .filter((city) => city.stateSlug === stateSlug)
      .map(({ citySlug, city, installers }) => ({ citySlug, label: city, installers }))
      .sort(byInstallers)
      .slice(0, count)
      .map(({ citySlug, label, installers }) => ({
        stateSlug,
        state: stateBySlug(stateSlug)?.label ?? stateSlug,
        citySlug,
        city: label,
        installers,
      })),
  );
}

/** The counts of the whole site, from its listings. */
export const summaryOf = (byCity: readonly CityCounts[]): Omit<Summary, 'foundingMembers'> => ({
  ...totalOf(byCity),
  states: new Set(byCity.map((city) => city.stateSlug)).size,
  sampleData: byCity.some((city) => city.sample),
  popular: popularOf(byCity),
});
