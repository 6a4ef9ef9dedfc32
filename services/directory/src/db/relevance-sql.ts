import { relevance } from '@poolpros/search-rules/matching';
import type { Bind } from './geo-sql.js';
import type { WordConditions } from './search-words.js';

type Names = NonNullable<WordConditions['names']>;

const isName = ({ phrases }: Names, bind: Bind): string => `name_key = any(${bind(phrases)}::text[])`;
const startsWithName = ({ phrases }: Names, bind: Bind): string =>
  `(${phrases.map((phrase) => `name_key ^@ ${bind(phrase)}`).join(' or ') || 'false'})`;
const isInName = ({ inName }: Names, bind: Bind): string => `words @@ ${bind(inName)}::tsquery`;

/** How well an entry that matches words does so: the rule's `relevance`. A name that is the phrase starts with it, too. */
export const relevanceSql = (names: Names, bind: Bind): string =>
  `case when ${startsWithName(names, bind)}
      then case when ${isName(names, bind)} then ${relevance.name} else ${relevance.nameStart} end
    when ${isInName(names, bind)} then ${relevance.nameWords}
    else ${relevance.words} end`;

/**
 * At least `count` of the entries that match words, and of the others none that would come before them by relevance and
 * rating. Each way to match ends when it has enough, which a sort of all entries with common words could not.
 */
export function bestByRelevance(
  o: { names: Names; matching: string; where: string[]; count: number },
  bind: Bind,
): string {
  const [name, start, inName] = [isName, startsWithName, isInName].map((condition) => condition(o.names, bind));
  const ways: [number, string[]][] = [
    [relevance.name, [`${name}`]],
    [relevance.nameStart, [`${start}`, `not ${name}`]],
    [relevance.nameWords, [`${inName}`, `not ${start}`]],
    [relevance.words, [`words @@ ${bind(o.matching)}::tsquery`, `not ${inName}`, `not ${start}`]],
  ];
  return ways
    .map(
      ([value, conditions]) => `(select id, ${value} as relevance, rank_score from search_entries
        where ${[...o.where, ...conditions].join(' and ')} order by rank_score desc, id limit ${bind(o.count)})`,
    )
    .join(' union all ');
}

/** What the words of an entry weigh together. */
export const weightSql = (weights: NonNullable<WordConditions['weights']>, bind: Bind): string =>
  weights.map(({ has, weight }) => `case when words @@ ${bind(has)}::tsquery then ${weight} else 0 end`).join(' + ');
