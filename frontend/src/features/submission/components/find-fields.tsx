import { textLengths } from '@poolpros/contracts/limits';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import type { ListingValues } from '../listing-values.js';

/** By what a business is found that is listed already. */
export function FindFields({ fields: { text } }: { fields: Fields<ListingValues> }) {
  return (
    <div className="grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2">
      <TextField
        label="Business name *"
        hint="As on your truck."
        required
        autoComplete="organization"
        maxLength={textLengths.businessName.max}
        {...text('businessName')}
      />
      <TextField
        label="Business phone *"
        hint="A US number, such as (512) 555-0142. We use it to find your page, even under another name."
        type="tel"
        required
        autoComplete="tel"
        maxLength={textLengths.phone.max}
        {...text('phone')}
      />
      <TextField
        label="ZIP *"
        hint="Where the business is."
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="max-w-32 tabular-nums"
        {...text('zipCode')}
      />
      <TextField
        label={<Optional>Website</Optional>}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={textLengths.website.max}
        {...text('website')}
      />
    </div>
  );
}
