/** What a visitor does with a page before its program runs. */
export interface PreHydrationEvents {
  /** From now on React handles events; earlier ones are replayed. Call it after React has hydrated the page. */
  replay: () => void;
}

declare global {
  interface WindowEventMap {
    /** The bootstrap script tells the program, which has loaded by now, to take over. */
    'page-start': CustomEvent<PreHydrationEvents>;
  }
}

const entered = ['input', 'change'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the last press of a button, and typed and chosen values, until they can be handled. React misses them while it
 * hydrates, and takes typed values for the ones it knows. Links and native controls work without it.
 */
export function keepPreHydrationEvents(): PreHydrationEvents {
  let pressed: HTMLButtonElement | null = null;
  const values = new Map<Control, string | boolean>();

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed = button;
    // Otherwise a form would be sent without the program's handling.
    event.preventDefault();
    event.stopPropagation();
  };
  const onInput = (event: Event) => {
    const { target } = event;
    event.stopPropagation();
    if (isControl(target)) values.set(target, isTicked(target) ? target.checked : target.value);
  };
  addEventListener('click', onClick, true);
  for (const type of entered) addEventListener(type, onInput, true);

  return {
    replay() {
      removeEventListener('click', onClick, true);
      for (const type of entered) removeEventListener(type, onInput, true);
      // In separate tasks, so that a button is pressed after the typed values have been rendered.
      setTimeout(() => {
        for (const [control, value] of values) enter(control, value);
        setTimeout(() => pressed?.click());
      });
    },
  };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** React ignores an event after which a control has the value that React knows: the one last set by its setter. */
function enter(control: Control, value: string | boolean): void {
  if (isTicked(control)) {
    control.checked = !value;
    control.click();
    return;
  }
  const { value: now } = control;
  if (control instanceof HTMLSelectElement) control.value = String(value);
  else {
    control.value = control.defaultValue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, now === control.defaultValue ? value : now);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
