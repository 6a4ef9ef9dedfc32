import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import type { ContactTarget } from '../api/send-contact-request.js';
import { useContactForm } from '../hooks/use-contact-form.js';
import { ContactFields } from './contact-fields.js';

export interface ContactDialogProps {
  installer: ContactTarget | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** §4: open, submitting, closed on success with the form emptied. */
export function ContactDialog({ installer, open, onOpenChange }: ContactDialogProps) {
  const contactForm = useContactForm(installer, () => onOpenChange(false));
  const { fields, isPending, submit, forgetErrors } = contactForm;
  const toggle = (wanted: boolean) => {
    if (!wanted) forgetErrors();
    onOpenChange(wanted);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title={`Contact ${installer?.name ?? 'an installer'}`}
      description="No account needed. The reply comes to your email."
      wrap={(content) => (
        <form ref={fields.form} noValidate onSubmit={submit} className="contents">
          {content}
        </form>
      )}
      foot={
        <>
          <Button look="ghost" onClick={() => toggle(false)}>
            Cancel
          </Button>
          <Button type="submit" look="act" size="lg" busyText={isPending ? 'Sending...' : null}>
            <Send aria-hidden="true" className="size-5" />
            Send Message
          </Button>
        </>
      }
    >
      <ContactFields contactForm={contactForm} />
    </Dialog>
  );
}

/** A dialog for a page: `contact` opens it for an installer, `dialog` goes anywhere in the page. */
export function useContactDialog() {
  const [installer, setInstaller] = useState<ContactTarget | null>(null);
  const [open, setOpen] = useState(false);
  return {
    contact: ({ id, name }: ContactTarget) => {
      setInstaller({ id, name });
      setOpen(true);
    },
    dialog: <ContactDialog installer={installer} open={open} onOpenChange={setOpen} />,
  };
}
