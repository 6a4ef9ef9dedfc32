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
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  /** The same promise until it has failed, because `use` needs a stable one. */
  function begin(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const promise = start();
    loading = promise;
    promise.then(
      (value) => {
        loaded = value;
      },
      () => {
        loading = null;
      },
    );
    return promise;
  }

  function Part(props: Props) {
    // `use` would wait, which the server cannot do.
    const Loaded = loaded ?? use(begin());
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
