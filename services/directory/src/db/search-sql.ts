import { distanceOptions, resultsPageSize, serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { pointsOf, type SearchPlan, type Selection } from '@poolpros/search-rules/plan';
import { relevance } from '@poolpros/search-rules/words';
import { bitsOf } from '../domain/offers.js';
import { type Bind, binder, haversineOf, near } from './geo-sql.js';
import type { WordConditions } from './search-words.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Miles that end a ring around a point: the steps that are counted and the distance that was chosen. */
export const ringsOf = ({ area, miles }: SearchPlan): number[] =>
  area.kind === 'points'
    ? [...new Set([...distanceOptions, ...(miles === null ? [] : [miles])])].sort((a, b) => a - b)
    : [];

/**
 * How far from a point an installer can lie that the search counts, in miles: no farther than the largest service
 * radius, and at least the largest distance step, which the distance facet counts.
 */
export function reachMiles(miles: number | null): number {
  if (miles === null) return serviceRadiusMiles.max;
  return Math.min(Math.max(miles, ...distanceOptions), serviceRadiusMiles.max);
}

function selected({ services, poolTypes, serviceType, minRating }: Selection, bind: Bind): string[] {
  const anyOf = (bits: number) => `offered & ${bind(bits)}::bigint <> 0`;
  return [
    ...(services.length > 0 ? [anyOf(bitsOf('services', services))] : []),
    ...(poolTypes.length > 0 ? [anyOf(bitsOf('poolTypes', poolTypes))] : []),
    ...(serviceType ? [anyOf(bitsOf(serviceType.field, serviceType.anyOf))] : []),
    ...(minRating === null ? [] : [`rating >= ${bind(minRating)}::float8`]),
  ];
}

/** How well an entry matches words (the rule's `relevance`), best first. A name that is the phrase starts with it, too. */
function relevanceSql(matching: string, exact: NonNullable<WordConditions['exact']>, bind: Bind): string {
  const starts = exact.phrases.map((phrase) => `name_key ^@ ${bind(phrase)}`);
  const withoutErrors = exact.anywhere === matching ? 'true' : `words @@ ${bind(exact.anywhere)}::tsquery`;
  return `case when ${starts.join(' or ')}
      then case when name_key = any(${bind(exact.phrases)}::text[]) then ${relevance.name} else ${relevance.nameStart} end
    when words @@ ${bind(exact.inName)}::tsquery then ${relevance.nameWords}
    when ${withoutErrors} then ${relevance.words}
    else ${relevance.close} end`;
}

function orderOf({ sort, area }: SearchPlan, words: WordConditions | null, bind: Bind): string {
  switch (sort) {
    case 'distance':
      return 'h, id';
    case 'rating': {
      const best = words?.exact ? `${relevanceSql(words.matching, words.exact, bind)} desc, ` : '';
      return `${best}rank_score desc, ${area.kind === 'points' ? 'h, ' : ''}id`;
    }
    case 'reviews':
      return 'review_count desc, id';
    case 'name':
      return 'name_folded, id';
  }
}

/**
 * One page of a search (`hits`) and what its facets are made of (`rings`), in one statement: both see the same rows.
 * Either part reads them by itself, which is faster than keeping them in between.
 */
export function searchStatement(plan: SearchPlan, words: WordConditions | null): Statement {
  const { values, bind } = binder();
  const where = [
    ...(plan.area.kind === 'state' ? [`state_slug = ${bind(plan.area.stateSlug)}`] : []),
    ...selected(plan.selection, bind),
    ...(words ? [`words @@ ${bind(words.matching)}::tsquery`] : []),
  ];
  const points = pointsOf(plan);
  const nearest = points.length > 0;
  const entries = (columns: string, conditions: string[] = []): string => {
    if (!nearest) return `search_entries${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`;
    const around = near(columns, { points, miles: reachMiles(plan.miles), where }, bind);
    return `${around} where ${['h <= reach', ...conditions].join(' and ')}`;
  };
  const ring = nearest ? `width_bucket(h, ${bind(ringsOf(plan).map(haversineOf))}::float8[])` : '0';
  const chosen = plan.miles === null ? [] : [`h < ${bind(haversineOf(plan.miles))}::float8`];
  const text = `
    select
      (select coalesce(json_agg(hit), '[]') from (
        select id
        from ${entries('id, rank_score, review_count, name_folded, name_key, words', chosen)}
        order by ${orderOf(plan, words, bind)}
        limit ${resultsPageSize} offset ${bind((plan.page - 1) * resultsPageSize)}) hit) as hits,
      (select json_agg(counted) from (
        select ${ring} as ring, count(*)::int as count,
               coalesce(sum(facet_digits), 0)::text as digits
        from ${entries('facet_digits')} group by 1) counted) as rings`;
  return { text, values };
}
