import { labelOf, type Service, services } from '@poolpros/contracts/catalogue';
import type { ReviewStage } from '@poolpros/contracts/http/reviews';
import { textLengths } from '@poolpros/contracts/limits';
import { useEffect, useState } from 'react';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { Optional, Select, TextField } from '../../../shared/ui/field.js';
import { StarInput } from '../../../shared/ui/star-input.js';
import { workMonths } from '../review-rules.js';
import type { ReviewValues } from '../review-values.js';
import { DetailRatings } from './detail-ratings.js';

const stages: { value: ReviewStage; title: string; text: string }[] = [
  { value: 'job_done', title: 'A finished job', text: 'Counts toward the star rating.' },
  { value: 'quote_only', title: 'A quote', text: 'Shown separately; does not count toward the star rating.' },
  { value: 'enquiry', title: 'Just contacted them', text: 'Shown separately; does not count toward the star rating.' },
];
const serviceOptions = services.map((service) => ({ value: service, label: labelOf(service) }));

/** What the review says: stage first, then stars, work and words. */
export function ReviewFields({ fields }: { fields: Fields<ReviewValues> }) {
  const { values, errors, change, text } = fields;
  // The reader's month may differ from the server's.
  const [months, setMonths] = useState<{ value: string; label: string }[]>([]);
  useEffect(() => setMonths(workMonths(new Date())), []);
  return (
    <>
      <RadioTiles
        legend="What did you get from them? *"
        name="stage"
        across
        tiles={stages}
        value={values.stage}
        onValueChange={(stage) => change('stage', stage as ReviewStage)}
        error={errors.stage ?? null}
      />
      <StarInput
        legend="Your rating *"
        name="rating"
        value={values.rating}
        onValueChange={(rating) => change('rating', rating)}
        error={errors.rating ?? null}
      />
      {values.stage === 'job_done' && (
        <DetailRatings given={values.subRatings} onChange={(given) => change('subRatings', given)} errors={errors} />
      )}
      <div className="grid items-start gap-x-4 gap-y-[1.125rem] sm:grid-cols-2">
        <Select
          label={<Optional>Service</Optional>}
          name="service"
          options={serviceOptions}
          placeholder="Choose a service"
          value={values.service}
          error={errors.service ?? null}
          onValueChange={(service) => change('service', service as Service | '')}
        />
        {values.stage === 'job_done' && (
          <Select
            label={<Optional>Month of the work</Optional>}
            name="workMonth"
            options={months}
            placeholder="Choose a month"
            hint="Within the last 12 months."
            value={values.workMonth}
            error={errors.workMonth ?? null}
            onValueChange={(month) => change('workMonth', month)}
          />
        )}
      </div>
      <TextField label={<Optional>Title</Optional>} maxLength={textLengths.reviewTitle.max} {...text('title')} />
      <CountedTextArea
        label="Your review *"
        required
        maxLength={textLengths.reviewText.max}
        className="min-h-40"
        hint={`What was done, what went well, what did not. No workers’ names, no phone numbers. At least ${textLengths.reviewText.min} characters.`}
        {...text('text')}
      />
    </>
  );
}
