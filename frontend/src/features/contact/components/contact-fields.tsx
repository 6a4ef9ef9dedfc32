import { consentTexts, currentConsent } from '@poolpros/contracts/consent';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { textLengths } from '@poolpros/contracts/limits';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';
import { namesOf } from '../candidates.js';
import type { ContactForm } from '../hooks/use-contact-form.js';
import { ContactDetails, type ContactDetailsProps } from './contact-details.js';
import { PrefilledLines } from './prefilled-lines.js';

export interface ContactFieldsProps {
  contactForm: ContactForm;
  /** The fields of the optional details. */
  DetailFields: ContactDetailsProps['Fields'];
  /** One column, for a narrow place. */
  compact?: boolean;
  /** Photos, and whom else to ask, below the message. */
  children?: ReactNode;
}

export function ContactFields({ contactForm, DetailFields, compact = false, children }: ContactFieldsProps) {
  const { fields, error, longestMessage, recipients } = contactForm;
  const { text } = fields;
  return (
    <div className="flex flex-col gap-4">
      <p className="type-caption text-muted">Fields marked * are required.</p>
      <div className={compact ? 'contents' : 'grid items-start gap-4 md:grid-cols-2'}>
        <TextField
          label="Full Name *"
          required
          autoComplete="name"
          maxLength={textLengths.askerName.max}
          {...text('name')}
        />
        <EmailField {...text('email')} />
      </div>
      <TextField
        label={<Optional>Phone</Optional>}
        type="tel"
        autoComplete="tel"
        maxLength={textLengths.phone.max}
        hint="Shown to the businesses that get your message."
        {...text('phone')}
      />
      <PrefilledLines contactForm={contactForm} />
      <CountedTextArea
        label="Project Details *"
        required
        maxLength={longestMessage}
        hint="What you want, rough size, access, timing."
        {...text('message')}
      />
      <ContactDetails contactForm={contactForm} compact={compact} Fields={DetailFields} />
      {children}
      <HoneypotField {...text(honeypotName)} />
      <FailureNote>{error}</FailureNote>
      {compact || (
        <Note icon={Lock}>
          <p>{consentTexts[currentConsent]}</p>
          {fields.values.ticked.length > 0 && <p className="mt-1 wrap-anywhere">You selected {namesOf(recipients)}.</p>}
        </Note>
      )}
    </div>
  );
}
