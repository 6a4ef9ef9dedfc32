import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkToken } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { followedRequest, loneHeron, offered, recipient, replied } from '../../../test/followed-request.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const view = 'POST /api/requests/view';
const both = followedRequest({ recipients: [replied(), loneHeron({ status: 'expired' })] });

/** The page of a request, what was posted to it, and the responses to that. */
function open(request: FollowedRequest | Response = followedRequest(), steps: Record<string, unknown> = {}) {
  const bodies: Record<string, unknown>[] = [];
  const recorded = Object.fromEntries(
    Object.entries(steps).map(([path, response]) => [
      `POST /api/requests/${path}`,
      async (posted: Request) => {
        bodies.push((await posted.json()) as Record<string, unknown>);
        return response;
      },
    ]),
  );
  const page = renderPage(`/request/${linkToken}`, {
    'GET /api/summary': summary,
    [view]: request,
    ...recorded,
  });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, bodies, press };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const line = (name: string) => screen.getByRole('list', { name: `Progress with ${name}` });
const current = (name: string) =>
  within(line(name))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the private page of a request', () => {
  it('asks for it by the token of the link, in the body', async () => {
    const asked = vi.fn(async (posted: Request) => {
      expect(await posted.json()).toEqual({ token: linkToken });
      return followedRequest();
    });
    renderPage(`/request/${linkToken}`, { 'GET /api/summary': summary, [view]: asked });
    expect(await heading('Your request: pool renovation')).toBeVisible();
    expect(screen.getByText(/to 1 business\. This page works until February 18, 2027\./)).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('works until a day in the time zone of the reader, as it shows when the request was sent', async () => {
    vi.stubEnv('TZ', 'America/Chicago');
    open(followedRequest({ followUntil: '2027-03-01T03:12:00.000Z' }));
    expect(await screen.findByText(/This page works until February 28, 2027\./)).toBeVisible();
  });

  it('shows what was sent, in the words of the form', async () => {
    open();
    await heading('What you sent');
    expect(screen.getByText(/Side gate is 9 ft wide\./)).toBeVisible();
    expect(screen.getByText('Budget').nextElementSibling).toHaveTextContent('$50,000 to $100,000');
    expect(screen.getByText('What kind of pool is it?').nextElementSibling).toHaveTextContent('Vinyl liner');
  });

  it('gives the number of a business as its page does, with its letters and extension', async () => {
    const phone = { phone: '+19075557665', phoneWords: '(907) 555-POOLS', phoneExtension: '12' };
    open(followedRequest({ recipients: [recipient(phone)] }));
    const link = await screen.findByRole('link', { name: 'Call (907) 555-POOLS ext. 12' });
    expect(link).toHaveAttribute('href', 'tel:+19075557665;ext=12');
  });

  it('calls what was not sent yet what was written', async () => {
    open(followedRequest({ isConfirmed: false }));
    await heading('What you wrote');
    expect(screen.queryByText('What you sent')).not.toBeInTheDocument();
  });

  it('shows how far it has come with each business, and how to reach them', async () => {
    open(both);
    await heading('Hillstone Pools & Spas');
    expect(current('Hillstone Pools & Spas')).toHaveTextContent(/^Replied/);
    expect(current('Lone Heron Pool Co.')).toHaveTextContent('No reply');
    expect(screen.getByText('No reply in 7 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (512) 555-0142' })).toHaveAttribute('href', 'tel:+15125550142');
    expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Hillstone Pools & Spas' })).toHaveAttribute(
      'href',
      '/pool-contractor/texas/austin/hillstone-pools-spas-7',
    );
  });

  it('says of a delivered request that it has not been seen yet', async () => {
    open();
    await heading('Hillstone Pools & Spas');
    expect(current('Hillstone Pools & Spas')).toHaveTextContent(/^Delivered/);
    const steps = within(line('Hillstone Pools & Spas')).getAllByRole('listitem');
    expect(steps.filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1);
    expect(steps.slice(2).map((step) => step.textContent)).toEqual([
      'Seen, not yet',
      'Replied, not yet',
      'Outcome, not yet',
    ]);
  });

  it('says which business nobody can reach, and which has not joined', async () => {
    open(
      followedRequest({
        recipients: [
          recipient({ status: 'new', deliveredAt: null, undelivered: true, isClaimed: false }),
          loneHeron({ isClaimed: false, deliveredAt: new Date().toISOString() }),
        ],
      }),
    );
    expect(
      await screen.findByText(/Hillstone Pools & Spas has not joined PoolPros, and we have no email/),
    ).toBeVisible();
    expect(screen.getByText(/Lone Heron Pool Co\. has not joined PoolPros yet/)).toBeVisible();
  });

  it('sends a message to one business and shows it in its thread', async () => {
    const written = { ...replied().messages[0], side: 'homeowner', via: 'page', text: 'Tuesday works.' } as const;
    const thread = [...replied().messages, { ...written, id: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9d02' }];
    const answer = followedRequest({ recipients: [replied({ messages: thread as never }), loneHeron()] });
    const { user, bodies } = open(both, { messages: Response.json(answer, { status: 201 }) });
    const field = await screen.findByRole('textbox', { name: 'Your message to Hillstone Pools & Spas' });
    await user.type(field, 'Tuesday works.');
    await user.click(within(field.closest('form') as HTMLFormElement).getByRole('button', { name: 'Send' }));
    const messages = await screen.findByRole('list', { name: 'Messages with Hillstone Pools & Spas' });
    await waitFor(() => expect(within(messages).getAllByRole('listitem')).toHaveLength(2));
    expect(within(messages).getByText('Tuesday works.')).toBeVisible();
    expect(bodies).toEqual([
      { token: linkToken, contactRequestId: replied().contactRequestId, text: 'Tuesday works.' },
    ]);
    expect(field).toHaveValue('');
  });

  it('says so where no business of it is listed any more', async () => {
    open(followedRequest({ recipients: [] }));
    expect(await screen.findByText('The businesses that got your request are no longer listed here.')).toBeVisible();
  });

  it('offers no message to a business that takes none', async () => {
    open(followedRequest({ recipients: [recipient({ status: 'declined', mayWrite: false })] }));
    await heading('Hillstone Pools & Spas');
    expect(screen.queryByText(/^Write to/)).not.toBeInTheDocument();
  });
});

describe('a request that is not confirmed', () => {
  const held = followedRequest({
    isConfirmed: false,
    recipients: [recipient({ status: 'unconfirmed', deliveredAt: null, mayWrite: false })],
    offered: [],
  });

  it('is sent by its button only', async () => {
    const { press, bodies } = open(held, { confirm: followedRequest() });
    expect(await heading('Nothing has been sent yet')).toBeVisible();
    expect(bodies).toEqual([]);
    expect(screen.queryByText('How did it turn out?')).not.toBeInTheDocument();
    await press('Confirm and send');
    await waitFor(() => expect(screen.queryByText('Nothing has been sent yet')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ token: linkToken }]);
    expect(screen.getByText('Delivered', { selector: '.badge span' })).toBeVisible();
  });

  it('says when it is too late', async () => {
    const detail = 'It is too late to send this request.';
    const { press } = open(held, { confirm: problem(410, 'link_expired', { detail }) });
    await press('Confirm and send');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});

describe('the details of a request', () => {
  it('are changed in a form that holds what was sent', async () => {
    const { user, press, bodies } = open(undefined, { details: followedRequest({ timing: 'now' }) });
    await press('Change the details');
    expect(await screen.findByLabelText('Service')).toHaveValue('Pool Renovation');
    await user.selectOptions(screen.getByLabelText('When'), 'As soon as possible');
    await user.selectOptions(screen.getByLabelText('How old is the pool?'), 'Over 15 years');
    await press('Save the details');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([
      {
        token: linkToken,
        service: 'Pool Renovation',
        zip: '78704',
        timing: 'now',
        budget: 'from_50k',
        facts: { poolKind: 'vinyl', poolAge: 'old' },
      },
    ]);
    expect(screen.getByText('Timing').nextElementSibling).toHaveTextContent('As soon as possible');
    expect(screen.queryByLabelText('Service')).not.toBeInTheDocument();
  });

  it('keep a ZIP that was sent, and show what is wrong with another', async () => {
    const errors = [{ path: 'body.zip', message: 'is no ZIP that we know' }];
    const { user, press, bodies } = open(undefined, { details: problem(400, 'invalid_request', { errors }) });
    await press('Change the details');
    const zip = await screen.findByLabelText('Job ZIP code');
    await user.clear(zip);
    await press('Save the details');
    expect(zip).toHaveAccessibleDescription('Enter a five-digit ZIP code.');
    expect(bodies).toEqual([]);
    await user.type(zip, '00000');
    await press('Save the details');
    await waitFor(() => expect(zip).toHaveAccessibleDescription('Is no ZIP that we know.'));
    expect(zip).toHaveFocus();
  });
});

describe('nobody answers', () => {
  const silent = followedRequest({ recipients: [recipient({ status: 'expired' })], offered });

  it('offers others, of whom none is selected in advance', async () => {
    open(silent);
    const others = within(await screen.findByRole('group', { name: 'Who else gets your request' }));
    for (const box of others.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(others.getByRole('checkbox', { name: /Pecan Grove Pools/ })).toHaveAccessibleName(
      'Pecan Grove Pools Round Rock, TX, 18.6 miles away',
    );
    expect(await heading('They never replied?')).toBeVisible();
    expect(screen.getByRole('link', { name: /to other businesses/ })).toHaveAttribute('href', '#others');
  });

  it('says of the others only that they take requests and are near enough, not that they come or have time', async () => {
    open(silent);
    expect(await screen.findByText(/^These businesses take requests and are within 50 miles/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/serve your area|taking work/);
  });

  it('sends the same words to those that are selected', async () => {
    const more = followedRequest({ recipients: [recipient({ status: 'expired' }), loneHeron()] });
    const { user, press, bodies } = open(silent, { others: Response.json(more, { status: 201 }) });
    await press('Send the same message');
    expect(screen.getByText('Select at least one business.')).toBeVisible();
    expect(bodies).toEqual([]);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await press('Send the same message to 2 businesses');
    expect(await screen.findByText('Your request is on its way to 2 businesses.')).toBeVisible();
    expect(bodies).toEqual([{ token: linkToken, installerIds: [20, 21] }]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('sends them to all that are offered with one press', async () => {
    const more = followedRequest({ recipients: [recipient({ status: 'expired' }), loneHeron()] });
    const { press, bodies } = open(silent, { others: Response.json(more, { status: 201 }) });
    await press('Send it to both businesses');
    expect(await screen.findByText('Your request is on its way to 2 businesses.')).toBeVisible();
    expect(bodies).toEqual([{ token: linkToken, installerIds: [20, 21] }]);
  });

  it('names the business that takes no messages', async () => {
    const errors = [{ path: 'body.installerIds.0', message: 'takes no messages now' }];
    const { user, press } = open(silent, { others: problem(404, 'installer_not_found', { errors }) });
    await user.click(await screen.findByRole('checkbox', { name: /Blue Mesa/ }));
    await press('Send the same message to 1 business');
    expect(await screen.findByText(/^Blue Mesa Pools is not taking messages right now\./)).toBeVisible();
  });

  it('calls it nothing but an offer while the business has time to answer', async () => {
    open(followedRequest({ recipients: [recipient({ deliveredAt: new Date().toISOString() })], offered }));
    expect(await heading('Ask other businesses')).toBeVisible();
    expect(screen.queryByText(/never replied/)).not.toBeInTheDocument();
  });
});

describe('how a request ended', () => {
  const hired = { ...both, outcome: 'hired', hiredId: replied().contactRequestId, value: 58_500 } as const;

  it('needs a choice', async () => {
    const { press, bodies } = open(both, { outcome: hired });
    await press('Save');
    expect(await screen.findByText('Choose one of these.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('stores who was hired with the price, and leads to the review', async () => {
    const { user, press, bodies } = open(both, { outcome: hired });
    await user.click(await screen.findByRole('radio', { name: 'Hired Hillstone Pools & Spas' }));
    await user.type(screen.getByLabelText(/^What does the job cost\?/), 'a lot');
    await press('Save');
    expect(await screen.findByText('Enter an amount in dollars, or leave it blank.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^What does the job cost\?/));
    await user.type(screen.getByLabelText(/^What does the job cost\?/), '$58,500');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Review Hillstone Pools & Spas' })).toHaveAttribute(
      'href',
      '/direct-review/7',
    );
    expect(bodies).toEqual([
      { token: linkToken, outcome: 'hired', contactRequestId: replied().contactRequestId, value: 58_500 },
    ]);
  });

  it('can be corrected', async () => {
    const { user, press, bodies } = open(hired, { outcome: { ...both, outcome: 'elsewhere' } });
    expect(await screen.findByRole('radio', { name: 'Hired Hillstone Pools & Spas' })).toBeChecked();
    expect(screen.getByLabelText(/^What does the job cost\?/)).toHaveValue('58,500');
    await user.click(screen.getByRole('radio', { name: 'Hired someone else' }));
    expect(screen.queryByLabelText(/^What does the job cost\?/)).not.toBeInTheDocument();
    await press('Save the correction');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Review Hill/ })).not.toBeInTheDocument());
    expect(bodies).toEqual([{ token: linkToken, outcome: 'elsewhere' }]);
  });
});

describe('withdrawing and erasing', () => {
  it('withdraws after a question, and says so', async () => {
    const withdrawn = followedRequest({
      isWithdrawn: true,
      recipients: [recipient({ status: 'withdrawn', mayWrite: false })],
    });
    const { press, bodies } = open(undefined, { withdraw: withdrawn });
    await press('Withdraw');
    await screen.findByRole('dialog', { name: 'Withdraw your request?' });
    expect(bodies).toEqual([]);
    await press('Withdraw it');
    expect(await screen.findByText(/You withdrew this request\./)).toBeVisible();
    expect(bodies).toEqual([{ token: linkToken }]);
    for (const name of ['Withdraw', 'Change the details', 'Save'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('keeps the request where the homeowner thinks better of it', async () => {
    const { press, bodies } = open(undefined, { withdraw: followedRequest() });
    await press('Withdraw');
    await press('Keep it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('erases after a question, and shows nothing of the request any more', async () => {
    const { press, bodies } = open(undefined, { erase: noContent() });
    await press('Erase everything now');
    await press('Erase it');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everything has been erased' })).toHaveFocus());
    expect(screen.queryByText(/Side gate/)).not.toBeInTheDocument();
    expect(bodies).toEqual([{ token: linkToken }]);
  });

  it('says that nothing was erased where that failed', async () => {
    const { press } = open(undefined, { erase: problem(503, 'service_unavailable') });
    await press('Erase everything now');
    await press('Erase it');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was erased.');
  });
});

describe('a link that does not work', () => {
  it('mails a fresh one where the page has ended', async () => {
    const accepted = Response.json({ acceptedAt: '2027-03-01T09:00:00.000Z' }, { status: 202 });
    const { press, bodies } = open(problem(410, 'link_expired'), { links: accepted });
    expect(await heading('This page has expired')).toBeVisible();
    await press('Email me a fresh link');
    expect(await heading('Check your email')).toBeVisible();
    expect(bodies).toEqual([{ token: linkToken }]);
  });

  it('says why no fresh link was mailed', async () => {
    const detail = 'Too many links today.';
    const { press } = open(problem(410, 'link_expired'), { links: problem(429, 'too_many_requests', { detail }) });
    await press('Email me a fresh link');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('is called unusable where it is unknown', async () => {
    open(problem(404, 'link_invalid'));
    expect(await heading('This link cannot be used')).toBeVisible();
  });

  it('can be read again where the service was not there', async () => {
    const responses = [problem(503, 'service_unavailable'), Response.json(followedRequest())];
    const { user } = renderPage(`/request/${linkToken}`, {
      'GET /api/summary': summary,
      [view]: () => responses.shift(),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading('Your request: pool renovation')).toBeVisible();
  });
});
