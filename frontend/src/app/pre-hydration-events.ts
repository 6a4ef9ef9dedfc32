/** What a visitor does with a page before its program runs. */
export interface PreHydrationEvents {
  /** From now on React hears what is done, and does again what was done before; it must have hydrated the page. */
  replay: () => void;
}

declare global {
  interface WindowEventMap {
    /** The starter of a page tells its program, which is there by now, to take over. */
    'page-start': CustomEvent<PreHydrationEvents>;
  }
}

const entered = ['input', 'change'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the last press of a button, and what is typed and chosen, until they can be handled. React hears nothing of them
 * while it hydrates: it would take what was typed for what it knows already. Links and what the browser opens by itself
 * need nobody.
 */
export function keepPreHydrationEvents(): PreHydrationEvents {
  let pressed: HTMLButtonElement | null = null;
  const values = new Map<Control, string | boolean>();

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed = button;
    // A form would be sent without what the program makes of it.
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
      // In tasks of their own, so that a button is pressed when what was typed has been rendered.
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

/** React ignores an event after which a control holds what React knows of it: what its own setter was given last. */
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
