import { FoldedPhotos } from '../../../entities/requests/folded-photos.js';
import type { ContactForm } from '../hooks/use-contact-form.js';

/** Photos of the place or the problem, which come along with the message. */
export const ContactPhotos = ({ contactForm: { fields, setSendingPhotos } }: { contactForm: ContactForm }) => (
  <FoldedPhotos
    value={fields.values.photos}
    onChange={(photos) => fields.change('photos', photos)}
    onSending={setSendingPhotos}
    hint="of the job site or the problem. Only the businesses that get your message will see them."
    error={fields.errors.photos ?? null}
  />
);
