import { languages } from '@poolpros/contracts/languages';
import { textLengths } from '@poolpros/contracts/limits';
import { listingLengths, paymentMethods } from '@poolpros/contracts/listing-options';
import { ChosenField } from '../../../entities/listing-fields/chosen-field.js';
import { HoursFields } from '../../../entities/listing-fields/hours-fields.js';
import { CityFields, StreetFields } from '../../../entities/listing-fields/place-fields.js';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import type { ListingValues } from '../listing-values.js';

const grid = 'grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2';

interface BusinessFieldsProps {
  fields: Fields<ListingValues>;
  /** Whether the email was confirmed, and stays as it is. */
  isConfirmed: boolean;
}

export function BusinessFields({ fields, isConfirmed }: BusinessFieldsProps) {
  const { change, text } = fields;
  return (
    <div className="flex flex-col gap-7">
      <div className={grid}>
        <TextField
          label="Your name *"
          required
          autoComplete="name"
          maxLength={textLengths.contactName.max}
          {...text('contactName')}
        />
        <EmailField
          label="Work email *"
          hint={
            isConfirmed
              ? 'You confirmed it, so you cannot change it.'
              : 'We will email you a link. Your email is not shown on your page.'
          }
          readOnly={isConfirmed}
          {...text('email')}
        />
        <CityFields fields={fields} onCityName={(name) => change('city', name)} />
        <CountedTextArea
          label="Description *"
          required
          maxLength={textLengths.description.max}
          fieldClassName="md:col-span-full"
          className="min-h-36"
          hint={`Say who you are, what you build and how you work. At least ${textLengths.description.min} characters.`}
          {...text('description')}
        />
        <StreetFields fields={fields} label={<Optional>Street address</Optional>} />
        <TextField
          label={<Optional>Legal name</Optional>}
          hint="If it differs from the business name (for example, Hillstone Pools LLC)."
          autoComplete="organization"
          maxLength={listingLengths.legalName.max}
          {...text('legalName')}
        />
        <TextField
          label={<Optional>Founded</Optional>}
          inputMode="numeric"
          maxLength={4}
          className="max-w-28 tabular-nums"
          {...text('foundedYear')}
        />
        <TextField
          label={<Optional>People on the crew</Optional>}
          inputMode="numeric"
          maxLength={4}
          className="max-w-28 tabular-nums"
          {...text('crewSize')}
        />
      </div>
      <HoursFields fields={fields} />
      <ChosenField fields={fields} name="languages" legend={<Optional>Languages</Optional>} options={languages} />
      <ChosenField
        fields={fields}
        name="paymentMethods"
        legend={<Optional>Payment methods</Optional>}
        options={paymentMethods}
      />
    </div>
  );
}
