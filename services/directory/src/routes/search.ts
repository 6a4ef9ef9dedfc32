import { problems, type ZodApp } from '@poolpros/chassis/http';
import { pageOf } from '@poolpros/chassis/paging';
import { Problem } from '@poolpros/chassis/problem';
import { resultsPageSize } from '@poolpros/contracts/catalogue';
import { searchQuerySchema, searchResponseSchema } from '@poolpros/contracts/http/search';
import { type ResolvedPlace, resolvePlace, zipRangeLimit } from '@poolpros/places/resolve';
import { widenedDistance } from '@poolpros/search-rules/widening';
import type { DataSource } from 'typeorm';
import type { Context } from '../context.js';
import { searchInstallers } from '../db/search-store.js';
import { wordsOf } from '../db/words.js';
import {
  appliedSort,
  centerOf,
  chosenMiles,
  filtersOf,
  messageOf,
  type SearchArea,
  type SearchCriteria,
  searchTypeOf,
} from '../domain/search.js';

type SearchablePlace = Exclude<ResolvedPlace, { kind: 'zip_range_too_large' }>;

function searchable(place: ResolvedPlace): SearchablePlace {
  if (place.kind !== 'zip_range_too_large') return place;
  const message = `covers ${place.count} ZIP codes, choose a range of at most ${zipRangeLimit}`;
  throw new Problem(400, 'zip_range_too_large', `The range ${message}.`, [{ path: 'query.location', message }]);
}

function areaOf(place: SearchablePlace): SearchArea {
  switch (place.kind) {
    case 'point':
      return { kind: 'points', points: [place], label: place.label, gps: place.source === 'gps' };
    case 'points':
      return { kind: 'points', points: place.points, label: place.label, gps: false };
    case 'state':
      return { kind: 'state', stateSlug: place.state.slug };
    case 'text':
      return { kind: 'words', text: place.text, words: wordsOf(place.text) };
    case 'none':
      return { kind: 'everywhere' };
  }
}

/** A search that finds nobody within the visitor's miles goes on to the next step that finds somebody. */
async function searchWidening(dataSource: DataSource, criteria: SearchCriteria, page: number) {
  const found = await searchInstallers(dataSource, criteria, page);
  const farther = found.total === 0 ? widenedDistance(criteria.miles ?? 0, found.facets.byDistance) : null;
  if (farther === null) return { ...found, miles: criteria.miles, widenedFrom: null };
  const widened = await searchInstallers(dataSource, { ...criteria, miles: farther }, page);
  return { ...widened, miles: farther, widenedFrom: criteria.miles };
}

export function searchRoutes(app: ZodApp, { database, places }: Context): void {
  app.get(
    '/installers/search',
    {
      schema: {
        tags: ['installers'],
        summary: 'The regular search',
        querystring: searchQuerySchema,
        response: { 200: searchResponseSchema, ...problems(400, 503) },
      },
    },
    async (request) => {
      const { query } = request;
      const area = areaOf(searchable(resolvePlace(places, query)));
      const sort = appliedSort(query.sortBy, area);
      const criteria = { area, filters: filtersOf(query), miles: chosenMiles(query), sort };
      const { miles, widenedFrom, ...found } = await searchWidening(database.dataSource, criteria, query.page);
      const message = messageOf(area, { total: found.total, miles, widenedFrom });
      return {
        ...found,
        ...(message !== undefined && { message }),
        ...(widenedFrom !== null && { widenedFrom }),
        searchType: searchTypeOf(area),
        page: query.page,
        pageSize: resultsPageSize,
        totalPages: pageOf(found.total, query.page, resultsPageSize).totalPages,
        center: centerOf(area),
        appliedRadius: area.kind === 'points' ? miles : null,
        sort,
      };
    },
  );
}
