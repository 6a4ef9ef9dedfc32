import { distanceOptions, ratingOptions, resultsPageSize, type SortOrder } from '@poolpros/contracts/catalogue';
import { reachMiles, type SearchArea, type SearchCriteria, type SearchFilters } from '../domain/search.js';
import { type Bind, binder, metres, reachedFrom } from './geo-sql.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** From-clause and conditions of the installers in an area; m is metres from the searched point, null without one. */
function inArea(area: SearchArea, miles: number | null, bind: Bind): { from: string; m: string; where: string[] } {
  if (area.kind === 'points') {
    const reached = reachedFrom(area.points, reachMiles(miles), bind);
    return { from: `(${reached}) reached join installers using (id)`, m: 'm', where: [] };
  }
  const where = [`status = 'published'`];
  if (area.kind === 'state') where.push(`state_slug = ${bind(area.stateSlug)}`);
  if (area.kind === 'words')
    where.push(...(area.words.length ? area.words.map((word) => `search_text like ${bind(`% ${word}%`)}`) : ['false']));
  return { from: 'installers', m: 'null::float8', where };
}

const columns = { services: 'services', poolTypes: 'pool_types', specializations: 'specializations' } as const;

function selected(filters: SearchFilters, bind: Bind): string[] {
  const anyOf = (column: string, values: readonly string[]) => `${column} && ${bind(values)}::text[]`;
  const conditions: string[] = [];
  if (filters.services.length) conditions.push(anyOf(columns.services, filters.services));
  if (filters.poolTypes.length) conditions.push(anyOf(columns.poolTypes, filters.poolTypes));
  if (filters.serviceType) conditions.push(anyOf(columns[filters.serviceType.field], filters.serviceType.anyOf));
  if (filters.minRating !== null) conditions.push(`rating >= ${bind(filters.minRating)}::numeric`);
  return conditions;
}

const orders: Record<SortOrder, string> = {
  distance: 'm nulls last, id',
  rating: 'rank_score desc, m nulls last, id',
  reviews: 'review_count desc, id',
  name: 'name_folded, id',
};

// Many installers offer the same: counting equal lists before taking them apart is twice as fast over a whole country.
const countBy = (column: string) => `
  (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by n desc, value collate "C"), '[]')
   from (select value, sum(lists)::int as n
         from (select ${column} as list, count(*) as lists from matched group by ${column}) equal_lists,
              unnest(list) as value
         group by value) counted)`;

/** One page of a search with its total and facets, in one statement: both see the same rows. */
export function searchStatement(criteria: SearchCriteria, offset: number): Statement {
  const { values, bind } = binder();
  const nearest = criteria.area.kind === 'points';
  const chosen = nearest && criteria.miles !== null ? `m <= ${metres(bind(criteria.miles))}` : 'true';
  const steps = distanceOptions.map(
    (miles) => `json_build_object('miles', ${miles}, 'count', count(*) filter (where m <= ${metres(String(miles))}))`,
  );
  const stars = ratingOptions.map(
    (min) => `json_build_object('min', ${min}, 'count', count(*) filter (where rating >= ${min}))`,
  );
  const { from, m, where } = inArea(criteria.area, criteria.miles, bind);
  const conditions = [...where, ...selected(criteria.filters, bind)];
  const text = `
    with offered as materialized (
      select id, ${m} as m, services, pool_types, rating, review_count, rank_score, name_folded
      from ${from}
      where ${conditions.length > 0 ? conditions.join(' and ') : 'true'}),
    matched as not materialized (select * from offered where ${chosen})
    select
      (select count(*)::int from matched) as total,
      (select coalesce(json_agg(hit), '[]') from (
        select id, m from matched order by ${orders[criteria.sort]} limit ${resultsPageSize} offset ${bind(offset)}
      ) hit) as hits,
      ${countBy('services')} as services,
      ${countBy('pool_types')} as "poolTypes",
      (select json_build_array(${stars.join(', ')}) from matched) as rating,
      ${nearest ? `(select json_build_array(${steps.join(', ')}) from offered)` : `'[]'::json`} as "byDistance"`;
  return { text, values };
}
