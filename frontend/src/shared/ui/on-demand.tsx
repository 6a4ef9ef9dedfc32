import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from './button.js';
import { ProgressLine } from './progress-line.js';

/** Placeholders of a part that is not available. */
export interface InPlace<Props> {
  /** While it is loading. */
  Loading: ComponentType<Props>;
  /** After it failed to load. */
  Failed: ComponentType<Props & Retry>;
}

type State = 'loading' | 'failed' | 'there';

interface Retry {
  onRetry: () => void;
}

export interface OnDemand<Props extends object> {
  Component: ComponentType<Props>;
  /** Preloads the part: when the browser is idle, or when a pointer or the focus comes near. */
  preload: () => void;
  /** Loads the part and waits for it, before rendering a page that shows it from the start. */
  load: () => Promise<void>;
}

/**
 * A part of a page that is loaded when it is first needed. What the server renders has to wait for `load`.
 * `inPlace` is for a part with a place in the page; other parts lie over it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading = OverlayLoading, Failed = OverlayFailed }: Partial<InPlace<Props>> = {},
): OnDemand<Props> {
  let Part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const start = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        Part = loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Component(props: Props) {
    const [state, setState] = useState<State>(Part === null ? 'loading' : 'there');
    useEffect(() => {
      if (state !== 'loading') return;
      let left = false;
      const settle = (next: State) => () => {
        if (!left) setState(next);
      };
      start().then(settle('there'), settle('failed'));
      return () => {
        left = true;
      };
    }, [state]);
    if (Part) return <Part {...props} />;
    if (state === 'failed') return <Failed {...props} onRetry={() => setState('loading')} />;
    return <Loading {...props} />;
  }

  return {
    Component,
    preload: () => {
      // A failure here is retried, and reported, when the part is needed.
      start().catch(() => undefined);
    },
    load: start,
  };
}

function OverlayLoading() {
  return <ProgressLine label="Loading" />;
}

/** Takes the focus, as the part would have, and returns it. */
function OverlayFailed({ onRetry }: Retry) {
  const retry = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    retry.current?.querySelector('button')?.focus();
  }, []);
  const handleRetry = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    onRetry();
  };
  return (
    <div
      ref={retry}
      role="alert"
      className="fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-[32rem] flex-wrap items-center justify-between gap-3 rounded-[14px] border-l-4 border-brick-600 bg-surface px-4 py-3.5 text-ink shadow-overlay"
    >
      <p>This part of the page did not load. Check your connection.</p>
      <Button onClick={handleRetry}>Try again</Button>
    </div>
  );
}
