import type { Audience } from '@poolpros/contracts/http/accounts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const stepUpDialog = onDemand(() => import('../components/step-up-dialog.js').then(({ StepUpDialog }) => StepUpDialog));

/** Whether an error says that it has to be proved first who is there. */
export const isStepUp = (error: Error): boolean => error instanceof ApiError && error.code === 'step_up_required';

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
      if (isStepUp(error)) setWaiting(() => again);
      return isStepUp(error);
    },
    dialog: waiting && (
      <stepUpDialog.Component
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
