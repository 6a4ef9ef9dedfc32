import { type WebhookEvent, webhookEvents } from '@poolpros/contracts/http/webhooks';
import { useId } from 'react';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText } from '../../../shared/ui/field.js';
import { eventTexts } from '../webhook-texts.js';

export interface EventChoiceProps {
  events: readonly WebhookEvent[];
  error: string | null;
  onChange: (events: WebhookEvent[]) => void;
}

/** The events that a webhook receives. */
export function EventChoice({ events, error, onChange }: EventChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className="type-small mb-1.5 font-semibold">Events *</legend>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          name="events"
          value={event}
          checked={events.includes(event)}
          onChange={({ target }) =>
            onChange(webhookEvents.filter((each) => (each === event ? target.checked : events.includes(each))))
          }
        >
          {eventTexts[event].label}. <span className="text-soft">{eventTexts[event].text}</span>
        </Checkbox>
      ))}
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}
