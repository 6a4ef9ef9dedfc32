import { Lock, MailCheck, Send } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { FormSection } from '../../../shared/ui/form-section.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { Stepper } from '../../../shared/ui/progress.js';
import { Note } from '../../../shared/ui/states.js';
import { type ListingForm as Form, useListingForm } from '../hooks/use-listing-form.js';
import { BusinessFields } from './business-fields.js';
import { CheckFields } from './check-fields.js';
import { DraftNote } from './draft-note.js';
import { ListingAside } from './listing-aside.js';
import { ServiceFields } from './service-fields.js';

const steps = ['Fill in the form', 'Confirm your email', 'Read by a person', 'Live'];

/** Lists a business: the form, and what comes after it. */
export function ListingForm() {
  const listing = useListingForm();
  return (
    <>
      <div className="pt-2 pb-7 md:pb-8">
        <Stepper steps={steps} current={listing.sentTo === null ? 0 : 1} />
      </div>
      {listing.sentTo === null ? <FillIn listing={listing} /> : <CheckMail email={listing.sentTo} />}
    </>
  );
}

function FillIn({ listing: { fields, submit, isPending, error, draft } }: { listing: Form }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12">
      <form
        ref={fields.form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex min-w-0 flex-col gap-7"
      >
        <div>
          <h1 className="type-h1">List your business</h1>
          <p className="mt-1.5 max-w-[38rem] text-soft">
            For pool, spa, hot tub, sauna and steam room contractors in the United States. About five minutes. Fields
            marked * are required.
          </p>
        </div>
        <DraftNote draft={draft} />
        <FormSection number={1} title="The business" text="A person reads this before it goes live.">
          <BusinessFields fields={fields} />
        </FormSection>
        <FormSection number={2} title="Services and area" text="Pick what you do and how far you go for it.">
          <ServiceFields fields={fields} />
        </FormSection>
        <FormSection number={3} title="Check and send">
          <CheckFields fields={fields} />
          <Note icon={Lock}>
            Your name and email stay with us. The phone number, website, city and ZIP are shown on your page.
          </Note>
          {error && (
            <Note tone="brick" role="alert">
              {error}
            </Note>
          )}
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="max-md:w-full"
              busyText={isPending ? 'Sending...' : null}
            >
              <Send aria-hidden="true" className="size-5" />
              Send for review
            </Button>
          </div>
        </FormSection>
      </form>
      <ListingAside values={fields.values} />
    </div>
  );
}

function CheckMail({ email }: { email: string }) {
  return (
    <Outcome
      icon={MailCheck}
      title="Sent. Now confirm your email."
      text={
        <>
          We mailed <b className="font-semibold text-text">{email}</b>. Open the link in it and press the button; then a
          person reads your listing, usually within 2 business days.
        </>
      }
      takesFocus
    >
      <p className="type-small max-w-[36rem] text-muted">
        Nothing there after two minutes? Look in spam. The link works for 14 days. Without it nothing is published.
      </p>
    </Outcome>
  );
}
