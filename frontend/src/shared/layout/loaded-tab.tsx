import type { ComponentType } from 'react';
import { LoadingIndicator } from '../ui/loading-indicator.js';
import { onDemand } from '../ui/on-demand.js';
import { ErrorState } from '../ui/states.js';

const inPlace = {
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

/** A tab of a console, which loads when it is first opened. */
export const loadedTab = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  onDemand(load, inPlace).Component;
