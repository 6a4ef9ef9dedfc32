/**
 * The narrowest subject that covers the events of these types, `accounts.account.linked.v1.>`. It is a single subject
 * because permissions at the broker are per subject, and servers before 2.10 do not support lists.
 */
export function filterOf(types: readonly string[]): string {
  const [first = [], ...others] = types.map((type) => type.split('.'));
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return [...(differs < 0 ? first : first.slice(0, differs)), '>'].join('.');
}
