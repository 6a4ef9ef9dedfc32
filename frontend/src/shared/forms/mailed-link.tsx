import { LoadingIndicator } from '../ui/loading-indicator.js';
import { ErrorState } from '../ui/states.js';

/** While it is read what a mailed link leads to. */
export const LinkLoading = () => (
  <div className="grid min-h-[40vh] place-items-center">
    <LoadingIndicator text="Reading your link..." late />
  </div>
);

/** When that could not be read. */
export const LinkUnread = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title="We cannot read your link right now"
    text="The link still works. Please try again in a moment."
    onRetry={onRetry}
  />
);
