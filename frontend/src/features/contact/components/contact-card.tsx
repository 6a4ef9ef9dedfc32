import { consentTexts, currentConsent } from '@poolpros/contracts/consent';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import type { ContactTarget } from '../api.js';
import type { Candidate } from '../candidates.js';
import { type SentMessage, useContactForm } from '../hooks/use-contact-form.js';
import { ContactFields } from './contact-fields.js';

const dialogs = () => import('./contact-dialog.js');
const inPlace = { Loading: () => null, Failed: () => null };
const sentCard = onDemand(() => dialogs().then(({ SentCard }) => SentCard), inPlace);
const reachNote = onDemand(() => dialogs().then(({ ReachNote }) => ReachNote), inPlace);
const detailFields = onDemand(() => dialogs().then(({ DetailFields }) => DetailFields), inPlace);
const contactPhotos = onDemand(() => dialogs().then(({ ContactPhotos }) => ContactPhotos), inPlace);
const noContext = {};

export interface ContactCardProps {
  installer: ContactTarget;
  /** Who else could be asked. */
  others: readonly Candidate[];
  /** Writes to one of the others. */
  onContact: (other: ContactTarget) => void;
}

/** The contact form as a panel of a page; what became of a message stands in its place. */
export function ContactCard({ installer, others, onContact }: ContactCardProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [started, setStarted] = useState(false);
  const { visits } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (message: SentMessage | null) => {
    flushSync(() => setSent(message));
    heading.current?.focus();
  };
  const contactForm = useContactForm({ target: installer, isShown: sent === null, onSent: show });
  const { fields, isPending, recipients, submit } = contactForm;
  return (
    <section
      aria-labelledby="contact-card"
      className="rounded-panel border border-rule bg-surface p-[1.375rem] shadow-raised"
    >
      <h2 ref={heading} id="contact-card" tabIndex={-1} className="type-h4 mb-3 wrap-anywhere outline-none!">
        Contact {installer.name}
      </h2>
      {sent ? (
        <sentCard.Component
          sent={sent}
          others={others}
          context={noContext}
          onContact={onContact}
          onAgain={() => show(null)}
        />
      ) : (
        <form
          ref={fields.form}
          method="post"
          noValidate
          onSubmit={submit}
          onFocus={() => {
            setStarted(true);
            visits.count({ installerId: installer.id, kind: 'contact' });
          }}
          className="flex flex-col gap-4"
        >
          <ContactFields contactForm={contactForm} DetailFields={detailFields.Component} compact>
            {started && <contactPhotos.Component contactForm={contactForm} />}
          </ContactFields>
          {started && <reachNote.Component recipients={recipients} />}
          <Button type="submit" variant="primary" full busyText={isPending ? 'Sending...' : null}>
            Send Message
          </Button>
          <p className="type-caption flex gap-2 text-muted">
            <Lock aria-hidden="true" className="mt-px size-4 shrink-0" />
            {consentTexts[currentConsent]}
          </p>
        </form>
      )}
    </section>
  );
}
