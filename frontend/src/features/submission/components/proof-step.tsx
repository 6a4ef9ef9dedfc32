import type { Fields } from '../../../shared/forms/use-fields.js';
import type { ListingValues } from '../listing-values.js';
import { FormPhotos } from './form-photos.js';
import { ProofFields } from './proof-fields.js';

/** What the last step asks for, which nobody needs to begin. */
export function ProofStep({ fields }: { fields: Fields<ListingValues> }) {
  return (
    <>
      <ProofFields fields={fields} />
      <FormPhotos token={fields.values.photosToken} onToken={(token) => fields.change('photosToken', token)} />
    </>
  );
}
