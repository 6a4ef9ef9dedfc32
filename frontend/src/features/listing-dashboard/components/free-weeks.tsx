import { weekText } from '@poolpros/contracts/hours/free-weeks';
import type { FreeWeeks as Weeks } from '@poolpros/contracts/http/free-weeks';
import { freeWeekCounts } from '@poolpros/contracts/listing-options';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { useToast } from '../../../shared/ui/toast.js';
import { listingWeeksQuery, saveListingWeeks } from '../api.js';
import type { TabProps } from '../tab.js';

/** In how many jobs the business can begin in each of the next weeks (docs/rules.md#free-weeks). */
export function FreeWeeks({ listing, onSessionEnd }: TabProps) {
  const { data, error, refetch } = useQuery(listingWeeksQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  return (
    <section aria-labelledby="free-weeks" className="mt-6 rounded-card border border-rule p-4 md:p-5">
      <h2 id="free-weeks" className="type-h4">
        Free weeks
      </h2>
      <p className="mt-1 max-w-[44rem] text-soft">
        Enter how many jobs you can begin each week. Your card and your page show the weeks with free slots; 0 means
        that the week is full. Past weeks disappear automatically.
      </p>
      {data ? (
        <WeeksForm key={data.weeks[0]?.week} weeks={data.weeks} installerId={listing.id} onSessionEnd={onSessionEnd} />
      ) : (
        <LoadingState name="Your free weeks" error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

interface WeeksFormProps extends Weeks {
  installerId: number;
  onSessionEnd: () => void;
}

function WeeksForm({ weeks: stored, installerId, onSessionEnd }: WeeksFormProps) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [weeks, setWeeks] = useState(stored);
  const [forAll, setForAll] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveListingWeeks(api, installerId, { weeks }),
    onSuccess: (saved) => {
      toast({ title: 'Saved', text: 'Your page shows your free weeks.' });
      queryClient.setQueryData(listingWeeksQuery(installerId).queryKey, saved);
      return queryClient.invalidateQueries(readsOf(apiPaths.installer));
    },
  });
  useSessionEnd(onSessionEnd, error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={save} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule pb-3">
        <Stepper label="Same for all weeks" slots={forAll} onChange={setForAll} />
        <Button variant="ghost" size="sm" onClick={() => setWeeks(weeks.map(({ week }) => ({ week, slots: forAll })))}>
          Set all weeks
        </Button>
      </div>
      <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
        {weeks.map(({ week, slots }) => (
          <li key={week} className="py-1">
            <Stepper
              label={`Week of ${weekText(week)}`}
              slots={slots}
              onChange={(next) => setWeeks(weeks.map((each) => (each.week === week ? { week, slots: next } : each)))}
            />
          </li>
        ))}
      </ul>
      {error && (
        <div className="mt-4">
          <FailureNote>
            {Object.values(fieldErrors(error))[0] ??
              ((error instanceof ApiError && error.detail) || 'Not saved. Please try again in a moment.')}
          </FailureNote>
        </div>
      )}
      <Button type="submit" className="mt-4" busyText={isPending ? 'Saving...' : null}>
        Save free weeks
      </Button>
    </form>
  );
}

const withinLimits = (slots: number): number => Math.min(Math.max(Math.trunc(slots) || 0, 0), freeWeekCounts.slots);

interface StepperProps {
  label: string;
  slots: number;
  onChange: (slots: number) => void;
}

/** A number of job slots with a button for one less and one more. */
function Stepper({ label, slots, onChange }: StepperProps) {
  const id = useId();
  const step = (by: number) => () => onChange(withinLimits(slots + by));
  return (
    <div className="flex flex-1 items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0">
        {label}
      </label>
      <div className="flex shrink-0 items-center gap-1">
        <Button variant="ghost" size="sm" aria-label={`One less: ${label}`} onClick={step(-1)}>
          <Minus aria-hidden="true" className="size-4" />
        </Button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          maxLength={2}
          value={slots}
          onChange={({ target }) => onChange(withinLimits(Number(target.value)))}
          className="control w-14 text-center tabular-nums"
        />
        <Button variant="ghost" size="sm" aria-label={`One more: ${label}`} onClick={step(1)}>
          <Plus aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  );
}
