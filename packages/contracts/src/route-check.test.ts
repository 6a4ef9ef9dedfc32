import { expect, it } from 'vitest';
import { isPage, routeRows, rowNamed } from './page-table.js';
import { serviceSlugs } from './pages/places.js';
import type { Path } from './pages/row.js';
import { checkRoute } from './route-check.js';
import { canonicalForm, matchRoute, precedence } from './route-match.js';
import { routeExamples } from './testing/route-examples.js';

it.each(Object.entries(routeExamples))('%s has %s, also with a slash at its end', (name, path) => {
  for (const asked of [path, `${path}/`]) expect(matchRoute(asked)?.name).toBe(name);
  const { pattern, ...check } = checkRoute(path);
  expect(check).toEqual({ isValid: true, shouldBe404: false, suggestions: [] });
  expect(pattern).toBe(rowNamed(name).path);
});

it.each(['fr', 'it', 'de', 'uk', 'au'])('/%s is a country that is not open yet', (country) => {
  expect(matchRoute(`/${country}`)?.name).toBe('closedCountry');
});

it.each([
  ['/xx', '/:country'],
  ['/us/blog/winter', '/us/blog/:slug'],
  ['/for-contractors', '/for-contractors'],
  ['/pricing/', '/pricing'],
  ['/pool-types-guide', '/pool-types-guide'],
  ['/cost-calculator', '/cost-calculator'],
  ['/water-cost-calculator', '/water-cost-calculator'],
  ['/energy-efficiency-calculator', '/energy-efficiency-calculator'],
  ...serviceSlugs.map((service) => [`/${service}/texas/austin`, '/:service/:state/:city']),
])('%s is valid, be its page there or not', (path) => {
  expect(checkRoute(path)).toMatchObject({ isValid: true, shouldBe404: false, suggestions: [] });
  expect(checkRoute(path.toUpperCase())).toMatchObject({ isValid: true });
});

it.each([
  '/us/pool-contractors/hillstone-pools',
  '/us/pool-contractors/austin/pool-contractors',
  '/us/pool-installers/austin',
  '/US/Pool-Installers/austin/',
  '/pool-installers',
  '/pool-installers/texas/austin',
  '/pool-installers-texas',
  '/invalid-page',
  '/invalid-service/texas/austin',
])('%s is known to be wrong', (path) => {
  expect(matchRoute(path)).toBeNull();
  expect(checkRoute(path)).toMatchObject({ isValid: false, shouldBe404: true, pattern: null });
});

it.each([
  '/nothing-here',
  '/usa',
  '/us/texas/austin/hyde-park/more/pool-contractors',
  '/pool-painting/texas/austin',
  '/us//austin',
  '//us',
  '/reset-password',
  '/%E0%A4%A',
])('%s is a soft 404', (path) => {
  expect(checkRoute(path)).toMatchObject({ isValid: false, shouldBe404: false, pattern: null });
});

it.each([
  ['/pool-installers/texas/austin', ['/pool-contractors/texas/austin', '/us/texas/austin']],
  ['/pool-painting/Texas/Austin', ['/us/texas/austin']],
  ['/us/pool-installers/austin', []],
  ['/nothing-here', []],
])('suggests for %s', (path, suggestions) => {
  expect(checkRoute(path).suggestions).toEqual([...suggestions, '/us/[state]/[city]']);
});

it.each([
  ['/', '/'],
  ['/US/', '/us'],
  ['/us//', '/us'],
  ['/%75s', '/us'],
  ['/us/te%2Fxas/austin', '/us/te%2Fxas/austin'],
  ['/Us/Texas/Austin/Pool-Contractors/', '/us/texas/austin/pool-contractors'],
  ['/Reset-Password/aB-c_1/', '/reset-password/aB-c_1'],
  ['/Contractor/Login', '/contractor-login'],
  ['/us/Texas/Austin/Hyde-Park', '/pool-contractors/texas/austin'],
  ['/Nothing-Here/', '/Nothing-Here/'],
  ['//evil.example/', '//evil.example/'],
])('writes %s as %s', (path, canonical) => {
  expect(canonicalForm(path)).toBe(canonical);
  expect(canonicalForm(canonical)).toBe(canonical);
});

/** Whether a path could match both. */
function overlap(a: Path, b: Path): boolean {
  const [one, other] = [a.path.split('/'), b.path.split('/')];
  const mayBe = ({ only }: Path, part: string, value: string) => {
    if (!part.startsWith(':')) return part === value || value.startsWith(':');
    return value.startsWith(':') || (only?.[part.slice(1)]?.includes(value) ?? true);
  };
  return (
    one.length === other.length &&
    one.every((part, index) => mayBe(a, part, other[index] ?? '') && mayBe(b, other[index] ?? '', part))
  );
}

it('leaves no path to two patterns that are fixed alike', () => {
  const rows: Path[] = routeRows.map(([, row]) => row);
  const ties = rows.flatMap((a, index) =>
    rows
      .slice(index + 1)
      .filter((b) => overlap(a, b) && precedence(a.path) === precedence(b.path))
      .map((b) => `${a.path} and ${b.path}`),
  );
  expect(ties).toEqual([]);
  expect(overlap(rowNamed('cityOfState'), rowNamed('state'))).toBe(true);
});

it('has pages behind all names in its rows', () => {
  for (const [, row] of routeRows) {
    if (!isPage(row)) expect(isPage(rowNamed(row.redirectsTo))).toBe(true);
    else {
      if (row.under) expect(isPage(rowNamed(row.under))).toBe(true);
      if (typeof row.canonical === 'object') expect(rowNamed(row.canonical.row)).toMatchObject({ canonical: 'own' });
      expect(row.crumb ?? row.title).toBeTruthy();
    }
  }
});
