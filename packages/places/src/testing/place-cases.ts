import { readFileSync } from 'node:fs';
import { stateBySlug } from '@poolpros/contracts/states';
import { parse } from 'csv-parse/sync';
import { milesBetween } from '../geo.js';

/** One input from the test suites of other geocoders, and its expected result. */
export interface PlaceCase {
  input: string;
  kind: string;
  expect_state: string;
  expect_lat: string;
  expect_lon: string;
  tolerance_miles: string;
  ambiguous: '' | 'yes';
}

/** The cases in `data/place-cases.csv` (SOURCES.md names their sources). */
export const placeCases = (): PlaceCase[] =>
  parse(readFileSync(new URL('../../data/place-cases.csv', import.meta.url)), { columns: true });

/** The properties of a place that a case checks. */
export interface Understood {
  kind: string;
  label: string;
  /** Slug. */
  state: string;
  lat: number | null;
  lon: number | null;
}

export type Verdict = 'right' | 'asked' | 'replaced' | 'not understood';

function leadsThere(place: Understood, wanted: PlaceCase): boolean {
  if (wanted.kind === 'state' || !wanted.expect_lat || !wanted.tolerance_miles)
    return stateBySlug(place.state)?.code === wanted.expect_state;
  if (place.lat === null || place.lon === null) return false;
  const point = { latitude: Number(wanted.expect_lat), longitude: Number(wanted.expect_lon) };
  return milesBetween({ latitude: place.lat, longitude: place.lon }, point) <= Number(wanted.tolerance_miles);
}

/** A choice counts if the expected place is among its first few. */
const firstChoices = 5;

/** The verdict on a case. A state in place of a city counts as not understood, another place as wrong. */
export function verdictOf(wanted: PlaceCase, understood: Understood, choices: readonly Understood[]): Verdict {
  if (choices.length > 0)
    return choices.slice(0, firstChoices).some((choice) => leadsThere(choice, wanted)) ? 'asked' : 'not understood';
  if (['none', 'unknown', 'abroad', 'unserved'].includes(understood.kind)) return 'not understood';
  if (leadsThere(understood, wanted)) return 'right';
  return understood.kind === 'state' ? 'not understood' : 'replaced';
}

/** The verdicts of all cases by kind. */
export function verdictsByKind(
  judge: (input: string) => { understood: Understood; choices: readonly Understood[] },
): Map<string, Record<Verdict, number>> {
  const byKind = new Map<string, Record<Verdict, number>>();
  for (const wanted of placeCases()) {
    const { understood, choices } = judge(wanted.input);
    const counts = byKind.get(wanted.kind) ?? { right: 0, asked: 0, replaced: 0, 'not understood': 0 };
    counts[verdictOf(wanted, understood, choices)]++;
    byKind.set(wanted.kind, counts);
  }
  return byKind;
}

/** The share of verdicts that are right or asked, and the share with a wrong place. */
export function shares(counts: readonly Record<Verdict, number>[]): { right: number; replaced: number } {
  const sum = (verdict: Verdict) => counts.reduce((total, count) => total + count[verdict], 0);
  const all = sum('right') + sum('asked') + sum('replaced') + sum('not understood');
  return { right: (sum('right') + sum('asked')) / all, replaced: sum('replaced') / all };
}
