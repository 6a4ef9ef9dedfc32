import { Lock } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import type { ContactTarget } from '../api.js';
import { useContactForm } from '../hooks/use-contact-form.js';
import { ContactFields } from './contact-fields.js';

const stay = () => undefined;

/** The contact form as a panel of a page. */
export function ContactCard({ installer }: { installer: ContactTarget }) {
  const contactForm = useContactForm({ target: installer, onSent: stay });
  const { fields, isPending, submit } = contactForm;
  return (
    <section
      aria-labelledby="contact-card"
      className="rounded-panel border border-rule bg-surface p-[1.375rem] shadow-raised"
    >
      <h2 id="contact-card" className="type-h4 mb-3 wrap-anywhere">
        Contact {installer.name}
      </h2>
      <form ref={fields.form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ContactFields contactForm={contactForm} compact />
        <Button type="submit" variant="primary" full busyText={isPending ? 'Sending...' : null}>
          Send Message
        </Button>
        <p className="type-caption flex gap-2 text-muted">
          <Lock aria-hidden="true" className="mt-px size-4 shrink-0" />
          Sent only to this business. We never sell your details.
        </p>
      </form>
    </section>
  );
}
