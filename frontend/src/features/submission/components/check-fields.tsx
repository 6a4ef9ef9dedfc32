import { honeypotName } from '@poolpros/contracts/honeypot';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import type { ListingValues } from '../listing-values.js';

export function CheckFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, errors, change, text } = fields;
  return (
    <div>
      <Checkbox
        name="attested"
        required
        checked={values.attested}
        onChange={(event) => change('attested', event.target.checked)}
        error={errors.attested ?? null}
      >
        I am authorized to list this business, and what I wrote is true. *
      </Checkbox>
      <HoneypotField {...text(honeypotName)} />
    </div>
  );
}
