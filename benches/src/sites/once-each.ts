/** Does the work for each key at its first call; later calls get the same promise. */
export function onceEach<T, A extends unknown[]>(
  work: (key: string, ...more: A) => Promise<T>,
): (key: string, ...more: A) => Promise<T> {
  const begun = new Map<string, Promise<T>>();
  return (key, ...more) => {
    const promise = begun.get(key) ?? work(key, ...more);
    begun.set(key, promise);
    return promise;
  };
}
