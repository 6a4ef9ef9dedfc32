import { currentConsent } from '@poolpros/contracts/consent';
import { leastFormMs } from '@poolpros/contracts/http/contact-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { linkToken } from '../../../../test/account-fixtures.js';
import { problem, renderElement } from '../../../../test/render.js';
import { useContactDialog } from '../use-contact-dialog.js';

const created = { id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-21T09:00:00.000Z' };
const search = { services: ['Pool Renovation'], location: '85254' };

function Page() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, [], search)}>
        open
      </button>
      {dialog}
    </>
  );
}

/** The open form with what is required, what it sends, and the responses to that. */
async function openForm(responses: Response[] = [], at = {}) {
  const bodies: Record<string, unknown>[] = [];
  const keys: (string | null)[] = [];
  const page = renderElement(
    <Page />,
    {
      'POST /api/contact-requests': async (request: Request) => {
        bodies.push((await request.json()) as Record<string, unknown>);
        keys.push(request.headers.get('idempotency-key'));
        return responses[bodies.length - 1] ?? Response.json(created, { status: 201 });
      },
    },
    at,
  );
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
  await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
  await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
  const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  const unfold = () => user.click(screen.getByText('Add details (optional)'));
  return { ...page, bodies, keys, send, unfold };
}

describe('the details of a message', () => {
  it('are folded away, and start with what the search answered', async () => {
    const { unfold } = await openForm();
    expect(screen.queryByLabelText('Service')).not.toBeInTheDocument();
    await unfold();
    expect(screen.getByLabelText('Service')).toBeVisible();
    expect(screen.getByLabelText('Service')).toHaveValue('Pool Renovation');
    expect(screen.getByLabelText('Job ZIP code')).toHaveValue('85254');
  });

  it('are sent as fields, also where the search answered otherwise', async () => {
    const { user, bodies, send, unfold } = await openForm();
    await unfold();
    await user.selectOptions(screen.getByLabelText('Service'), 'Pool repair');
    await user.clear(screen.getByLabelText('Job ZIP code'));
    await user.selectOptions(screen.getByLabelText('When'), 'As soon as possible');
    await user.selectOptions(screen.getByLabelText('Budget'), 'Not sure');
    await user.selectOptions(screen.getByLabelText('What is wrong?'), 'It loses water');
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies).toEqual([
      {
        installerId: 12,
        name: 'Jordan Avila',
        email: 'jordan@example.com',
        phone: '',
        message: 'A 14 by 28 pool.',
        service: 'Pool Repair',
        timing: 'now',
        budget: 'not_sure',
        facts: { trouble: 'leak' },
        consentVersion: currentConsent,
        sourcePage: '/',
        filledInMs: expect.any(Number),
      },
    ]);
  });

  it('open where one of them is wrong, and move there', async () => {
    const { user, bodies, send, unfold } = await openForm();
    await unfold();
    await user.clear(screen.getByLabelText('Job ZIP code'));
    await user.type(screen.getByLabelText('Job ZIP code'), '852');
    await unfold();
    await send();
    expect(screen.getByLabelText('Job ZIP code')).toBeVisible();
    expect(screen.getByLabelText('Job ZIP code')).toHaveFocus();
    expect(screen.getByText('Enter a five-digit ZIP code.')).toBeVisible();
    expect(screen.queryByText('Required Fields')).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('show what the service rejects about them', async () => {
    const errors = [{ path: 'body.zip', message: 'is not covered' }];
    const { send } = await openForm([problem(400, 'invalid_request', { errors })]);
    await send();
    expect(await screen.findByText('Is not covered.')).toBeVisible();
    expect(screen.getByLabelText('Job ZIP code')).toHaveFocus();
  });

  it('need a phone number where the business should call', async () => {
    const { user, bodies, send, unfold } = await openForm();
    await unfold();
    await user.selectOptions(screen.getByLabelText('How should they reply?'), 'By phone');
    await send();
    expect(screen.getByText('Enter the phone number that they should use.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Phone/), '512 555 0142');
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ contactBy: 'phone', phone: '512 555 0142' }]);
  });
});

describe('where and how fast a message was written', () => {
  it('is the path of the page and the time since the form was shown', async () => {
    let now = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { bodies, send } = await openForm([], { path: '/pool-contractor/texas/austin/hillstone-7?tab=1#reviews' });
    now += 41_000.4;
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ sourcePage: '/pool-contractor/texas/austin/hillstone-7', filledInMs: 41_000 }]);
  });

  it('never names a page whose path is a secret', async () => {
    const { bodies, send } = await openForm([], { path: `/request/${linkToken}` });
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies[0]).not.toHaveProperty('sourcePage');
    expect(JSON.stringify(bodies)).not.toContain(linkToken);
  });

  it('says what to do where it was too fast, and measures again', async () => {
    let now = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const errors = [{ path: 'body.filledInMs', message: 'take a moment to read your message again, then send it' }];
    const { bodies, send } = await openForm([problem(400, 'invalid_request', { errors })]);
    now += leastFormMs - 1;
    await send();
    expect(await screen.findByText('Take a moment to read your message again, then send it.')).toBeVisible();
    now += 1;
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies.map(({ filledInMs }) => filledInMs)).toEqual([leastFormMs - 1, leastFormMs]);
  });

  it('stays the same while nobody knows whether the message arrived', async () => {
    let now = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { bodies, keys, send } = await openForm([problem(504, 'gateway_timeout')]);
    now += 10_000;
    await send();
    await screen.findByText('Failed to send message. Please try again.');
    now += 10_000;
    await send();
    await screen.findByText('Message Sent!');
    expect(bodies[1]).toEqual(bodies[0]);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('a message that its writer must confirm', () => {
  it('is not called sent', async () => {
    const { send } = await openForm([Response.json({ ...created, mustConfirm: true }, { status: 201 })]);
    await send();
    const summary = within(await screen.findByRole('region', { name: 'Check your email: confirm to send' }));
    expect(
      summary.getByText(/Nothing has been sent yet\. Open the link that we emailed to jordan@example\.com/),
    ).toBeVisible();
    expect(await screen.findByText(/Nothing will be sent until you confirm with the link/)).toBeVisible();
    expect(
      screen.queryByText(/Message Sent|has been sent(?! yet)|on its way|What usually happens next/),
    ).not.toBeInTheDocument();
    // No card says that the business was contacted today.
    expect(localStorage.getItem('askedToday')).toBeNull();
  });
});

it('says that a private link was mailed', async () => {
  const { send } = await openForm();
  await send();
  const summary = within(await screen.findByRole('region', { name: 'Your message is on its way' }));
  await waitFor(() => expect(summary.getByText('Your page').nextElementSibling).toHaveTextContent(/private link/));
  expect(summary.getByText('Your page').nextElementSibling).toHaveTextContent('jordan@example.com');
});
