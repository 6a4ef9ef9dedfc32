import { distanceOptions, resultsPageSize } from '@poolpros/contracts/catalogue';
import { farthestReach } from '@poolpros/contracts/reach';
import { type FilterKey, filterKeys, isClockValue } from '@poolpros/contracts/value-filters';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { installerColumns } from '../../listings/db/entities.js';
import {
  type Bind,
  binder,
  haversineOf,
  isNotClosed,
  isUnavailable,
  nearestEntries,
  servesPoint,
  takesRequests,
} from '../../listings/db/geo-sql.js';
import type { WordConditions } from '../../listings/db/search-words.js';
import { bitsOf } from '../../listings/domain/facet-bitmask.js';
import { publicFields } from '../../listings/domain/snapshot.js';
import { isOpen, takesWork } from './clock-sql.js';
import { bestEntries, relevanceSql, weightSql } from './relevance-sql.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Miles from a point within which installers count: as far as any of them reaches, and at least the largest distance
 * step, which the distance facet counts.
 */
export function countedMiles(miles: number | null): number {
  if (miles === null) return farthestReach;
  return Math.min(Math.max(miles, ...distanceOptions), farthestReach);
}

function selected({ selection, at }: Pick<SearchPlan, 'selection' | 'at'>, bind: Bind): string[] {
  const { serviceType, minRating } = selection;
  const anyOf = (bits: bigint) => `offered & ${bind(String(bits))}::bigint <> 0`;
  const eitherOf = (key: FilterKey): string => {
    const clock = selection[key].filter((value) => isClockValue(key, value));
    const stored = bitsOf(key, selection[key]);
    const ways = clock.map((value) => (value === 'now' ? isOpen(at, bind) : takesWork(at, bind)));
    return `(${[...(stored === 0n && ways.length > 0 ? [] : [anyOf(stored)]), ...ways].join(' or ')})`;
  };
  return [
    ...filterKeys.flatMap((key) => (selection[key].length > 0 ? [eitherOf(key)] : [])),
    ...(serviceType ? [anyOf(bitsOf(serviceType.field, serviceType.anyOf))] : []),
    ...(minRating === null ? [] : [`rating >= ${bind(minRating)}::float8`]),
  ];
}

function orderOf({ sort, area }: SearchPlan, words: WordConditions | null, bind: Bind): string {
  switch (sort) {
    case 'distance':
      return 'h, id';
    case 'rating': {
      const best = words?.names ? `${relevanceSql(words.names, bind)} desc, ` : '';
      return `${best}rank_score desc, ${area.kind === 'points' ? 'h, ' : ''}id`;
    }
    case 'reviews':
      return 'review_count desc, id';
    case 'name':
      return 'name_folded, id';
  }
}

const whereAll = (conditions: string[]): string => (conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '');

/** What a sort may use in addition to names that match the words. */
const ordered = 'id, rank_score, review_count, name_folded';

/** The columns of installers that visitors may read. */
const publicColumns = installerColumns
  .filter(({ property }) => (publicFields as readonly string[]).includes(property))
  .map(({ property, column }) => `${column} as "${property}"`)
  .join(', ');

/** The listings of a page, in order, as JSON. */
const listingsOf = (page: string): string => `(
  select coalesce(json_agg(listing), '[]') from (
    select ${publicColumns} from unnest(array(${page})) with ordinality as hit (id, position)
      join installers using (id) order by position) listing) as listings`;

/** Where a search without points looks. */
function placeConditions({ area }: SearchPlan, bind: Bind): string[] {
  if (area.kind === 'state') return [`state_slug = ${bind(area.stateSlug)}`];
  if (area.kind === 'nowhere') return ['false'];
  if (area.kind !== 'counties') return [];
  return [`state_slug = any(${bind(area.stateSlugs)}::text[])`, `counties && ${bind(area.counties)}::text[]`];
}

/** The parts of a search's statements. */
function partsOf(plan: SearchPlan, words: WordConditions | null, bind: Bind) {
  const selection = [
    ...placeConditions(plan, bind),
    ...selected(plan, bind),
    // Words find a closed listing only by its name.
    ...(words ? [] : [isNotClosed]),
  ];
  const points = pointsOf(plan);
  const nearest = points.length > 0;
  const chosen = nearest ? plan.miles : null;
  const counted = countedMiles(chosen);
  const within = (miles: number) => `h < ${bind(haversineOf(miles))}::float8`;

  /** Entries that match within some miles of the nearest point and meet the conditions in `also`. */
  function entries(columns: string, miles: number, also: string[] = []): string {
    const tsquery = words && `${bind(words.matching)}::tsquery`;
    // Words that most listings have are found by their index in half the time of scanning every row, which Postgres
    // considers cheaper. It has no estimate for words that come from a query.
    const where = [
      ...also,
      ...selection,
      ...(tsquery ? [`words @@ ${nearest ? tsquery : `(select ${tsquery})`}`] : []),
    ];
    if (!nearest) return `(select ${columns} from search_entries${whereAll(where)}) entry`;
    const near = nearestEntries(columns, { points, miles, where }, bind);
    return `${near}${whereAll([servesPoint, ...(miles < farthestReach ? [within(miles)] : [])])}`;
  }
  const weighed =
    words?.weights &&
    `held as materialized (
      select * from ${entries(`${ordered}, facet_bits, ${weightSql(words.weights, bind)} as weight`, counted)}),
    heaviest as (select * from held where weight = (select max(weight) from held)),`;

  /** The ids of the matches that meet a condition, in the order of the plan. */
  function inOrder(standing: string, also: string[] = []): string {
    const columns = words?.names ? `${ordered}, name_key, words` : ordered;
    const matched = weighed
      ? `heaviest${whereAll([standing, ...(chosen === null ? [] : [within(chosen)])])}`
      : entries(columns, Math.min(chosen ?? farthestReach, farthestReach), [...also, standing]);
    return `select id from ${matched} order by ${orderOf(plan, words, bind)}`;
  }

  return { selection, nearest, chosen, counted, within, entries, weighed, inOrder };
}

/**
 * One page of a search, without listings that take no requests, and the data for its facets, in one statement: both see
 * the same rows. Each part reads them separately, which is faster than materializing them, except if words are weighed.
 */
export function searchStatement(plan: SearchPlan, words: WordConditions | null): Statement {
  const { values, bind } = binder();
  const { selection, nearest, chosen, counted, within, entries, weighed, inOrder } = partsOf(plan, words, bind);

  function page(): string {
    const offset = (plan.page - 1) * resultsPageSize;
    const limit = `limit ${resultsPageSize} offset ${bind(offset)}`;
    // Words without matches are not searched twice.
    const also = words ? ['(select matched from counted) > 0'] : [];
    if (!words || weighed || nearest || plan.sort !== 'rating') return `${inOrder(takesRequests, also)} ${limit}`;
    const total = '(select matched from counted)';
    const where = [...selection, takesRequests];
    const best = bestEntries({ words, where, total, count: offset + resultsPageSize }, bind);
    return `select id from (${best}) best order by relevance desc, rank_score desc, id ${limit}`;
  }

  const found = chosen === null ? '' : `filter (where ${within(chosen)})`;
  const steps = nearest ? distanceOptions.map((miles) => `(count(*) filter (where ${within(miles)}))::int`) : [];
  const text = `
    with ${weighed ?? ''} counted as materialized (
      select count(*)::int as matched, (count(*) ${found})::int as found, array[${steps.join(', ')}]::int[] as steps,
        string_agg(int8send(facet_bits), '') ${found} as facets
      from ${weighed ? 'heaviest' : entries('facet_bits', counted)})
    select counted.*, ${listingsOf(page())} from counted`;
  return { text, values };
}

/** Some of those that match a search and take no requests, in its order. */
export function unavailableQuery(
  plan: SearchPlan,
  words: WordConditions | null,
  { skip, take }: { skip: number; take: number },
): Statement {
  const { values, bind } = binder();
  const { weighed, inOrder } = partsOf(plan, words, bind);
  const page = `${inOrder(isUnavailable)} limit ${bind(take)} offset ${bind(skip)}`;
  // The list of what comes before ends with a comma.
  const before = weighed ? `with ${weighed.trimEnd().replace(/,$/, '')}` : '';
  return { text: `${before} select ${listingsOf(page)}`, values };
}
