import type { Installer } from '@poolpros/contracts/http/installers';
import { reviewDays, reviewMailsPerDay } from '@poolpros/contracts/limits';
import { MailCheck, Send } from 'lucide-react';
import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { Timeline } from '../../../shared/ui/progress.js';
import { type ReviewForm, useReviewForm } from '../hooks/use-review-form.js';
import { AuthorFields } from './author-fields.js';
import { ReviewFields } from './review-fields.js';

/** Writes a review of an installer: the form, and what comes after it. */
export function WriteReview({ installer }: { installer: Installer }) {
  const review = useReviewForm(installer.id);
  if (review.sentTo !== null) return <CheckMail email={review.sentTo} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,46rem)_340px] lg:justify-between lg:gap-14">
      <Form installer={installer} review={review} />
      <aside aria-label="The business and the rules" className="flex flex-col gap-4 max-lg:hidden lg:sticky lg:top-24">
        <Card className="flex items-center gap-4 p-3.5!">
          <InstallerPicture installer={installer} className="h-[66px] w-22 shrink-0 rounded-control" />
          <p className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{installer.name}</b>
            <span className="type-small text-soft">{installer.location}</span>
          </p>
        </Card>
        <Card className="p-5!">
          <h2 className="type-h4 mb-3">What happens next</h2>
          <Timeline
            entries={[
              { title: 'You confirm your email', text: `One link, good for ${reviewDays.confirm} days`, state: 'now' },
              { title: 'Published', text: 'At once, good or bad', state: 'later' },
              { title: 'The business is notified', text: 'Only after the review is public', state: 'later' },
            ]}
          />
        </Card>
      </aside>
    </div>
  );
}

function Form({ installer, review }: { installer: Installer; review: ReviewForm }) {
  const { fields, submit, isPending, error } = review;
  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-col gap-7"
    >
      <div>
        <h1 className="type-h1 wrap-anywhere">Review {installer.name}</h1>
        <p className="mt-1.5 text-soft">
          Once you confirm your email, we will publish your review word for word, good or bad. The business cannot stop
          it. Fields marked * are required.
        </p>
      </div>
      <ReviewFields fields={fields} />
      <AuthorFields fields={fields} />
      <FailureNote>{error}</FailureNote>
      <div className="flex justify-end border-t border-rule pt-5">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          busyText={isPending ? 'Sending...' : null}
        >
          <Send aria-hidden="true" className="size-5" />
          Send review
        </Button>
      </div>
    </form>
  );
}

function CheckMail({ email }: { email: string }) {
  return (
    <Outcome
      tone="pool"
      icon={MailCheck}
      title="Check your email"
      text={
        <>
          We sent a link to <b className="font-semibold text-text">{email}</b>. Your review is not public until you open
          it and press the button there.
        </>
      }
      takesFocus
    >
      <p className="type-small max-w-[36rem] text-muted">
        Nothing there after two minutes? Check your spam folder. We send up to {reviewMailsPerDay} of these links to one
        address in 24 hours; after that, please send your review again the next day. The link works for{' '}
        {reviewDays.confirm} days. After {reviewDays.unconfirmed} days, an unconfirmed review will be erased.
      </p>
    </Outcome>
  );
}
