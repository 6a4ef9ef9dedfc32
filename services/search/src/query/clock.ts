import type { estypes } from '@elastic/elasticsearch';
import { hoursWanted, weeksWanted, type ZoneGroup } from '@poolpros/search-rules/clock-filters';
import type { DayKeys } from '@poolpros/search-rules/hour-keys';

type Query = estypes.QueryDslQueryContainer;

/** The listings with a free week this month, on the clocks of their time zones. */
export const workQuery = (at: Date): Query =>
  inZones(weeksWanted(at), (weeks) => ({ terms: { freeWeeks: [...weeks] } }));

/** The listings that are open, on the clocks of their time zones. */
export const openQuery = (at: Date): Query =>
  inZones(hoursWanted(at), (days) => ({ bool: { should: days.flatMap(openOn) } }));

function inZones<T>(groups: readonly ZoneGroup<T>[], queryOf: (wanted: T) => Query): Query {
  const [only, ...others] = groups;
  if (only && others.length === 0) return queryOf(only.wanted);
  const should = groups.map(({ zones, wanted }) => ({
    bool: { filter: [{ terms: { timeZone: [...zones] } }, queryOf(wanted)] },
  }));
  return { bool: { should } };
}

function openOn({ date, weeks }: DayKeys): Query[] {
  const ofWeeks = weeks.map(({ day, open }) => ({
    bool: { filter: [{ term: { hourDays: day } }, { term: { openMinutes: open } }] },
  }));
  return [
    { term: { openMinutes: date.open } },
    { bool: { should: ofWeeks, minimum_should_match: 1, must_not: [{ term: { hourDays: date.day } }] } },
  ];
}
