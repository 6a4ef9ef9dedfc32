/** Map.groupBy, which Node 20 lacks. */
export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
