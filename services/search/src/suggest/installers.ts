import type { estypes } from '@elastic/elasticsearch';
import type { Log } from '@poolpros/chassis/log';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { profilePath } from '@poolpros/contracts/slug';
import { typedWords } from '@poolpros/search-rules/words';
import type { SearchEngine } from '../engine.js';
import type { InstallerDocument } from '../index/document.js';
import { closeNameQuery, nameQuery } from '../query/words.js';

const mostInstallers = 5;
/** Whoever types does not wait longer for names. */
const timeoutMs = 200;

const shownFields = ['id', 'name', 'location', 'stateSlug', 'citySlug'] as const;
type Shown = { installer: Pick<InstallerDocument['installer'], (typeof shownFields)[number]> };

const best = (queries: estypes.QueryDslQueryContainer[]): estypes.SearchSearchRequestBody => ({
  query: { bool: { filter: [{ term: { status: 'published' } }], must: [{ dis_max: { queries } }] } },
  sort: ['_score', { rankScore: 'desc' }, { id: 'asc' }],
  size: mostInstallers,
  track_total_hits: false,
  _source: shownFields.map((field) => `installer.${field}`),
});

/**
 * The published installers whose names are like one of the texts, at most five: the name itself, what begins like it, what
 * holds its words; when there are none, those that differ by typing errors. The better rated first. Null when
 * Elasticsearch fails or takes too long.
 */
export async function suggestInstallers(
  { engine, alias, log }: { engine: SearchEngine; alias: string; log: Log },
  texts: readonly string[],
): Promise<Suggestions['installers'] | null> {
  const until = performance.now() + timeoutMs;
  const words = texts.map(typedWords);
  try {
    for (const query of [nameQuery, closeNameQuery]) {
      const [found] = await engine.search<Shown>(alias, [best(words.map(query))], until - performance.now());
      const hits = found?.hits.hits ?? [];
      if (hits.length > 0) return hits.flatMap(({ _source }) => (_source ? [suggestionOf(_source)] : []));
    }
    return [];
  } catch (error) {
    // The search itself tells of an engine that is away; anything else is a mistake here.
    if (!(error instanceof UnavailableError)) log.error({ err: error }, 'installers are not suggested');
    return null;
  }
}

const suggestionOf = ({ installer }: Shown): Suggestions['installers'][number] => ({
  id: installer.id,
  name: installer.name,
  location: installer.location,
  path: profilePath(installer),
});
