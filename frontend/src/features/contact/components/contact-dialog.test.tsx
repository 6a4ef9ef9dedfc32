import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, problem, renderElement } from '../../../../test/render.js';
import { sendContactRequest } from '../api/send-contact-request.js';
import { useContactDialog } from './contact-dialog.js';

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
  services.queryClient.setQueryData(['/api/installers'], []);
  await fill();
  await send();
  await screen.findByText('Message Sent!');
  expect(services.queryClient.getQueryState(['/api/installers'])?.isInvalidated).toBe(true);
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
  const { api } = createTestServices();
  const message = { name: 'Jordan', email: 'j@example.com', phone: '', message: 'Hello', website: '' };
  await expect(sendContactRequest(api, null, message)).rejects.toThrow('No installer selected');
});
