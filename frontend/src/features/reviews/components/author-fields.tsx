import { honeypotName } from '@poolpros/contracts/honeypot';
import { textLengths } from '@poolpros/contracts/limits';
import { EmailField } from '../../../shared/forms/email-field.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { TextField } from '../../../shared/ui/field.js';
import { displayName } from '../review-rules.js';
import type { ReviewValues } from '../review-values.js';

const attestations = [
  { field: 'ownExperience', text: 'This is my own experience with this business. *' },
  { field: 'noIncentive', text: 'Nobody offered me anything for this review or for its rating. *' },
  {
    field: 'noConnection',
    text: 'I do not work for this business or a competitor, and nobody in my household does. *',
  },
] as const;

/** Who writes, and what they confirm. */
export function AuthorFields({ fields }: { fields: Fields<ReviewValues> }) {
  const { values, errors, change, text } = fields;
  const shown = displayName(values.name);
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-[1.125rem] sm:grid-cols-2">
        <TextField
          label="Your name *"
          required
          autoComplete="name"
          maxLength={textLengths.reviewerName.max}
          hint={shown ? `Shown as ${shown}` : 'Shown as first name and initial, such as Theo B.'}
          {...text('name')}
        />
        <EmailField hint="Never shown. We will email you a link to confirm your review." {...text('email')} />
      </div>
      <fieldset>
        <legend className="type-small mb-1.5 font-semibold">Please confirm</legend>
        {attestations.map(({ field, text: sentence }) => (
          <Checkbox
            key={field}
            name={field}
            required
            checked={values[field]}
            onChange={(event) => change(field, event.target.checked)}
            error={errors[field] ?? null}
          >
            {sentence}
          </Checkbox>
        ))}
      </fieldset>
      <HoneypotField {...text(honeypotName)} />
    </>
  );
}
