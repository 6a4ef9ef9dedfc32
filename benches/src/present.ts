/** The value of something that must have one, such as an entry of a list that is not empty. Throws if there is none. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
