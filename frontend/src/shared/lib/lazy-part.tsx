import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import type { Services } from './services.js';

interface Options {
  /** Its source as the build knows it, for the browser to preload. */
  file?: string;
  /** Shown while a browser loads it. */
  fallback?: ReactNode;
}

/**
 * A part of a page in a separate file, because most visits do not show it. The server renders it at once after `load`;
 * a browser that hydrates the page keeps the server's markup until the part has loaded.
 */
export function lazyPart<Props extends object>(
  start: () => Promise<ComponentType<Props>>,
  { file, fallback }: Options = {},
) {
  let loading: Promise<ComponentType<Props>> | null = null;

  /** The same promise until it has failed, because `use` needs a stable one. */
  function begin(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const promise = start();
    loading = promise;
    promise.then(
      // With these fields `use` reads the value without waiting, which the server cannot do.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        loading = null;
      },
    );
    return promise;
  }

  function Part(props: Props) {
    const Loaded = use(begin());
    return <Loaded {...props} />;
  }

  return {
    load: async (services?: Pick<Services, 'preload'>): Promise<void> => {
      if (file) services?.preload(file);
      await begin();
    },
    Component: (props: Props) => (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    ),
  };
}
