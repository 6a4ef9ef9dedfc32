/** In the session: the build for which the page was reloaded. */
const reloadedKey = 'reloadedFor';

const fields = 'input, textarea, select';
const unedited = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Whether a field has something else than the page put into it. React keeps the default of some equal to the value. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  if (!(field instanceof HTMLInputElement) || unedited.has(field.type)) return false;
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Remembers which fields of the page were edited. */
export function createEditWatch(page: Document) {
  const edited = new Set<Element>();
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) edited.add(target);
  };
  for (const type of ['input', 'change']) page.addEventListener(type, remember, true);
  return {
    /** Whether a field that is still on the page was edited. */
    isEdited: (): boolean =>
      [...edited].some((field) => field.isConnected) || [...page.querySelectorAll(fields)].some(isChanged),
    stop(): void {
      for (const type of ['input', 'change']) page.removeEventListener(type, remember, true);
    },
  };
}

export interface ReloadOptions {
  /** Identifies the build: the URL of a script that names the scripts of all pages. */
  build: string;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  isEdited(): boolean;
  reload(): void;
}

/**
 * Whether the page is about to load again because a script of it is gone, as after a release: once per build, and never
 * while something typed would be lost (docs/rules.md#preload-errors).
 */
export function reloadOnce({ build, storage, isEdited, reload }: ReloadOptions): boolean {
  if (isEdited()) return false;
  try {
    if (storage().getItem(reloadedKey) === build) return false;
    storage().setItem(reloadedKey, build);
    // Without a memory it would reload again and again.
    if (storage().getItem(reloadedKey) !== build) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}
