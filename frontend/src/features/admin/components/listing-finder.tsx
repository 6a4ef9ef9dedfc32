import type { AdminListing } from '@poolpros/contracts/http/listing-status';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { licenseText } from '../../../entities/listing-fields/value-text.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { Timeline } from '../../../shared/ui/progress.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { adminListingQuery, adminListingsQuery } from '../api.js';
import { insuranceText } from '../insurance-text.js';
import { blockedBy, historyWords, type StaffStep, stepsAt, stepWords } from '../listing-steps.js';
import { ListingStepDialog } from './listing-step-dialog.js';

/** The query of the console that shows where a listing stands. */
export const listingUrl = (id: number): string => `?view=reports&listing=${id}`;

/** Finds a listing of any status by its number or name, and shows where it stands and what can be done about it. */
export function ListingFinder() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const { data, error } = useQuery({ ...adminListingsQuery(q), enabled: q !== '' });
  const id = Number(params.get('listing') ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQ(typed.trim());
  };
  return (
    <section aria-labelledby="find-listing" className="mt-6 rounded-card border border-rule p-4 md:p-5">
      <h2 id="find-listing" className="type-h4">
        Listing status
      </h2>
      <form onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
        <TextField
          label="Listing"
          hint="Its number, or the beginning of its name."
          fieldClassName="flex-1 basis-72"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="sm:mt-[1.625rem]">
          Find
        </Button>
      </form>
      <div role="status">
        {q !== '' && error && <p className="mt-3 text-brick-700">{messageOf(error)}</p>}
        {data?.items.length === 0 && <p className="mt-3 text-soft">No listing has this number or name.</p>}
        {data && data.items.length > 0 && (
          <ul className="mt-3 flex flex-col">
            {data.items.map((listing) => (
              <li key={listing.id}>
                <Link to={listingUrl(listing.id)} className="link inline-flex min-h-11 items-center">
                  {listing.name}
                </Link>{' '}
                <span className="type-small text-soft">
                  {listing.location} · {listing.status}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {id > 0 && <Standing key={id} id={id} />}
    </section>
  );
}

const messageOf = (error: Error): string =>
  error instanceof ApiError && error.status === 403
    ? 'Your role does not let you change the status of listings.'
    : 'We cannot search for listings right now. Please try again in a moment.';

function Standing({ id }: { id: number }) {
  const { data: listing, error, refetch } = useQuery(adminListingQuery(id));
  const [step, setStep] = useState<StaffStep | null>(null);
  if (!listing && error instanceof ApiError && error.status < 500)
    return <p className="mt-4">{error.status === 404 ? 'There is no such listing.' : messageOf(error)}</p>;
  if (!listing && error)
    return (
      <ErrorState
        title="The listing did not load"
        text="Please try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  if (!listing) return <LoadingIndicator text="Loading the listing..." late />;
  const insurance = insuranceText(listing);
  return (
    <div className="mt-5 border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-[620] wrap-anywhere">{listing.name}</b>
        <Badge tone={listing.status === 'published' ? 'leaf' : 'amber'}>{listing.status}</Badge>
      </p>
      <p className="type-small mt-0.5 text-soft">
        {listing.location} · number {listing.id} · since {momentText(listing.statusSince)}
        {listing.hasOwner ? ' · has an owner' : ' · has no owner'}
        {listing.pausedTo && ` · back ${momentText(listing.pausedTo)}`}
        {listing.mergedInto && (
          <>
            {' · merged into '}
            <Link to={listingUrl(listing.mergedInto)} className="link">
              number {listing.mergedInto}
            </Link>
          </>
        )}
      </p>
      {listing.licenses.length > 0 && (
        <p className="type-small mt-0.5 text-soft wrap-anywhere">
          Licenses (unchecked): {listing.licenses.map(licenseText).join('; ')}
        </p>
      )}
      {insurance && <p className="type-small mt-0.5 text-soft wrap-anywhere">Insurance (unchecked): {insurance}</p>}
      {listing.removal && (
        <p className="mt-2">
          {listing.removal.isOwn ? 'You asked' : 'A colleague asked'} for its removal on{' '}
          {momentText(listing.removal.askedAt)}. {listing.removal.isOwn && 'Someone else has to confirm it.'}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {stepsAt[listing.status].map((each) => (
          <Button key={each} disabledReason={blockedBy(each, listing)} onClick={() => setStep(each)}>
            {stepWords[each].button}
            <span className="sr-only"> {listing.name}</span>
          </Button>
        ))}
      </div>
      {listing.history.length > 0 && (
        <div className="mt-5">
          <Timeline entries={historyOf(listing)} />
        </div>
      )}
      {step && <ListingStepDialog listing={listing} step={step} onClose={() => setStep(null)} />}
    </div>
  );
}

const historyOf = ({ history }: AdminListing) =>
  history.map(({ action, actor, at, reason }, index) => ({
    title: `${index + 1}. ${historyWords[action]}`,
    text: [momentText(at), `by ${actor}`, reason?.replaceAll('_', ' ')].filter(Boolean).join(' · '),
    state: 'done' as const,
  }));
