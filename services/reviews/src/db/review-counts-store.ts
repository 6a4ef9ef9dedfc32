import type { ReviewList } from '@poolpros/contracts/http/reviews';
import type { EntityManager } from 'typeorm';

type Counts = ReviewList['moderation'] & { enquiries: number; enquiryRating: number | null };

/** The outcomes of an installer's reviews, and the content of those that are not about a finished job. */
export async function countReviews(
  tx: EntityManager,
  installerId: number,
): Promise<Pick<ReviewList, 'moderation' | 'enquiries'>> {
  // Seed reviews were never submitted, so they are not counted. A review that its author withdrew no longer counts.
  const [{ enquiries, enquiryRating, ...moderation }] = await tx.query<[Counts]>(
    `select count(*)::int as received,
       count(*) filter (where status = 'published')::int as published,
       count(*) filter (where status in ('submitted', 'held'))::int as waiting,
       count(*) filter (where status = 'expired')::int as unproven,
       count(*) filter (where status = 'removed')::int as removed,
       round(extract(epoch from percentile_cont(0.5) within group (order by published_at - submitted_at)
         filter (where status = 'published' and not is_sample)) / 60)::int as "medianMinutes",
       count(*) filter (where status = 'published' and stage <> 'job_done')::int as enquiries,
       round(avg(rating) filter (where status = 'published' and stage <> 'job_done'), 1)::float8 as "enquiryRating"
     from reviews where installer_id = $1 and status <> 'withdrawn'`,
    [installerId],
  );
  return { moderation, enquiries: { rating: enquiryRating, reviewCount: enquiries } };
}
