/**
 * The narrowest subject that holds the events of these types, `accounts.account.linked.v1.>`. One subject only: the broker
 * can be granted, and servers before 2.10 have no lists.
 */
export function filterOf(types: readonly string[]): string {
  const [first = [], ...others] = types.map((type) => type.split('.'));
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return [...(differs < 0 ? first : first.slice(0, differs)), '>'].join('.');
}
