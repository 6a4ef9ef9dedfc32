import type { Mentions } from '@poolpros/contracts/http/reviews';
import { type ReviewTopic, reviewTopics } from '@poolpros/contracts/review-topics';
import type { EntityManager } from 'typeorm';
import { marks, quoteOf } from '../domain/quote.js';

/** Cuts the words around the first match out of a text. */
const headline = `MaxFragments=1, MinWords=5, MaxWords=9, ShortWord=0, StartSel="${marks.start}", StopSel="${marks.stop}"`;

/**
 * For each installer, the topic that most of its public reviews mention, the earlier one in `topics` if there is a tie,
 * and words from the newest of these reviews. Empty without topics.
 */
export async function findMentions(
  tx: EntityManager,
  installerIds: readonly number[],
  topics: readonly ReviewTopic[],
): Promise<Mentions['mentions']> {
  if (topics.length === 0) return [];
  const queries = topics.map((topic) => reviewTopics[topic].words.join(' | '));
  const rows = await tx.query<Mentions['mentions']>(
    `with topic as (
       select name, to_tsquery('english', words) as query, place
       from unnest($2::text[], $3::text[]) with ordinality as asked (name, words, place)),
     counted as (
       select installer_id, name, query, place, count(*)::int as reviews,
         (array_agg(id order by published_at desc, id desc))[1] as newest
       from reviews join topic on stems @@ query
       where installer_id = any ($1) and status = 'published'
       group by installer_id, name, query, place),
     mentioned as (
       select distinct on (installer_id) * from counted order by installer_id, reviews desc, place)
     select mentioned.installer_id as "installerId", name as topic, mentioned.reviews,
       ts_headline('english', coalesce(title || '. ', '') || text, query, $4) as quote
     from mentioned join reviews on reviews.id = newest`,
    [installerIds, topics, queries, headline],
  );
  return rows.map((row) => ({ ...row, quote: quoteOf(row.quote) }));
}
