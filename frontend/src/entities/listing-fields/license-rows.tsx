import type { License } from '@poolpros/contracts/http/listing-fields';
import { listingCounts, listingLengths } from '@poolpros/contracts/listing-options';
import { states } from '@poolpros/contracts/states';
import { Optional, Select, TextField } from '../../shared/ui/field.js';
import { RowList, type RowListProps } from './row-list.js';

/** A license as it is typed in. */
export type LicenseRow = Record<keyof License, string>;

const stateOptions = states.map(({ code, label }) => ({ value: code, label }));

/** The licenses that a business states. */
export const LicenseRows = (props: Omit<RowListProps<LicenseRow>, 'name' | 'noun' | 'max' | 'children'>) => (
  <RowList {...props} name="licenses" noun="license" max={listingCounts.licenses}>
    {(control) => {
      const { onChange, ...state } = control('stateCode');
      return (
        <div className="grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-3">
          <TextField label="Number *" required maxLength={listingLengths.licenseNumber.max} {...control('number')} />
          <Select
            label="State *"
            required
            options={stateOptions}
            placeholder="Choose a state"
            {...state}
            onValueChange={(value) => onChange({ target: { value } })}
          />
          <TextField
            label={<Optional>Class</Optional>}
            hint="Use the board’s name for it."
            maxLength={listingLengths.licenseClass.max}
            {...control('classification')}
          />
        </div>
      );
    }}
  </RowList>
);
