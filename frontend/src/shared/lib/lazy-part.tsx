import { type ComponentType, use } from 'react';

/**
 * A part of a page in a file of its own, as most visits do not show it. The server renders it at once after `load`; a browser
 * that takes the page over keeps what the server rendered until the part is there.
 */
export function lazyPart<Props extends object>(start: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;

  /** The same promise until it has failed, as `use` needs it. */
  function load(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const promise = start();
    loading = promise;
    promise.then(
      // With these `use` reads the value without waiting, which the server cannot.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        loading = null;
      },
    );
    return promise;
  }

  function Component(props: Props) {
    const Part = use(load());
    return <Part {...props} />;
  }
  return { Component, load };
}
