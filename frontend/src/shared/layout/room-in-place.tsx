import { LoadingIndicator } from '../ui/loading-indicator.js';
import { ErrorState } from '../ui/states.js';

/** What stands in a console while one of its rooms loads, or when it did not. */
export const roomInPlace = {
  Loading: () => (
    <div className="grid min-h-[60vh] place-items-center">
      <LoadingIndicator text="Opening..." late />
    </div>
  ),
  Failed: ({ onRetry }: { onRetry: () => void }) => (
    <ErrorState
      title="This part of the page did not load"
      text="Check your connection and try again."
      onRetry={onRetry}
    />
  ),
};
