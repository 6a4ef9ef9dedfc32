import type { Audience } from '@poolpros/contracts/http/accounts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { StepUpDialog } from '../components/step-up-dialog.js';

/**
 * For what needs a fresh proof of who is there. `askFor` opens the dialog when an error says so and runs `again` after
 * it; it returns whether it did. `dialog` belongs into the page.
 */
export function useStepUp(audience: Audience): {
  askFor: (error: Error, again: () => void) => boolean;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    askFor(error, again) {
      const isAskedFor = error instanceof ApiError && error.code === 'step_up_required';
      if (isAskedFor) setWaiting(() => again);
      return isAskedFor;
    },
    dialog: waiting && (
      <StepUpDialog
        audience={audience}
        onClose={() => setWaiting(null)}
        onProven={() => {
          setWaiting(null);
          waiting();
        }}
      />
    ),
  };
}
