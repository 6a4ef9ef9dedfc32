import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.js';

const Part = ({ name }: { name: string }) => <p>The part {name}</p>;

it('loads a part once, when it is first shown', async () => {
  const load = vi.fn(async () => Part);
  const part = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<part.Component name="one" />);
  await screen.findByText('The part one');
  unmount();
  render(<part.Component name="two" />);
  expect(screen.getByText('The part two')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('shows a part at once that was loaded ahead', async () => {
  const load = vi.fn(async () => Part);
  const part = onDemand(load);
  part.preload();
  await load.mock.results[0]?.value;
  render(<part.Component name="one" />);
  expect(screen.getByText('The part one')).toBeVisible();
});

it('says that a part did not load, takes the focus, and gives it back with the second try', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no network'));
  const part = onDemand(load);
  const view = (shown: boolean) => (
    <>
      <button type="button">Contact</button>
      {shown && <part.Component name="one" />}
    </>
  );
  const { rerender } = render(view(false));
  screen.getByRole('button', { name: 'Contact' }).focus();
  rerender(view(true));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page did not load.');
  const retry = screen.getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(retry).toHaveFocus());
  await userEvent.click(retry);
  await screen.findByText('The part one');
  expect(screen.getByRole('button', { name: 'Contact' })).toHaveFocus();
});

it('tries again when it is needed what failed ahead of its use', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no network'));
  const part = onDemand(load);
  part.preload();
  await expect(load.mock.results[0]?.value).rejects.toThrow('no network');
  render(<part.Component name="one" />);
  await screen.findByText('The part one');
  expect(load).toHaveBeenCalledTimes(2);
});
