import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { FollowedRequest, OfferedBusiness } from '@poolpros/contracts/http/followed-requests';
import { apiPaths } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { allOf } from '../../../shared/lib/count-words.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { Rating } from '../../../shared/ui/rating.js';
import { useToast } from '../../../shared/ui/toast.js';
import { stepFailure, useFollowStep } from '../api.js';
import { isSilent } from '../status-steps.js';

export interface AskOthersProps {
  id: string;
  request: FollowedRequest;
  token: string;
}

const businesses = (count: number) => counted(count, 'business', 'businesses');

/** Others who could get the same request; each is selected by the homeowner. */
export function AskOthers({ id, request: { offered, recipients }, token }: AskOthersProps) {
  const toast = useToast();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useFollowStep(token, apiPaths.askOthers, () => {
    toast({ title: 'Sent', text: `Your request is on its way to ${businesses(selected.length)}.` });
    setSelected([]);
  });
  const send = (others: readonly OfferedBusiness[]) => {
    const installerIds = others.map(({ installerId }) => installerId);
    setSelected(installerIds);
    setMissing(false);
    mutate({ installerIds });
  };
  const chosen = offered.filter(({ installerId }) => selected.includes(installerId));
  const now = new Date();
  const select = (installerId: number, wanted: boolean) => {
    setMissing(false);
    setSelected((before) => (wanted ? [...before, installerId] : before.filter((each) => each !== installerId)));
  };
  return (
    <Card id={id} className="flex scroll-mt-24 flex-col gap-4">
      <div>
        <h2 className="type-h3">
          {recipients.some((each) => isSilent(each, now)) ? 'They never replied?' : 'Ask other businesses'}
        </h2>
        <p className="mt-1 text-soft">
          These businesses take requests and are within {serviceRadiusMiles.default} miles or say that they cover your
          area. The ones you select will get the same message, with your name and, if you gave one, your phone number.
        </p>
      </div>
      <fieldset aria-describedby={isMissing ? `${id}-missing` : undefined} className="min-w-0">
        <legend className="sr-only">Who else gets your request</legend>
        <ul className="divide-y divide-rule border-y border-rule">
          {offered.map((other) => (
            <li key={other.installerId} className="py-2">
              <Checkbox
                checked={selected.includes(other.installerId)}
                onChange={({ target }) => select(other.installerId, target.checked)}
              >
                <b className="font-semibold wrap-anywhere">{other.name}</b>{' '}
                <span className="type-caption block text-muted">{placeOf(other)}</span>
              </Checkbox>
              <p className="flex flex-wrap items-center gap-x-3 pl-[1.875rem]">
                <Rating rating={other.rating} reviewCount={other.reviewCount} />
                <Link to={other.profilePath} className="link type-small py-1">
                  See the page<span className="sr-only"> for {other.name}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
        {isMissing && <FieldErrorText id={`${id}-missing`}>Select at least one business.</FieldErrorText>}
      </fieldset>
      <FailureNote>
        {refusedName(error, chosen) ?? stepFailure(error, 'Your request was not sent to them.')}
      </FailureNote>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          className="max-sm:w-full"
          busyText={isPending ? 'Sending...' : null}
          onClick={() => (chosen.length === 0 ? setMissing(true) : send(chosen))}
        >
          {chosen.length === 0 ? 'Send the same message' : `Send the same message to ${businesses(chosen.length)}`}
        </Button>
        {offered.length > 1 && chosen.length === 0 && !isPending && (
          <Button className="max-sm:w-full" onClick={() => send(offered)}>
            Send it to {allOf(offered.length)} businesses
          </Button>
        )}
      </div>
    </Card>
  );
}

const placeOf = ({ location, miles }: OfferedBusiness): string =>
  miles === null ? location : `${location}, ${miles.toFixed(1)} miles away`;

/** Names the business that caused an error; null where none did. */
function refusedName(error: Error | null, chosen: readonly OfferedBusiness[]): string | null {
  if (!(error instanceof ApiError)) return null;
  for (const { path } of error.errors) {
    const refused = chosen[Number(/^body\.installerIds\.(\d+)$/.exec(path)?.[1] ?? -1)];
    if (refused) return `${refused.name} is not taking messages right now. Nothing was sent.`;
  }
  return error.errors.length > 0 ? 'Your request was not sent to them. Reload the page, then select them again.' : null;
}
