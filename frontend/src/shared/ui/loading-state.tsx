import { LoadingIndicator } from './loading-indicator.js';
import { ErrorState } from './states.js';

export interface LoadingStateProps {
  /** The name of the content, as the start of a sentence: `Your requests`. */
  name: string;
  /** If the name is not a plural. */
  single?: boolean;
  /** Why it could not be loaded; null while it is loading. */
  error: unknown;
  onRetry: () => void;
  /** In a card among others; otherwise in place of the page's content. */
  small?: boolean;
}

/** A placeholder: says that the content is loading, or that it failed and how to retry. */
export const LoadingState = ({ name, single = false, error, onRetry, small = false }: LoadingStateProps) =>
  error ? (
    <ErrorState
      title={`${name} did not load`}
      text={`We cannot load ${single ? 'it' : 'them'} right now. Please try again in a moment.`}
      onRetry={onRetry}
    />
  ) : (
    <div className={`grid place-items-center ${small ? 'min-h-32' : 'min-h-[50vh]'}`}>
      <LoadingIndicator text={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}...`} late />
    </div>
  );
