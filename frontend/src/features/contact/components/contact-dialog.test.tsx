import { currentConsent } from '@poolpros/contracts/consent';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { apiPaths } from '@poolpros/contracts/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { compared } from '../../../../test/compared.js';
import { created, post } from '../../../../test/contact-page.js';
import { problem, renderElement } from '../../../../test/render.js';
import { readKey } from '../../../shared/api/read-key.js';
import { sendContactRequest } from '../api.js';
import { useContactDialog } from '../use-contact-dialog.js';

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

async function openDialog(answer: unknown = Response.json(created, { status: 201 }), more: object = {}) {
  const page = renderElement(<Opener />, { [post]: answer, ...more });
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
    {
      installerId: 12,
      name: 'Jordan Avila',
      email: 'jordan@example.com',
      phone: '',
      message: 'A 14 by 28 pool.',
      consentVersion: currentConsent,
      sourcePage: '/',
      filledInMs: expect.any(Number),
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByLabelText('Full Name *')).toHaveValue('');
});

it.each([
  ['an empty response', () => new Response('', { status: 200 })],
  ['a response without content', () => new Response(null, { status: 204 })],
])('takes %s for success, thanks and stays on the page', async (_, response) => {
  const { fill, send } = await openDialog(() => response());
  await fill();
  await send();
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  const summary = await screen.findByRole('region', { name: 'Your message is on its way' });
  expect(within(summary).getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
});

const reachOf = (reach: 'team' | 'email' | 'none') => ({
  'GET /api/installers/compare': { installers: [compared({ id: 12, name: 'Hillstone Pools', reach })] },
});

it.each([
  ['email', /Your message will go to the email address we have on file/],
  ['none', /we have no email address for it.*call instead/],
] as const)(
  'says before sending that a business (%s) has not joined, and how the message reaches it',
  async (reach, text) => {
    await openDialog(undefined, reachOf(reach));
    const note = await screen.findByText(/Hillstone Pools has not joined PoolPros yet/);
    expect(note).toHaveTextContent(text);
    expect(note.closest('[role=status]')).not.toBeNull();
  },
);

it('shows no note for a business that has joined', async () => {
  const { services } = await openDialog(undefined, reachOf('team'));
  const key = readKey(apiPaths.compare, { ids: '12' });
  await waitFor(() => expect(services.queryClient.getQueryData(key)).toBeDefined());
  expect(screen.queryByText(/has not joined/)).not.toBeInTheDocument();
});

it('does not call a message sent if it reached no business', async () => {
  const { fill, send } = await openDialog(Response.json({ ...created, undelivered: [12] }, { status: 201 }));
  await fill();
  await send();
  expect(await screen.findByText('Message Saved')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: 'Your message was not delivered' }));
  expect(summary.getByText('Not reached').nextElementSibling).toHaveTextContent('Hillstone Pools');
  expect(summary.getByText(/We will keep your message and show it to the business when it joins/)).toBeVisible();
  expect(screen.queryByText(/Message Sent|has been sent|on its way|What usually happens next/)).not.toBeInTheDocument();
  expect(localStorage.getItem('askedToday')).toBeNull();
});

it('loads the installer and the popular cities again after a message was sent', async () => {
  const { services, fill, send } = await openDialog();
  const keys = [readKey(apiPaths.installer, { installerId: 12 }), readKey(apiPaths.summary)];
  for (const key of keys) services.queryClient.setQueryData(key, {});
  await fill();
  await send();
  await screen.findByText('Message Sent!');
  expect(keys.map((key) => services.queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

it('keeps what was typed when sending fails', async () => {
  const { fill, send } = await openDialog(problem(503, 'service_unavailable'));
  await fill();
  await send();
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Project Details *')).toHaveValue('A 14 by 28 pool.');
});

it('shows at the field what the service rejects', async () => {
  const errors = [{ path: 'body.email', message: 'must be an e-mail address' }];
  const { fill, send } = await openDialog(problem(400, 'invalid_request', { errors }));
  await fill('jordan');
  await send();
  expect(await screen.findByText(/must be an e-mail address/i)).toBeVisible();
  expect(screen.getByLabelText('Email *')).toHaveFocus();
});

it('asks whoever filled in the honeypot whether they are a person, and a person goes on', async () => {
  const bodies: Record<string, unknown>[] = [];
  const errors = [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }];
  const { user, fill, send } = await openDialog(async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    bodies.push(body);
    return body[honeypotName] ? problem(400, 'invalid_request', { errors }) : Response.json(created, { status: 201 });
  });
  await fill();
  expect(screen.queryByRole('textbox', { name: 'Are you a person?' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: 'Acme Corp' } });
  await send();
  const question = await screen.findByRole('textbox', { name: 'Are you a person?' });
  expect(question).toHaveFocus();
  expect(screen.getByText('Empty this field if you are a person.')).toBeVisible();
  await user.clear(question);
  expect(question).toBeVisible();
  await send();
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(bodies.map((body) => body[honeypotName])).toEqual(['Acme Corp', undefined]);
});

it('says why a message was refused as a whole', async () => {
  const detail = 'You have sent many requests today. Try again tomorrow.';
  const { fill, send } = await openDialog(problem(429, 'too_many_requests', { detail }));
  await fill();
  await send();
  expect(await screen.findByText(detail)).toBeVisible();
});

it('refuses to send without an installer', async () => {
  const message = { name: 'Jordan', email: 'j@example.com', phone: '', message: 'Hello', [honeypotName]: '' };
  await expect(sendContactRequest({ postOnce: vi.fn() }, [], message)).rejects.toThrow('No installer selected');
});
