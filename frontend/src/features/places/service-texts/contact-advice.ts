import type { CityPage } from '@poolpros/contracts/http/places';
import type { Question } from './about.js';

type There = Pick<CityPage['services'][number], 'serving' | 'medianRating'>;

/** Who can be asked about a work in a city, and what those who had it done say of them. */
export const contactAdvice = (work: string, city: string, { serving, medianRating }: There): Question => ({
  question: `Who can I ask about ${work} in ${city}?`,
  answer: `${listed(work, city, serving)}${serving > 0 ? `; ${rated(serving, medianRating)}` : ''}.`,
});

function listed(work: string, city: string, serving: number): string {
  if (serving === 0)
    return `No listed business in range of ${city} offers ${work} yet; the nearest businesses are shown above`;
  return serving === 1
    ? `One listed business in range of ${city} offers ${work}`
    : `${serving} listed businesses in range of ${city} offer ${work}`;
}

function rated(serving: number, median: number | null): string {
  if (median === null) return 'nobody has reviewed a finished job yet';
  return serving === 1
    ? `its reviews of finished jobs average ${median.toFixed(1)} stars`
    : `half of the businesses with reviews of finished jobs have ${median.toFixed(1)} stars or more`;
}
