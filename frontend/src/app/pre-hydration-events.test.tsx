import { act } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPreHydrationEvents, type PreHydrationEvents } from './pre-hydration-events.js';

const sent = vi.fn();

function Form({ early }: { early?: PreHydrationEvents }) {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [chosen, setChosen] = useState('');
  useEffect(() => early?.replay(), [early]);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sent({ text, ticked, chosen });
      }}
    >
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
      <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">any</option>
        <option value="pool">pool</option>
      </select>
      <button type="submit">Send</button>
      <button type="button" onClick={() => sent('other')}>
        Other
      </button>
    </form>
  );
}

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const change = (control: Element) => {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

async function takenOver(early: PreHydrationEvents, meanwhile = () => {}): Promise<void> {
  await act(async () => {
    startTransition(() => {
      hydrateRoot(find('main'), <Form early={early} />);
    });
    meanwhile();
  });
}

afterEach(() => {
  sent.mockReset();
  document.body.innerHTML = '';
});

it('does what was typed, ticked, chosen and pressed before the page was taken over', async () => {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  const early = keepPreHydrationEvents();
  const field = find<HTMLInputElement>('input[aria-label=text]');
  field.value = 'pool in Austin';
  change(field);
  find<HTMLInputElement>('[type=checkbox]').click();
  const select = find<HTMLSelectElement>('select');
  select.value = 'pool';
  change(select);
  find<HTMLButtonElement>('[type=submit]').click();
  expect(sent).not.toHaveBeenCalled();
  await takenOver(early);
  await expect.poll(() => sent.mock.calls).toEqual([[{ text: 'pool in Austin', ticked: true, chosen: 'pool' }]]);
  expect(field.value).toBe('pool in Austin');
});

it('does what was typed and pressed while the page was taken over', async () => {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  const field = find<HTMLInputElement>('input[aria-label=text]');
  await takenOver(keepPreHydrationEvents(), () => {
    field.value = 'pool in Austin';
    change(field);
    find<HTMLButtonElement>('[type=submit]').click();
  });
  await expect.poll(() => sent.mock.calls).toEqual([[{ text: 'pool in Austin', ticked: false, chosen: '' }]]);
  expect(field.value).toBe('pool in Austin');
});

it('does only the last press again, and none that React has heard', async () => {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  const early = keepPreHydrationEvents();
  find<HTMLButtonElement>('[type=submit]').click();
  find<HTMLButtonElement>('[type=button]').click();
  await takenOver(early);
  await expect.poll(() => sent.mock.calls).toEqual([['other']]);
  await act(async () => find<HTMLButtonElement>('[type=button]').click());
  expect(sent).toHaveBeenCalledTimes(2);
});

it('leaves links to the browser', () => {
  document.body.innerHTML = '<a href="#there">There</a>';
  const early = keepPreHydrationEvents();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  early.replay();
});
