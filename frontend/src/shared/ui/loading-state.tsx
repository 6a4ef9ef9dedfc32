import { LoadingIndicator } from './loading-indicator.js';
import { ErrorState } from './states.js';

export interface LoadingStateProps {
  /** Of what is read, as it begins a sentence: `Your requests`. */
  name: string;
  /** Where the name is no plural. */
  single?: boolean;
  /** Why it could not be read; null while it is on its way. */
  error: unknown;
  onRetry: () => void;
  /** In a card among others; else in place of what a page shows. */
  small?: boolean;
}

/** Stands where something will: says that it loads, or that it did not and how to try again. */
export const LoadingState = ({ name, single = false, error, onRetry, small = false }: LoadingStateProps) =>
  error ? (
    <ErrorState
      title={`${name} did not load`}
      text={`We cannot read ${single ? 'it' : 'them'} right now. Please try again in a moment.`}
      onRetry={onRetry}
    />
  ) : (
    <div className={`grid place-items-center ${small ? 'min-h-32' : 'min-h-[50vh]'}`}>
      <LoadingIndicator text={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}...`} late />
    </div>
  );
