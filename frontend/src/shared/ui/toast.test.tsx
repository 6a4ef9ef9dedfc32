import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { useToast } from './toast.js';

function Example() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ title: 'Message Sent!', text: 'Thank you!' })}>Send</Button>
      <Button onClick={() => toast({ title: 'Error', text: 'Please try again.', tone: 'bad' })}>Fail</Button>
      <Button onClick={() => toast(null)}>Succeed</Button>
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

it('is taken away by what makes it untrue', async () => {
  const { user } = renderElement(<Example />);
  await user.click(await screen.findByRole('button', { name: 'Fail' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Succeed' }));
  await waitFor(() => expect(toasts()).toHaveLength(0));
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

function DialogExample() {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => undefined} title="Contact Hillstone Pools">
      <input aria-label="Email" />
      <Button onClick={() => toast({ title: 'Required Fields', text: 'Please fill in all required fields.' })}>
        Send
      </Button>
    </Dialog>
  );
}

it('takes the focus on F8 out of a dialog, which has it back on Tab', async () => {
  const { user } = renderElement(<DialogExample />);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('listitem');
  await user.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
  await user.tab();
  await user.tab();
  const close = screen.getByRole('button', { name: 'Close message' });
  expect(close).toHaveFocus();
  await user.click(close);
  await waitFor(() => expect(toasts()).toHaveLength(0));
  act(() => screen.getByLabelText('Email').focus());
  expect(screen.getByLabelText('Email')).toHaveFocus();
  act(() => document.body.querySelector<HTMLElement>('a, [tabindex="0"]')?.focus());
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});
