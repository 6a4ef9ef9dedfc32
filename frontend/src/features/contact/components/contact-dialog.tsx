import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { compareList } from '../../../shared/installers/compare-list.js';
import { shortlist } from '../../../shared/installers/shortlist.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { ContactTarget } from '../api.js';
import { type Candidate, candidatesBeside } from '../candidates.js';
import { type ContactForm, useContactForm } from '../hooks/use-contact-form.js';
import { ContactFields } from './contact-fields.js';
import { AlsoAsk, RecipientTiles } from './recipients.js';

interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface ContactDialogProps extends OpenState {
  installer: ContactTarget | null;
  /** Others on the page, who could be asked the same. */
  atHand?: readonly Candidate[];
}

export interface AskDialogProps extends OpenState {
  candidates: readonly Candidate[];
}

/** The form of a contact request; it closes and empties itself when the request is sent. */
export function ContactDialog({ installer, atHand = [], open, onOpenChange }: ContactDialogProps) {
  const contactForm = useContactForm({ target: installer, onSent: () => onOpenChange(false) });
  const candidates = candidatesBeside(installer, [compareList.useEntries(), shortlist.useEntries(), atHand]);
  return (
    <FormDialog
      contactForm={contactForm}
      open={open}
      onOpenChange={onOpenChange}
      title={`Contact ${installer?.name ?? 'an installer'}`}
    >
      <ContactFields contactForm={contactForm}>
        <AlsoAsk contactForm={contactForm} candidates={candidates} />
      </ContactFields>
    </FormDialog>
  );
}

/** One message to those of the candidates that the visitor ticks. */
export function AskDialog({ candidates, open, onOpenChange }: AskDialogProps) {
  const contactForm = useContactForm({ target: null, onSent: () => onOpenChange(false) });
  return (
    <FormDialog contactForm={contactForm} open={open} onOpenChange={onOpenChange} title="Ask several at once">
      <div className="mb-5">
        <RecipientTiles contactForm={contactForm} candidates={candidates} />
      </div>
      <ContactFields contactForm={contactForm} />
    </FormDialog>
  );
}

interface FormDialogProps extends OpenState {
  contactForm: ContactForm;
  title: string;
  children: ReactNode;
}

const businesses = (count: number) => `${count} ${count === 1 ? 'business' : 'businesses'}`;

function FormDialog({ contactForm, open, onOpenChange, title, children }: FormDialogProps) {
  const { fields, isPending, submit, resetAttempt, recipients } = contactForm;
  const toggle = (wanted: boolean) => {
    if (!wanted) resetAttempt();
    onOpenChange(wanted);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title={title}
      description="No account needed. The reply comes to your email."
      wrap={(content) => (
        <form ref={fields.form} method="post" noValidate onSubmit={submit} className="contents">
          {content}
        </form>
      )}
      foot={
        <>
          <Button variant="ghost" onClick={() => toggle(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="lg" busyText={isPending ? 'Sending...' : null}>
            <Send aria-hidden="true" className="size-5" />
            {fields.values.ticked.length > 0 ? `Send to ${businesses(recipients.length)}` : 'Send Message'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
