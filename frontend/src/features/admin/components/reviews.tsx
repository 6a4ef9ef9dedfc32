import type { AdminReviewList, AdminReviewState } from '@poolpros/contracts/http/admin-reviews';
import { reviewDays, reviewsSearchedForWords } from '@poolpros/contracts/limits';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFields } from '../../../shared/forms/use-fields.js';
import { idOf } from '../../../shared/lib/id-list.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { adminReviewsQuery, type ReviewSearch } from '../api.js';
import { listingIn } from '../listing-in.js';
import { queueUrl } from '../queue-url.js';
import { PagedQueue } from './paged-queue.js';
import { ReviewRow } from './review-row.js';

/** Published reviews, to be found and taken down, and those that were. Which ones is in the URL. */
export function Reviews({ onSessionEnd }: { onSessionEnd: () => void }) {
  const [params] = useSearchParams();
  const search = { listing: idOf(params.get('listing')), q: params.get('q') ?? '' };
  return (
    <PagedQueue<AdminReviewList, AdminReviewState>
      title="Reviews"
      text="Take a review down only for a reason in the reviews policy, no matter how many stars it has. Its author gets the reason by email."
      tabs={[
        { value: 'published', label: 'Published', empty: 'No published reviews match.' },
        {
          value: 'removed',
          label: 'Taken down',
          empty: `Reviews that we take down are listed here. Their text is erased after ${reviewDays.removed} days.`,
        },
      ]}
      queueQuery={(state, page) => adminReviewsQuery(search, state, page)}
      urlOf={(at) => reviewsUrl(search, at)}
      idOf={({ id }) => id}
      row={(review, onRemoved) => <ReviewRow review={review} onRemoved={onRemoved} />}
      onSessionEnd={onSessionEnd}
    >
      <ReviewFinder key={reviewsUrl(search, firstPage)} search={search} />
    </PagedQueue>
  );
}

const firstPage = { state: 'published', page: 1 } as const;

/** The query of the console that shows a page of what was looked for. */
function reviewsUrl({ listing, q }: ReviewSearch, at: { state: AdminReviewState; page: number }): string {
  const query = new URLSearchParams(queueUrl<AdminReviewState>('reviews', 'published')(at));
  if (listing !== null) query.set('listing', String(listing));
  if (q) query.set('q', q);
  return `?${query}`;
}

function ReviewFinder({ search }: { search: ReviewSearch }) {
  const [, setParams] = useSearchParams();
  const { form, values, showErrors, text } = useFields({ listing: String(search.listing ?? ''), q: search.q });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const listing = listingIn(values.listing);
    if (listing === null && values.listing.trim() !== '')
      return showErrors({ listing: 'Paste the page’s web address or its number.' });
    setParams(reviewsUrl({ listing, q: values.q.trim() }, firstPage));
  };
  return (
    <section aria-labelledby="find-review" className="mt-6 rounded-card border border-rule p-4 md:p-5">
      <h2 id="find-review" className="type-h4">
        Find a review
      </h2>
      <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
        <TextField
          label="Business page"
          hint="Its address or number."
          fieldClassName="flex-1 basis-72"
          {...text('listing')}
        />
        <TextField
          label="Words in the review"
          hint={`Looks in the newest ${reviewsSearchedForWords.toLocaleString('en-US')}.`}
          fieldClassName="flex-1 basis-60"
          {...text('q')}
        />
        <Button type="submit" className="sm:mt-[1.625rem]">
          Find
        </Button>
      </form>
    </section>
  );
}
