/** The value, computed when first asked for. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
