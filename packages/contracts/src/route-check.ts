import { pageTable } from './page-table.js';
import { canonicalForm, isWrong, matchRoute, segmentsOf } from './route-match.js';

/** What is known of a path without asking for its data. */
export interface RouteCheck {
  /** Whether it is a path of the site, or one of a country. */
  isValid: boolean;
  /** Whether it is known to be wrong. What is neither valid nor that is a soft 404. */
  shouldBe404: boolean;
  /** The pattern that it fits, or null. */
  pattern: string | null;
  /** Paths that may have been meant; the last one says in brackets how the path of a city is formed. */
  suggestions: string[];
}

/** What the rules say of a path (docs/rules.md#valid-paths). */
export function checkRoute(pathname: string): RouteCheck {
  const segments = segmentsOf(pathname);
  const shouldBe404 = isWrong(segments);
  const pattern = shouldBe404 ? null : (matchRoute(pathname)?.row.path ?? countryPattern(segments));
  const isValid = pattern !== null;
  return { isValid, shouldBe404, pattern, suggestions: isValid ? [] : suggestionsFor(segments) };
}

/** A country of two letters is valid, whether it is one of ours or not. */
const countryPattern = (segments: readonly string[]): string | null =>
  segments.length === 1 && /^[a-z]{2}$/i.test(segments[0] ?? '') ? pageTable.closedCountry.path : null;

function suggestionsFor(segments: readonly string[]): string[] {
  const [first, second, third] = segments;
  const path = `/${segments.join('/')}`;
  const tries = [
    ...(path.includes('/pool-installers/') ? [path.replace('/pool-installers/', '/pool-contractors/')] : []),
    ...(segments.length === 3 && first !== 'us' ? [`/us/${second}/${third}`] : []),
  ];
  return [...tries.filter((suggestion) => matchRoute(suggestion)).map(canonicalForm), '/us/[state]/[city]'];
}
