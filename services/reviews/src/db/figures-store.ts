import type { RatingFigures } from '@poolpros/contracts/http/reviews';
import type { EntityManager } from 'typeorm';
import { figuresOf } from '../domain/rating.js';
import { type RatingFiguresRow, ratingFiguresEntity, reviewEntity } from './entities.js';

const none: RatingFigures['distribution'] = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

export async function findFigures(tx: EntityManager, installerId: number): Promise<RatingFigures> {
  const row = await tx.findOneBy(ratingFiguresEntity, { installerId });
  return figuresOf(row?.distribution ?? none);
}

/**
 * Counts an installer's figures anew from its rows and bumps their version. The bump comes first: it holds the row
 * until the commit, so that the count behind it sees every publication that came before.
 */
export async function recountFigures(
  tx: EntityManager,
  installerId: number,
): Promise<{ version: number; figures: RatingFigures }> {
  const [{ version }] = await tx.query<[Pick<RatingFiguresRow, 'version'>]>(
    `insert into rating_figures (installer_id, version, distribution) values ($1, 1, $2)
     on conflict (installer_id) do update set version = rating_figures.version + 1
     returning version`,
    [installerId, none],
  );
  const counts = await tx
    .createQueryBuilder(reviewEntity, 'review')
    .select('review.rating', 'rating')
    .addSelect('count(*)::int', 'count')
    .where({ installerId, status: 'published', stage: 'job_done' })
    .groupBy('review.rating')
    .getRawMany<{ rating: number; count: number }>();
  const distribution = { ...none, ...Object.fromEntries(counts.map(({ rating, count }) => [rating, count])) };
  await tx.update(ratingFiguresEntity, { installerId }, { distribution });
  return { version, figures: figuresOf(distribution) };
}
