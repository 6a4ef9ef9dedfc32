import { comparedLimit } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { Check, CheckCheck } from 'lucide-react';
import { AskedToday } from '../../../entities/listings/asked-today.js';
import { allOf } from '../../../shared/lib/count-words.js';
import { Button } from '../../../shared/ui/button.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText } from '../../../shared/ui/field.js';
import { Rating } from '../../../shared/ui/rating.js';
import { type Candidate, candidateDetail } from '../candidates.js';
import type { ContactForm } from '../hooks/use-contact-form.js';

export interface RecipientsProps {
  contactForm: ContactForm;
  candidates: readonly Candidate[];
}

const full = `Up to ${comparedLimit} in total`;

/** What a box of a candidate needs; without room for one more it stays focusable and says why. */
function boxOf({ fields, tick, room }: ContactForm, candidate: Candidate) {
  const checked = fields.values.ticked.some(({ id }) => id === candidate.id);
  const blocked = !checked && room <= 0;
  return {
    checked,
    blocked,
    input: {
      checked,
      'aria-disabled': blocked || undefined,
      title: blocked ? full : undefined,
      onChange: () => {
        if (!blocked) tick({ id: candidate.id, name: candidate.name }, !checked);
      },
    },
  };
}

/** Others who could get the message of one installer as well. */
export function AlsoAsk({ contactForm, candidates }: RecipientsProps) {
  if (candidates.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="type-small mb-1 font-semibold">
        Ask others the same question <span className="font-normal text-muted">up to {comparedLimit} in total</span>
      </legend>
      {candidates.map((candidate) => {
        const { input, blocked } = boxOf(contactForm, candidate);
        return (
          <Checkbox key={candidate.id} {...input} className={clsx(blocked && 'text-muted')}>
            <b className="font-[560]">{candidate.name}</b>{' '}
            <span className="type-small text-muted">{candidateDetail(candidate)}</span>{' '}
            <AskedToday id={candidate.id} className="type-small" />
            {blocked && <span className="sr-only">, {full}</span>}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

/** Everybody a message could go to, each ticked by the visitor, and how many are. */
export function RecipientTiles({ contactForm, candidates }: RecipientsProps) {
  const { errors } = contactForm.fields;
  const count = contactForm.recipients.length;
  const most = Math.min(comparedLimit, candidates.length);
  return (
    <fieldset
      className="min-w-0"
      data-invalid={errors.ticked ? true : undefined}
      aria-describedby={errors.ticked ? 'recipients-error' : undefined}
    >
      <legend className="type-small mb-1.5 font-semibold">
        Who gets it * <span className="font-normal text-muted">up to {comparedLimit}</span>
      </legend>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <p className="type-small flex items-center gap-2">
          <span aria-hidden="true" className="inline-grid auto-cols-[18px] grid-flow-col gap-[3px]">
            {Array.from({ length: most }, (_, tile) => tile).map((tile) => (
              <i
                key={tile}
                className={clsx(
                  'h-[13px] rounded-[2.5px] border-[1.5px] forced-color-adjust-none',
                  tile < count ? 'border-pool-600 bg-pool-600' : 'border-control bg-surface',
                )}
              />
            ))}
          </span>
          <span role="status" className="tabular-nums">
            <b className="font-semibold">
              {count} of {most}
            </b>{' '}
            ticked
          </span>
        </p>
        <TickAll contactForm={contactForm} candidates={candidates} />
      </div>
      <div className="flex flex-col gap-2">
        {candidates.map((candidate) => (
          <RecipientTile key={candidate.id} contactForm={contactForm} candidate={candidate} />
        ))}
      </div>
      {errors.ticked && (
        <div className="mt-2">
          <FieldErrorText id="recipients-error">{errors.ticked}</FieldErrorText>
        </div>
      )}
    </fieldset>
  );
}

/** One press for all of them, where all of them can get it; the ticks stay the visitor's own. */
function TickAll({ contactForm: { fields, tickOnly }, candidates }: RecipientsProps) {
  const count = candidates.length;
  if (count < 2 || count > comparedLimit) return null;
  const all = fields.values.ticked.length === count;
  return (
    <Button className="px-3!" onClick={() => tickOnly(all ? [] : candidates.map(({ id, name }) => ({ id, name })))}>
      <CheckCheck aria-hidden="true" className="size-5" />
      {all ? 'Clear' : 'Select'} {allOf(count)}
    </Button>
  );
}

function RecipientTile({ contactForm, candidate }: { contactForm: ContactForm; candidate: Candidate }) {
  const { input, blocked } = boxOf(contactForm, candidate);
  const { name, location, distance, rating, reviewCount } = candidate;
  const place = typeof distance === 'number' ? `${distance.toFixed(1)} miles` : location;
  return (
    <label
      className={clsx(
        'relative flex items-center gap-3.5 rounded-[12px] border px-4 py-3 has-checked:border-selected has-checked:bg-pool-50 has-checked:shadow-[0_0_0_1.5px_var(--selected)]',
        blocked ? 'cursor-not-allowed border-rule bg-surface-deck text-muted' : 'cursor-pointer border-control',
      )}
    >
      <input type="checkbox" {...input} className="peer sr-only" />
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-control bg-surface text-transparent peer-checked:border-selected peer-checked:bg-selected peer-checked:text-on-selected peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="flex min-w-0 flex-col">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {place && <span className="type-small text-soft">{place}</span>}
          <AskedToday id={candidate.id} className="type-small" />
        </span>
        {rating !== undefined && <Rating rating={rating} reviewCount={reviewCount ?? 0} />}
      </span>
      {blocked && <span className="sr-only">, {full}</span>}
    </label>
  );
}
