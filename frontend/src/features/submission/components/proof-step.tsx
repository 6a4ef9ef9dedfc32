import type { Fields } from '../../../shared/forms/use-fields.js';
import { Note } from '../../../shared/ui/states.js';
import type { ListingValues } from '../listing-values.js';
import { FormPhotos } from './form-photos.js';
import { ProofFields } from './proof-fields.js';

interface ProofStepProps {
  fields: Fields<ListingValues>;
  /** Whether it was sent before, with its photos. */
  isAgain: boolean;
}

/** What the last step asks for, which nobody needs to begin. */
export function ProofStep({ fields, isAgain }: ProofStepProps) {
  return (
    <>
      <ProofFields fields={fields} />
      {isAgain ? (
        <Note>Photos that you sent earlier will stay with the listing. You can add more once it is live.</Note>
      ) : (
        <FormPhotos token={fields.values.photosToken} onToken={(token) => fields.change('photosToken', token)} />
      )}
    </>
  );
}
