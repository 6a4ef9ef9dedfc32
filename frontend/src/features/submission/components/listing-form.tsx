import { ArrowLeft, Lock, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Stepper } from '../../../shared/ui/progress.js';
import { Note } from '../../../shared/ui/states.js';
import { type ListingForm as Form, useListingForm } from '../hooks/use-listing-form.js';
import { listingSteps } from '../listing-steps.js';
import { BusinessFields } from './business-fields.js';
import { CheckFields } from './check-fields.js';
import { DraftNote } from './draft-note.js';
import { ErrorSummary } from './error-summary.js';
import { FindFields } from './find-fields.js';
import { ListingAside } from './listing-aside.js';
import { Matches } from './matches.js';
import { SaveForLater } from './save-for-later.js';
import { ServiceFields } from './service-fields.js';

const proofStep = onDemand(() => import('./proof-step.js').then(({ ProofStep }) => ProofStep), {
  Loading: () => <p className="min-h-96 text-soft">Opening...</p>,
  Failed: ({ onRetry }) => <Button onClick={onRetry}>Open the last step</Button>,
});
const listingSent = onDemand(() => import('./listing-sent.js').then(({ ListingSent }) => ListingSent));
const sendingAgain = onDemand(() => import('./sending-again.js').then(({ SendingAgain }) => SendingAgain));

/** Lists a business: the form in steps, and what comes after it. */
export function ListingForm() {
  const listing = useListingForm();
  if (listing.sentTo !== null)
    return (
      <div className="pt-4">
        <listingSent.Component email={listing.sentTo} rejected={listing.draft.rejected} />
      </div>
    );
  return (
    <>
      <div className="pt-4 pb-7 md:pb-8">
        <Stepper steps={listingSteps.map(({ label }) => label)} current={listing.steps.index} />
      </div>
      <FillIn listing={listing} />
    </>
  );
}

function FillIn({ listing }: { listing: Form }) {
  const { fields, steps, submit, summary, matches, error, draft } = listing;
  const { step, index, go } = steps;
  const heading = useStepHeading(index, Object.keys(summary).length > 0);
  useEffect(() => {
    if (step.id === 'area') proofStep.preload();
  }, [step]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12">
      <div className="min-w-0">
        <form
          ref={fields.form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex min-w-0 flex-col gap-7"
        >
          <div>
            <h1 ref={heading} tabIndex={-1} className="type-h1 scroll-mt-24 outline-none!">
              {step.title}
            </h1>
            <p className="mt-1.5 max-w-[38rem] text-soft">{step.text}</p>
          </div>
          {draft.rejected ? (
            <sendingAgain.Component rejected={draft.rejected} onDiscard={draft.discard} />
          ) : (
            (index === 0 || draft.restoredFrom !== null || draft.failure !== null) && <DraftNote draft={draft} />
          )}
          <ErrorSummary key={index} found={summary} errors={fields.errors} form={fields.form} />
          {step.id === 'find' && <FindFields fields={fields} />}
          {step.id === 'find' && matches.length > 0 && <Matches matches={matches} />}
          {step.id === 'business' && <BusinessFields fields={fields} isConfirmed={draft.rejected !== null} />}
          {step.id === 'area' && <ServiceFields fields={fields} />}
          {step.id === 'proof' && <Proof fields={fields} isAgain={draft.rejected !== null} />}
          <FailureNote>{error}</FailureNote>
          <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-6">
            {index > 0 && (
              <Button variant="ghost" size="lg" className="-ml-4" onClick={() => go(index - 1)}>
                <ArrowLeft aria-hidden="true" className="size-5" />
                Back
              </Button>
            )}
            <NextButton listing={listing} />
          </div>
        </form>
        {draft.rejected === null && <SaveForLater listing={listing} />}
      </div>
      <ListingAside values={fields.values} />
    </div>
  );
}

/** The heading of a step, which takes the focus when the step comes, unless its errors do. */
function useStepHeading(index: number, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (!hasErrors) heading.current?.focus();
  }, [index, hasErrors]);
  return heading;
}

function NextButton({ listing: { steps, matches, isGoingOn, isPending } }: { listing: Form }) {
  const look = { type: 'submit', variant: 'primary', size: 'lg', className: 'ml-auto max-md:grow' } as const;
  if (steps.step.id === 'proof')
    return (
      <Button {...look} busyText={isPending ? 'Sending...' : null}>
        <Send aria-hidden="true" className="size-5" />
        Send for review
      </Button>
    );
  return (
    <Button {...look} busyText={isGoingOn ? 'Checking...' : null}>
      {steps.step.id === 'find' && matches.length > 0 ? 'None of these is mine, continue' : 'Continue'}
    </Button>
  );
}

function Proof({ fields, isAgain }: Pick<Form, 'fields'> & { isAgain: boolean }) {
  return (
    <>
      <proofStep.Component fields={fields} isAgain={isAgain} />
      <div className="flex flex-col gap-5 border-t border-rule pt-6">
        <Note icon={Lock}>
          We keep your name and email private. Your licenses and insurance also stay private until we can check them and
          say what we found. The rest is shown on your page; your street appears only if you do not keep it private.
        </Note>
        <CheckFields fields={fields} />
      </div>
    </>
  );
}
