import { relevance } from '@poolpros/search-rules/matching';
import type { Bind } from '../../listings/db/geo-sql.js';
import type { WordConditions } from '../../listings/db/search-words.js';

type Names = NonNullable<WordConditions['names']>;

const isName = ({ phrases }: Names, bind: Bind): string => `name_key = any(${bind(phrases)}::text[])`;
const startsWithName = ({ phrases }: Names, bind: Bind): string =>
  `(${phrases.map((phrase) => `name_key ^@ ${bind(phrase)}`).join(' or ') || 'false'})`;
const isInName = ({ inName }: Names, bind: Bind): string => `words @@ ${bind(inName)}::tsquery`;

/** The rule's `relevance` of an entry that matches words. A name that equals the phrase also starts with it. */
export const relevanceSql = (names: Names, bind: Bind): string =>
  `case when ${startsWithName(names, bind)}
      then case when ${isName(names, bind)} then ${relevance.name} else ${relevance.nameStart} end
    when ${isInName(names, bind)} then ${relevance.nameWords}
    else ${relevance.words} end`;

/** Up to this many entries, sorting is faster than scanning all entries for the best ones. */
const few = 5000;

/**
 * The best entries that match words, by relevance and rating, and possibly some more. Few matches: read all and sort.
 * Many: merge the per-way index scans until the page is full; a full sort would be too slow. Postgres guesses wrong
 * which is faster, because words that occur together are not independent; `total` is an expression of the number of
 * matches.
 */
export function bestEntries(
  o: { words: WordConditions; where: string[]; total: string; count: number },
  bind: Bind,
): string {
  const { matching, names } = o.words;
  const tsquery = `${bind(matching)}::tsquery`;
  const columns = (relevance: string | number): string => `id, ${relevance} as relevance, rank_score`;
  const readAll = `select ${columns(names ? relevanceSql(names, bind) : 0)} from search_entries
    where ${[...o.where, `${o.total} between 1 and ${few}`, `words @@ (select ${tsquery})`].join(' and ')}`;
  const readBest = (relevance: number, conditions: string[]): string =>
    `(select ${columns(relevance)} from search_entries
      where ${[...o.where, `${o.total} > ${few}`, ...conditions].join(' and ')}
      order by rank_score desc, id limit ${bind(o.count)})`;
  if (!names) return `${readAll} union all ${readBest(0, [`words @@ ${tsquery}`])}`;
  const name = isName(names, bind);
  const start = startsWithName(names, bind);
  const inName = isInName(names, bind);
  return `with named as materialized (
      ${[
        readBest(relevance.name, [name]),
        readBest(relevance.nameStart, [start, `not ${name}`]),
        readBest(relevance.nameWords, [inName, `not ${start}`]),
      ].join(' union all ')})
    ${readAll}
    union all select * from named
    union all ${readBest(relevance.words, [
      `(select count(*) from named) < ${bind(o.count)}`,
      `words @@ ${tsquery}`,
      `not ${inName}`,
      `not ${start}`,
    ])}`;
}

/** The total weight of the words of an entry. */
export const weightSql = (weights: NonNullable<WordConditions['weights']>, bind: Bind): string =>
  weights.map(({ has, weight }) => `case when words @@ ${bind(has)}::tsquery then ${weight} else 0 end`).join(' + ');
