import { consentTexts, currentConsent } from '@poolpros/contracts/consent';
import { honeypotName } from '@poolpros/contracts/honeypot';
import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { compared } from '../../../../test/compared.js';
import { card, found } from '../../../../test/installers.js';
import { problem, renderElement } from '../../../../test/render.js';
import { carryFigures } from '../../../entities/contact/carried-figures.js';
import { readKey } from '../../../shared/api/read-key.js';
import { sendContactRequest } from '../api.js';
import { useContactDialog } from '../use-contact-dialog.js';

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
  ['email', /Your message goes to the email that we have for it/],
  ['none', /we have no email for it.*call instead/],
] as const)(
  'says before sending that a business (%s) has not joined, and how the message reaches it',
  async (reach, text) => {
    await openDialog(undefined, reachOf(reach));
    const note = await screen.findByText(/Hillstone Pools has not joined PoolPros yet/);
    expect(note).toHaveTextContent(text);
    expect(note.closest('[role=status]')).not.toBeNull();
  },
);

describe('a business that may not take the job', () => {
  const far = { city: 'Austin', serviceRadius: 25, distance: 40.4, servesPoint: false, reach: 'team' } as const;
  const point = { lat: 30.1, lon: -97.3 };
  const isAboveFields = (note: HTMLElement) =>
    note.compareDocumentPosition(screen.getByLabelText('Full Name *')) & Node.DOCUMENT_POSITION_FOLLOWING;

  function FromSearch() {
    const { contact, ask, dialog } = useContactDialog();
    const context = { point, location: 'Bastrop, Texas', services: ['Pool Repair'] };
    return (
      <>
        <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, [], context)}>
          one
        </button>
        <button type="button" onClick={() => ask([{ id: 12, name: 'Hillstone Pools' }], context)}>
          several
        </button>
        {dialog}
      </>
    );
  }

  async function openFrom(opener: 'one' | 'several', changes: Partial<ComparedInstaller>) {
    const asked: string[] = [];
    const page = renderElement(<FromSearch />, {
      'GET /api/installers/compare': (request: Request) => {
        asked.push(new URL(request.url).search);
        return { installers: [compared({ id: 12, name: 'Hillstone Pools', ...changes })] };
      },
    });
    await page.user.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('dialog');
    if (opener === 'several') await page.user.click(screen.getByRole('checkbox', { name: /Hillstone Pools/ }));
    return { ...page, asked };
  }

  it.each(['one', 'several'] as const)('says above the fields that it is out of its area (%s)', async (opener) => {
    const { asked } = await openFrom(opener, far);
    const note = await screen.findByText(/^Hillstone Pools works within 25 miles of Austin/);
    expect(isAboveFields(note)).toBeTruthy();
    expect(asked).toEqual(['?ids=12&lat=30.1&lon=-97.3']);
    expect(screen.getByRole('link', { name: 'Find others who work there' })).toHaveAttribute(
      'href',
      '/search-results?location=Bastrop%2C+Texas&services=Pool+Repair',
    );
  });

  it.each([
    [
      'closed',
      { status: 'closed', since: '2026-11-02T00:00:00.000Z' } as const,
      'Closed. Hillstone Pools is out of business.',
    ],
    [
      'away',
      { status: 'paused', until: '2026-12-24T12:00:00.000Z' } as const,
      'Back on December 24. Hillstone Pools takes no requests at the moment.',
    ],
  ])(
    'says above the fields that it is %s and who else there is, in the words of its page',
    async (_, availability, words) => {
      const { user } = await openFrom('one', { ...far, citySlug: 'austin', stateSlug: 'texas', availability });
      const link = await screen.findByRole('link', { name: 'all contractors in Austin' });
      const note = link.closest('p') as HTMLElement;
      expect(note).toHaveTextContent(`${words} Ask someone else: all contractors in Austin`);
      expect(isAboveFields(note)).toBeTruthy();
      expect(screen.queryByText(/may decline/)).not.toBeInTheDocument();
      await user.click(link);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});

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
  expect(await screen.findByText('Message Kept')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: 'Your message was not delivered' }));
  expect(summary.getByText('Not reached').nextElementSibling).toHaveTextContent('Hillstone Pools');
  expect(summary.getByText(/We keep it and show it when the business joins/)).toBeVisible();
  expect(screen.queryByText(/Message Sent|has been sent|on its way|What usually happens next/)).not.toBeInTheDocument();
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

const firms = [
  { id: 20, name: 'Lone Heron', distance: 7.94, rating: 4.6, reviewCount: 112 },
  { id: 21, name: 'Pecan Grove', distance: 18.6, rating: null, reviewCount: 0 },
  { id: 22, name: 'Blue Mesa' },
  { id: 23, name: 'Three Oaks' },
  { id: 24, name: 'Fifth Wheel' },
];
const ticks = () => screen.getByText(/ticked$/);
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

const search = { services: ['Pool Renovation'], location: '85254' };
const wide = { services: ['Pool Repair', 'Luxury Pools'], location: 'Austin, Texas' };

function Page() {
  const { contact, ask, dialog } = useContactDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms)}>
        one
      </button>
      <button type="button" onClick={() => ask(firms)}>
        several
      </button>
      <button type="button" onClick={() => ask(firms.slice(0, 3), search)}>
        these
      </button>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms, search)}>
        found
      </button>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, firms, wide)}>
        wide
      </button>
      {dialog}
    </>
  );
}

async function openPage(
  button: 'one' | 'several' | 'these' | 'found' | 'wide',
  answer: unknown = Response.json(created, { status: 201 }),
  more: object = {},
) {
  const bodies: Record<string, unknown>[] = [];
  const page = renderElement(<Page />, {
    [post]: async (request: Request) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer;
    },
    ...more,
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
  it('selects no business in advance and shows what is known of each', async () => {
    await openPage('one');
    for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
    expect(box('Lone Heron')).toHaveAccessibleName('Lone Heron 7.9 miles · 4.6 stars');
    expect(screen.getByText(consentTexts[currentConsent])).toBeVisible();
    expect(screen.queryByText(/^You selected/)).not.toBeInTheDocument();
  });

  it('sends to the selected businesses, names them once, and counts them on the button', async () => {
    const { user, bodies, send } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    expect(screen.getByText('You selected Hillstone Pools, Blue Mesa and Lone Heron.')).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Message Sent!')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 12, alsoTo: [22, 20] }]);
  });

  it('accepts four in total and says why there is no fifth', async () => {
    const { user } = await openPage('one');
    for (const name of ['Lone Heron', 'Pecan Grove', 'Blue Mesa', 'Three Oaks']) await user.click(box(name));
    expect(box('Three Oaks')).not.toBeChecked();
    expect(box('Three Oaks')).toHaveAccessibleName(/Up to 4 in total/);
  });

  it('clears the selection when it is closed, so that the next one starts without any', async () => {
    const { user } = await openPage('one');
    await user.click(box('Blue Mesa'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'one' }));
    expect(box('Blue Mesa')).not.toBeChecked();
  });

  it('names the recipient that accepts no messages', async () => {
    const errors = [{ path: 'body.alsoTo.1', message: 'is no contractor that takes messages now' }];
    const { user, send } = await openPage('one', problem(404, 'installer_not_found', { errors }));
    await user.click(box('Blue Mesa'));
    await user.click(box('Lone Heron'));
    await send('Send to 3 businesses');
    expect(await screen.findByText('Lone Heron is not taking messages now. Nothing was sent.')).toBeVisible();
    expect(box('Blue Mesa')).toBeChecked();
  });
});

describe('asking several at once', () => {
  it('needs at least one selected business', async () => {
    const { bodies, send } = await openPage('several');
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
    await send('Send Message');
    expect(await screen.findByText('Select at least one business.')).toBeVisible();
    expect(screen.getByText('Required Fields')).toBeVisible();
    expect(box('Lone Heron')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('counts the selected businesses up to four and sends to exactly those', async () => {
    const { user, bodies, send } = await openPage('several');
    for (const name of ['Fifth Wheel', 'Lone Heron', 'Blue Mesa', 'Three Oaks', 'Pecan Grove'])
      await user.click(box(name));
    expect(ticks()).toHaveTextContent('4 of 4 ticked');
    expect(box('Pecan Grove')).not.toBeChecked();
    await user.click(box('Three Oaks'));
    expect(screen.getByText('You selected Fifth Wheel, Lone Heron and Blue Mesa.')).toBeVisible();
    await send('Send to 3 businesses');
    expect(await screen.findByText('Thank you! Your message has been sent to 3 installers.')).toBeVisible();
    expect(bodies).toMatchObject([{ installerId: 24, alsoTo: [20, 22] }]);
    await user.click(screen.getByRole('button', { name: 'several' }));
    expect(ticks()).toHaveTextContent('0 of 4 ticked');
  });
});

it('says whether each selected business has joined, and nothing about the others', async () => {
  const firmsThere = [
    compared({ id: 20, name: 'Lone Heron', reach: 'none' }),
    compared({ id: 22, name: 'Blue Mesa', reach: 'email' }),
  ];
  const { user } = await openPage('several', undefined, {
    'GET /api/installers/compare': (request: Request) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number);
      return { installers: firmsThere.filter(({ id }) => ids.includes(id)) };
    },
  });
  expect(screen.queryByText(/has not joined/)).not.toBeInTheDocument();
  await user.click(box('Lone Heron'));
  expect(await screen.findByText(/Lone Heron has not joined PoolPros yet, and we have no email/)).toBeVisible();
  await user.click(box('Blue Mesa'));
  expect(screen.getByText(/Lone Heron has not joined/)).toBeVisible();
  expect(
    await screen.findByText(/Blue Mesa has not joined PoolPros yet. Your message goes to the email/),
  ).toBeVisible();
  await user.click(box('Lone Heron'));
  expect(screen.queryByText(/Lone Heron has not joined/)).not.toBeInTheDocument();
});

it('names which of several businesses have the message and which it did not reach', async () => {
  const { user, send } = await openPage('one', Response.json({ ...created, undelivered: [20] }, { status: 201 }));
  await user.click(box('Lone Heron'));
  await send('Send to 2 businesses');
  expect(await screen.findByText('Thank you! Your message has been sent to the installer.')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: 'Your message is on its way' }));
  expect(summary.getByText('To').nextElementSibling).toHaveTextContent('Hillstone Pools');
  expect(summary.getByText('Not reached').nextElementSibling).toHaveTextContent('Lone Heron');
});

describe('asking exactly those of a list', () => {
  const tickAll = () => screen.getByRole('button', { name: /^(Clear|Select) all three$/ });

  it('lists these and no others, selects all of them with one click, and undoes it', async () => {
    const { user, bodies, send } = await openPage('these');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(ticks()).toHaveTextContent('0 of 3 ticked');
    await user.click(tickAll());
    expect(ticks()).toHaveTextContent('3 of 3 ticked');
    await user.click(tickAll());
    expect(ticks()).toHaveTextContent('0 of 3 ticked');
    await user.click(tickAll());
    await send('Send to 3 businesses');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ installerId: 20, alsoTo: [21, 22] }]);
  });

  it('offers no such button if more are listed than can get a message', async () => {
    await openPage('several');
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });
});

describe('what goes along of the search', () => {
  const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

  it('is its service and its ZIP, as details that can be read without opening them', async () => {
    const { bodies, send } = await openPage('found');
    expect(lines()).toEqual([]);
    expect(screen.getByText('Included: Pool renovation, ZIP 85254')).toBeVisible();
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ service: 'Pool Renovation', zip: '85254', message: 'A 14 by 28 pool.' }]);
  });

  it('is text above the message where no detail says it', async () => {
    const { bodies, send } = await openPage('wide');
    expect(lines()).toEqual(['Service: Luxury Pools', 'Place: Austin, Texas']);
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([
      { service: 'Pool Repair', message: 'Service: Luxury Pools\nPlace: Austin, Texas\n\nA 14 by 28 pool.' },
    ]);
  });

  it('is left out line by line, and leaves the message its room', async () => {
    const { user, bodies, send } = await openPage('wide');
    const room = (taken: number) =>
      screen.getByText(`0 / ${(textLengths.message.max - taken).toLocaleString('en-US')}`);
    expect(room('Service: Luxury Pools\nPlace: Austin, Texas\n\n'.length)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out the place' }));
    expect(lines()).toEqual(['Service: Luxury Pools']);
    expect(screen.getByLabelText('Project Details *')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leave out the service' }));
    expect(room(0)).toBeVisible();
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ message: 'A 14 by 28 pool.' }]);
  });

  it('is joined by the figures of a calculator, which stay out once they are taken out', async () => {
    carryFigures({ title: 'Cost estimate', text: 'Middle $58,500\nDeck $3,680' });
    const { user, bodies, send } = await openPage('found');
    expect(lines()).toEqual(['Cost estimate: Middle $58,500Deck $3,680']);
    await send('Send Message');
    await screen.findByText('Message Sent!');
    expect(bodies).toMatchObject([{ message: 'Cost estimate:\nMiddle $58,500\nDeck $3,680\n\nA 14 by 28 pool.' }]);
    cleanup();
    await openPage('found');
    await user.click(screen.getByRole('button', { name: 'Leave out the cost estimate' }));
    cleanup();
    await openPage('found');
    expect(lines()).toEqual([]);
  });
});

describe('after a message was sent', () => {
  const panel = () => screen.findByRole('region', { name: /^Your message is on its way/ });

  it('keeps showing who has it, since when, where the private link goes, what comes next and who else is near', async () => {
    const { user, send } = await openPage('found');
    await user.click(box('Blue Mesa'));
    await send('Send to 2 businesses');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    const shown = within(await panel());
    expect(shown.getByText('Hillstone Pools and Blue Mesa')).toBeVisible();
    expect(shown.getByText(/^Nov 21, 2026, /)).toHaveAttribute('datetime', created.createdAt);
    expect(shown.getByText(/jordan@example\.com/)).toBeVisible();
    expect(shown.getByRole('heading', { name: 'What usually happens next' })).toBeVisible();
    const others = shown.getAllByRole('button', { name: /^Contact/ }).map((button) => button.textContent);
    expect(others).toEqual(['Contact Lone Heron', 'Contact Pecan Grove', 'Contact Three Oaks']);
    await user.click(shown.getByRole('button', { name: 'Contact Lone Heron' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Lone Heron' })).toBeVisible();
    expect(screen.getByLabelText('Full Name *')).toHaveValue('');
  });

  it('closes by its button or Escape and gives the focus back to where the dialog was opened', async () => {
    const { user, send } = await openPage('found');
    await send('Send Message');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /on its way/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'found' })).toHaveFocus();
  });

  it('looks for others near the point of the search where the page has none', async () => {
    const near = { ...search, point: { lat: 33.6, lon: -111.9 } };
    const asked: string[] = [];
    function Lonely() {
      const { contact, dialog } = useContactDialog();
      return (
        <>
          <button type="button" onClick={() => contact(firms[0] as (typeof firms)[0], [], near)}>
            lonely
          </button>
          {dialog}
        </>
      );
    }
    const { user } = renderElement(<Lonely />, {
      [post]: Response.json(created, { status: 201 }),
      'GET /api/installers/search': (request: Request) => {
        asked.push(new URL(request.url).search);
        return found([card({ id: 20 }), card({ id: 31, name: 'Saguaro Pools' })]);
      },
    });
    await user.click(screen.getByRole('button', { name: 'lonely' }));
    await screen.findByRole('dialog');
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
    await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByRole('link', { name: 'Saguaro Pools' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Contact / })).toHaveLength(1);
    expect(asked).toEqual(['?lat=33.6&lon=-111.9&distance=50&sortBy=distance&services=Pool+Renovation']);
  });

  it('remembers for the day which businesses this browser contacted, and nothing else', async () => {
    const { user, send } = await openPage('these');
    await user.click(box('Lone Heron'));
    await send('Send to 1 business');
    await screen.findByText('Message Sent!');
    const stored = JSON.parse(localStorage.getItem('askedToday') ?? '[]');
    expect(stored).toEqual([{ id: 20, day: expect.stringMatching(/^\d{4}-\d{1,2}-\d{1,2}$/) }]);
    await user.click(screen.getByRole('button', { name: 'these' }));
    expect(box('Lone Heron')).toHaveAccessibleName(/Asked today/);
    expect(box('Blue Mesa')).not.toHaveAccessibleName(/Asked today/);
  });
});
