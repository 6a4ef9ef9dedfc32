import { sentenceLabelOf } from '@poolpros/contracts/catalogue';
import { type ComponentType, useState } from 'react';
import type { DetailFieldsProps } from '../../../entities/requests/detail-fields.js';
import type { DetailValues } from '../../../entities/requests/details.js';
import type { ContactForm } from '../hooks/use-contact-form.js';

export interface ContactDetailsProps {
  contactForm: ContactForm;
  compact: boolean;
  /** The fields, which a page may load when they are first needed. */
  Fields: ComponentType<DetailFieldsProps>;
}

/** The optional details, folded away. What a search answered can be read without opening them. */
export function ContactDetails({
  contactForm: { details, detailErrors, changeDetail },
  compact,
  Fields,
}: ContactDetailsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || Object.keys(detailErrors).length > 0;
  const included = includedText(details);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="rounded-control border border-rule px-3.5"
    >
      <summary className="type-small min-h-11 cursor-pointer py-2.5 font-semibold">
        Add details (optional)
        {included && <span className="block font-normal text-soft wrap-anywhere">Included: {included}</span>}
      </summary>
      <div className="pt-1 pb-4">
        {isOpen && <Fields values={details} errors={detailErrors} onChange={changeDetail} compact={compact} />}
      </div>
    </details>
  );
}

const includedText = ({ service, zip }: DetailValues): string =>
  [service && sentenceLabelOf(service), zip.trim() && `ZIP ${zip.trim()}`].filter(Boolean).join(', ');
