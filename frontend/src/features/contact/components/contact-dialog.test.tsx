import { apiPaths } from '@poolpros/contracts/paths';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem, renderElement } from '../../../../test/render.js';
import { readKey } from '../../../shared/api/read-key.js';
import { sendContactRequest } from '../api.js';
import { useAskDialog, useContactDialog } from '../use-contact-dialogs.js';

const post = 'POST /api/contact-requests';
const created = { id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-21T09:00:00.000Z' };

function Opener() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' })}>
        open
      </button>
      {dialog}
    </>
  );
}

async function openDialog(answer: unknown = Response.json(created, { status: 201 })) {
  const page = renderElement(<Opener />, { [post]: answer });
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  const fill = async (email = 'jordan@example.com') => {
    await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
    await user.type(screen.getByLabelText('Email *'), email);
    await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { ...page, fill, send };
}

it('sends nothing while a required field is empty, says so and goes to that field', async () => {
  const sent = vi.fn();
  const { user, send } = await openDialog(sent);
  await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
  await send();
  expect(await screen.findByText('Required Fields')).toBeVisible();
  expect(screen.getByText('Please fill in all required fields.')).toBeVisible();
  expect(screen.getByLabelText('Email *')).toHaveFocus();
  expect(screen.getByLabelText('Email *')).toBeInvalid();
  expect(screen.getByLabelText('Full Name *')).toBeValid();
  expect(sent).not.toHaveBeenCalled();
});

it('sends the message, thanks, closes and starts empty the next time', async () => {
  const sent = vi.fn((request: Request) => request.json().then(() => Response.json(created, { status: 201 })));
  const bodies: unknown[] = [];
  const { user, fill, send } = await openDialog(async (request: Request) => {
    bodies.push(await request.clone().json());
    return sent(request);
  });
  await fill();
  await send();
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(screen.getByText('Thank you! Your message has been sent to the installer.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([
    { installerId: 12, name: 'Jordan Avila', email: 'jordan@example.com', phone: '', message: 'A 14 by 28 pool.' },
  ]);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByLabelText('Full Name *')).toHaveValue('');
});

it('asks for the installers anew after a message was sent', async () => {
  const { services, fill, send } = await openDialog();
  const queryKey = readKey(apiPaths.installer, { installerId: 12 });
  services.queryClient.setQueryData(queryKey, {});
  await fill();
  await send();
  await screen.findByText('Message Sent!');
  expect(services.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('keeps what was typed when sending fails', async () => {
  const { fill, send } = await openDialog(problem(503, 'service_unavailable'));
  await fill();
  await send();
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Project Details *')).toHaveValue('A 14 by 28 pool.');
});

it('shows at the field what the service refuses', async () => {
  const errors = [{ path: 'body.email', message: 'must be an e-mail address' }];
  const { fill, send } = await openDialog(problem(400, 'invalid_request', { errors }));
  await fill('jordan');
  await send();
  expect(await screen.findByText(/must be an e-mail address/i)).toBeVisible();
  expect(screen.getByLabelText('Email *')).toHaveFocus();
});

it('says why a message was refused as a whole', async () => {
  const detail = 'You have sent many requests today. Try again tomorrow.';
  const { fill, send } = await openDialog(problem(429, 'too_many_requests', { detail }));
  await fill();
  await send();
  expect(await screen.findByText(detail)).toBeVisible();
});

it('refuses to send without an installer', async () => {
  const message = { name: 'Jordan', email: 'j@example.com', phone: '', message: 'Hello', website: '' };
  await expect(sendContactRequest({ postOnce: vi.fn() }, [], message)).rejects.toThrow('No installer selected');
});

const firms = [
  { id: 20, name: 'Lone Heron', distance: 7.94, rating: 4.6, reviewCount: 112 },
  { id: 21, name: 'Pecan Grove', distance: 18.6, rating: null, reviewCount: 0 },
  { id: 22, name: 'Blue Mesa' },
  { id: 23, name: 'Three Oaks' },
  { id: 24, name: 'Fifth Wheel' },
];
const ticks = () => screen.getByText(/ticked$/);
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

function Page() {
  const { contact, dialog } = useContactDialog();
  const { ask, askDialog } = useAskDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms)}>
        one
      </button>
      <button type="button" onClick={() => ask(firms)}>
        several
      </button>
      {dialog}
      {askDialog}
    </>
  );
}

async function openPage(button: 'one' | 'several', answer: unknown = Response.json(created, { status: 201 })) {
  const bodies: Record<string, unknown>[] = [];
  const page = renderElement(<Page />, {
    [post]: async (request: Request) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer;
    },
  });
  const { user } = page;
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  const send = async (name: string) => {
    await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
    await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
    await user.click(screen.getByRole('button', { name }));
  };
  return { ...page, bodies, send };
}

describe('asking others the same', () => {
  it('ticks nobody in advance and says what is known of each', async () => {
    await openPage('one');
    for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
    expect(box('Lone Heron')).toHaveAccessibleName('Lone Heron 7.9 miles · 4.6 stars');
    expect(screen.getByText(/^Sent only to this business\./)).toBeVisible();
  });

  it('sends to those ticked, names them once, and says so on the button', async () => {
    const { user, bodies, send } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    expect(screen.getAllByText(/Sent only to/)).toHaveLength(1);
    expect(
      screen.getByText(/Sent only to the 3 businesses you ticked: Hillstone Pools, Blue Mesa and Lone Heron\./),
    ).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Message Sent!')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 12, alsoTo: [22, 20] }]);
  });

  it('takes four in total and says why there is no fifth', async () => {
    const { user } = await openPage('one');
    for (const name of ['Lone Heron', 'Pecan Grove', 'Blue Mesa', 'Three Oaks']) await user.click(box(name));
    expect(box('Three Oaks')).not.toBeChecked();
    expect(box('Three Oaks')).toHaveAccessibleName(/Up to 4 in total/);
  });

  it('forgets the ticks when it is closed, so that nobody is ticked for the next one', async () => {
    const { user } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'one' }));
    expect(box('Blue Mesa')).not.toBeChecked();
  });

  it('names the recipient that takes no messages', async () => {
    const errors = [{ path: 'body.alsoTo.1', message: 'is no contractor that takes messages now' }];
    const { user, send } = await openPage('one', problem(404, 'installer_not_found', { errors }));
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    await send('Send to 3 businesses');
    expect(await screen.findByText('Lone Heron takes no messages now. Nothing was sent.')).toBeVisible();
    expect(box('Blue Mesa')).toBeChecked();
  });
});

describe('asking several at once', () => {
  it('needs at least one tick', async () => {
    const { bodies, send } = await openPage('several');
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
    await send('Send Message');
    expect(await screen.findByText('Tick at least one business.')).toBeVisible();
    expect(screen.getByText('Required Fields')).toBeVisible();
    expect(box('Lone Heron')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('counts the ticks up to four and sends to exactly those', async () => {
    const { user, bodies, send } = await openPage('several');
    for (const name of ['Fifth Wheel', 'Lone Heron', 'Blue Mesa', 'Three Oaks', 'Pecan Grove'])
      await user.click(box(name));
    expect(ticks()).toHaveTextContent('4 of 4 ticked');
    expect(box('Pecan Grove')).not.toBeChecked();
    await user.click(box('Three Oaks'));
    expect(screen.getByText(/the 3 businesses you ticked: Fifth Wheel, Lone Heron and Blue Mesa\./)).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Thank you! Your message has been sent to 3 installers.')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 24, alsoTo: [20, 22] }]);
    await user.click(screen.getByRole('button', { name: 'several' }));
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
  });
});
