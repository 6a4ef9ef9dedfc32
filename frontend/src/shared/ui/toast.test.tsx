import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { Button } from './button.js';
import { useToast } from './toast.js';

function Example() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ title: 'Message Sent!', text: 'Thank you!' })}>Send</Button>
      <Button onClick={() => toast({ title: 'Error', text: 'Please try again.', tone: 'bad' })}>Fail</Button>
    </>
  );
}

const toasts = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

it('shows one toast at a time, the newest', async () => {
  const { user } = renderElement(<Example />);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  await waitFor(() => expect(toasts()).toEqual(['ErrorPlease try again.']));
});

it('goes by itself after five seconds', async () => {
  renderElement(<Example />);
  const button = await screen.findByRole('button', { name: 'Send' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    act(() => button.click());
    act(() => void vi.advanceTimersByTime(4900));
    expect(toasts()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(200));
    expect(toasts()).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

it('takes the focus on F8 and closes by its button', async () => {
  const { user } = renderElement(<Example />);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('listitem');
  await user.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(toasts()).toHaveLength(0));
});
