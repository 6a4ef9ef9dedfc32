import { useState } from 'react';
import { DetailFields } from '../../../entities/requests/detail-fields.js';
import { sentDetails } from '../../../entities/requests/details.js';
import { factsOf } from '../../../entities/requests/request-facts.js';
import type { ContactForm } from '../hooks/use-contact-form.js';

const unanswered = { service: null, zip: null, timing: null, budget: null, contactBy: null, facts: {} };

/** The optional details, folded away; what is sent of them can be read without opening it. */
export function ContactDetails({
  contactForm: { details, detailErrors, changeDetail },
  compact,
}: {
  contactForm: ContactForm;
  compact: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const isInvalid = Object.keys(detailErrors).length > 0;
  const included = factsOf({ ...unanswered, ...sentDetails(details) });
  return (
    <details
      open={isOpen || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-rule px-3.5"
    >
      <summary className="type-small min-h-11 cursor-pointer py-2.5 font-semibold">
        Add details (optional)
        {included.length > 0 && (
          <span className="block font-normal text-soft wrap-anywhere">
            Included: {included.map(({ label, value }) => `${label} ${value}`).join(', ')}
          </span>
        )}
      </summary>
      <div className="pt-1 pb-4">
        <DetailFields values={details} errors={detailErrors} onChange={changeDetail} compact={compact} />
      </div>
    </details>
  );
}
