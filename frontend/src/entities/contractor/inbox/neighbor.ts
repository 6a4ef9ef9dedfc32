/**
 * The id that is `step` entries away from the open one. One that has left the list counts as standing before the entry
 * that took its place, `lastIndex`. Null if there is none.
 */
export function neighborOf(
  ids: readonly string[],
  openId: string | null,
  lastIndex: number,
  step: 1 | -1,
): string | null {
  if (openId === null) return ids[0] ?? null;
  const index = ids.indexOf(openId);
  const next = index >= 0 ? index + step : step === 1 ? lastIndex : lastIndex - 1;
  return ids[next] ?? null;
}
