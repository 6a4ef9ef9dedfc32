/** The value, where one must be: a list that is not empty, a name that a record has. Throws where there is none. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
