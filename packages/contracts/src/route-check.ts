import { pageTable } from './page-table.js';
import { canonicalForm, isWrong, matchRoute, segmentsOf } from './route-match.js';

/** What is known about a path without loading its data. */
export interface RouteCheck {
  /** Whether it is a path of the site, or of a country. */
  isValid: boolean;
  /** Whether it is known to be wrong. A path that is neither valid nor wrong is a soft 404. */
  shouldBe404: boolean;
  /** The pattern that it matches, or null. */
  pattern: string | null;
  /** Similar paths. The last one shows in brackets how the path of a city is formed. */
  suggestions: string[];
}

/** Checks a path against the rules (docs/rules.md#valid-paths). */
export function checkRoute(pathname: string): RouteCheck {
  const segments = segmentsOf(pathname);
  const shouldBe404 = isWrong(segments);
  const pattern = shouldBe404 ? null : (matchRoute(pathname)?.row.path ?? countryPattern(segments));
  const isValid = pattern !== null;
  return { isValid, shouldBe404, pattern, suggestions: isValid ? [] : suggestionsFor(segments) };
}

/** Any two-letter country is valid, whether we know it or not. */
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
