export interface ComboboxOption {
  value: string;
  label: string;
  /** Muted text that distinguishes equal labels, such as a county. */
  detail?: string | null;
}

export interface Matches {
  shown: ComboboxOption[];
  /** Matches beyond those shown. */
  hidden: number;
}

/**
 * The options that contain the typed text, those that start with it first, at most `limit`.
 * An empty text matches all.
 */
export function matchOptions(options: readonly ComboboxOption[], text: string, limit: number): Matches {
  const wanted = text.trim().toLowerCase();
  const starting: ComboboxOption[] = [];
  const containing: ComboboxOption[] = [];
  for (const option of options) {
    const at = option.label.toLowerCase().indexOf(wanted);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
  }
  const all = [...starting, ...containing];
  return { shown: all.slice(0, limit), hidden: Math.max(0, all.length - limit) };
}

/** A label split around the first match of the typed text: before, match, after. */
export function splitMatch(label: string, text: string): [string, string, string] {
  const wanted = text.trim().toLowerCase();
  const at = wanted === '' ? -1 : label.toLowerCase().indexOf(wanted);
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)];
}
