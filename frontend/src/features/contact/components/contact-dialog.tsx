import { counted } from '@poolpros/contracts/counted';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { compareList, type SearchContext } from '../../../entities/listings/compare-list.js';
import { shortlist } from '../../../entities/listings/shortlist.js';
import { DetailFields } from '../../../entities/requests/detail-fields.js';
import { useServices } from '../../../shared/lib/services.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import type { ContactTarget } from '../api.js';
import { type Candidate, candidatesBeside } from '../candidates.js';
import { type ContactForm, type SentMessage, useContactForm } from '../hooks/use-contact-form.js';
import { ContactFields } from './contact-fields.js';
import { ContactPhotos } from './contact-photos.js';
import { ReachNote } from './reach-note.js';
import { AlsoAsk, RecipientTiles } from './recipients.js';

export { DetailFields } from '../../../entities/requests/detail-fields.js';
export { ContactPhotos } from './contact-photos.js';
export { ReachNote } from './reach-note.js';
export { SentCard } from './sent-card.js';
export { SentPanel } from './sent-panel.js';

interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What has the focus after it closed; null for what had it before. */
  focusAfter: () => HTMLElement | null;
}

export interface AskDialogProps extends OpenState {
  /** Whom the visitor can tick. */
  candidates: readonly Candidate[];
  /** The search that it comes from. */
  context: SearchContext;
  onSent: (sent: SentMessage) => void;
}

export interface ContactDialogProps extends AskDialogProps {
  installer: ContactTarget;
}

/** The form of a contact request; it closes and empties itself when the request is sent. */
export function ContactDialog({ installer, candidates, context, onSent, ...state }: ContactDialogProps) {
  const contactForm = useContactForm({ target: installer, context, isShown: state.open, onSent });
  const { publicUrl } = useServices();
  const lists = [compareList.useEntries(), shortlist.useEntries(), candidates];
  const others = candidatesBeside(installer, lists, publicUrl);
  return (
    <MessageDialog {...state} contactForm={contactForm} context={context} title={`Contact ${installer.name}`}>
      <ContactFields contactForm={contactForm} DetailFields={DetailFields}>
        <ContactPhotos contactForm={contactForm} />
        <AlsoAsk contactForm={contactForm} candidates={others} />
      </ContactFields>
    </MessageDialog>
  );
}

/** One message to those of the candidates that the visitor ticks. */
export function AskDialog({ candidates, context, onSent, ...state }: AskDialogProps) {
  const contactForm = useContactForm({ target: null, context, isShown: state.open, onSent });
  return (
    <MessageDialog
      {...state}
      contactForm={contactForm}
      context={context}
      title="Ask several at once"
      choice={<RecipientTiles contactForm={contactForm} candidates={candidates} />}
    >
      <ContactFields contactForm={contactForm} DetailFields={DetailFields}>
        <ContactPhotos contactForm={contactForm} />
      </ContactFields>
    </MessageDialog>
  );
}

interface MessageDialogProps extends OpenState {
  contactForm: ContactForm;
  context: SearchContext;
  title: string;
  /** Whom to ask, above everything else. */
  choice?: ReactNode;
  children: ReactNode;
}

function MessageDialog({ contactForm, context, onOpenChange, title, choice, children, ...state }: MessageDialogProps) {
  const { fields, isPending, submit, resetAttempt, recipients } = contactForm;
  const close = () => {
    resetAttempt();
    onOpenChange(false);
  };
  return (
    <FormDialog
      {...state}
      onClose={close}
      title={title}
      description="No account needed. Replies will come to your email."
      form={fields.form}
      onSubmit={submit}
      button={{
        variant: 'primary',
        size: 'lg',
        busyText: isPending ? 'Sending...' : null,
        children: (
          <>
            <Send aria-hidden="true" className="size-5" />
            {fields.values.ticked.length > 0
              ? `Send to ${counted(recipients.length, 'business', 'businesses')}`
              : 'Send Message'}
          </>
        ),
      }}
    >
      {choice && <div className="mb-5">{choice}</div>}
      <ReachNote recipients={recipients} context={context} onLeave={close} className="not-empty:mb-5" />
      {children}
    </FormDialog>
  );
}
