import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { redirect } from 'react-router-dom';

const part = /^[0a-z](-([a-z]|[1-9]\d{0,3}))?$/;

/** The part of a list that a path names; throws a 404 for a word that can be none. */
export function partIn(params: { part?: string }): string {
  if (!part.test(params.part ?? '')) throw new Response(null, { status: 404 });
  return params.part ?? '';
}

/** Path of a part of the cities of a state. */
export const citiesPath = (state: string, part: string): string => pathTo(pagePaths.citiesByLetter, { state, part });

/** Path of a part of the names of the businesses in a city. */
export const namesPath = (state: string, city: string, part: string): string =>
  pathTo(pagePaths.namesByLetter, { state, city, part });

/** Throws a redirect where the names of a part are now in another one, as a list that grew has more of them. */
export function orCurrentPart(
  asked: string,
  { part: { value } }: { part: { value: string } },
  pathOf: (part: string) => string,
): void {
  if (asked !== value) throw redirect(pathOf(value));
}
