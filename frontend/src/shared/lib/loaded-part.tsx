import { type ComponentType, Suspense, use } from 'react';
import type { Services } from './services.js';

/**
 * A part that few paths of a page show, in a file of its own; `file` is its source as the build knows it. The loader of
 * the page loads it, so that the server renders it at once; a browser that takes the page over keeps what the server
 * rendered until the part is there.
 */
export function loadedPart<Props extends object>(file: string, load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  async function start(): Promise<ComponentType<Props>> {
    try {
      Loaded = await load();
      return Loaded;
    } finally {
      loading = null;
    }
  }

  /** The same promise until it is settled, as `use` needs it. */
  function begin(): Promise<ComponentType<Props>> {
    loading ??= start();
    return loading;
  }

  function Part(props: Props) {
    const Shown = Loaded ?? use(begin());
    return <Shown {...props} />;
  }

  return {
    load: async ({ preload }: Pick<Services, 'preload'>): Promise<void> => {
      preload(file);
      await begin();
    },
    Component: (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
  };
}
