import { ApiError } from '../../../shared/api/api-error.js';
import { Note } from '../../../shared/ui/states.js';
import { waitText } from '../hooks/use-countdown.js';

/** Why a proof could not be taken, where no field is to blame. */
export function StepUpProblem({ error }: { error: Error }) {
  const tooMany = error instanceof ApiError && error.status === 429;
  return (
    <Note tone={tooMany ? 'amber' : 'brick'} role="alert">
      <b className="font-semibold">{tooMany ? 'Too many attempts in a short time.' : 'This did not work.'}</b>{' '}
      {tooMany ? waitText(error.retryAfterSeconds ?? 60, new Date()) : 'Please try again in a moment.'}
    </Note>
  );
}
