import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf, ownBusiness, ownRequest, ownThread, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, type Responses, renderPage } from '../../../test/render.js';

const path = '/api/contractors/me/contact-requests';
const page = '/contractor/dashboard?view=requests';
const second = {
  ...ownRequest,
  id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae4f',
  installerId: 9,
  businessName: 'Barton Creek Pools',
  name: 'Priya Nair',
  phone: null,
  message: 'Leak at the skimmer.',
  status: 'replied',
  repliedAt: '2026-11-20T12:00:00Z',
} as const;
const threadOf = (request: Partial<RequestThread>): RequestThread => ({ ...ownThread, ...request });

/** As it is once it was answered. */
const answered = threadOf({
  status: 'replied',
  repliedAt: '2026-11-20T12:00:00Z',
  moves: ['quote', 'schedule', 'win', 'lose', 'decline'],
});
const isAnswered = { [`GET ${path}/${ownRequest.id}`]: answered };

const signedIn = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  'GET /api/contractors/me/claims': { items: [] },
  'GET /api/contractors/me/claim-answers': { items: [] },
  [`GET ${path}`]: { ...inboxOf([ownRequest, second]), stages: { new: 1, replied: 1, quoted: 0, closed: 3 } },
  [`GET ${path}/${ownRequest.id}`]: ownThread,
  [`GET ${path}/${second.id}`]: threadOf(second),
};

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

const open = (responses: Responses = {}, query = '') => renderPage(`${page}${query}`, { ...signedIn, ...responses });
const openRequest = async (responses: Responses = {}) => {
  const view = open(responses, `&request=${ownRequest.id}`);
  await screen.findByRole('textbox', { name: 'Reply to Jordan Avila' });
  return view;
};
const entries = () => screen.findAllByRole('link', { name: /Jordan Avila|Priya Nair/ });
const stages = () => within(screen.getByRole('navigation', { name: 'Stages' }));
/** Answers with these in turn and records the bodies. */
function recorded(...responses: unknown[]) {
  const bodies: unknown[] = [];
  const answer = async (request: Request) => {
    bodies.push(await request.json());
    return responses[Math.min(bodies.length, responses.length) - 1];
  };
  return { bodies, answer };
}

describe('the list of requests', () => {
  it('says of each whose it is, to which business, what is asked for and how it stands', async () => {
    open();
    const [first, next] = await entries();
    expect(first).toHaveTextContent('Hillstone Pools & Spas · 78704 · This season · $50,000 to $100,000');
    expect(within(first as HTMLElement).getByText('New')).toBeVisible();
    expect(next).toHaveTextContent('Barton Creek Pools');
    expect(within(next as HTMLElement).getByText('Answered')).toBeVisible();
  });

  it('counts each stage and asks for the one that is chosen', async () => {
    const { user, router } = open({ [`GET ${path}?page=1&stage=new`]: inboxOf([ownRequest]) });
    await entries();
    expect(
      stages()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['All5', 'New1', 'Replied1', 'Quoted0', 'Closed3']);
    expect(stages().getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
    await user.click(stages().getByRole('link', { name: /^New/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Priya Nair/ })).not.toBeInTheDocument());
    expect(screen.getByText('1 request matches.')).toBeVisible();
    expect(router.state.location.search).toBe('?view=requests&stage=new');
  });

  it('searches for words, keeps the field in hand and leads back from nothing', async () => {
    const { user, router } = open({ [`GET ${path}?page=1&q=tile`]: { ...inboxOf([]), total: 0 } });
    const field = await screen.findByRole('searchbox', { name: 'Search requests' });
    await user.type(field, ' tile {Enter}');
    expect(await screen.findByText(/No requests match/)).toBeVisible();
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Show all requests' }));
    expect(await entries()).toHaveLength(2);
    expect(field).toHaveValue('');
    expect(router.state.location.search).toBe('?view=requests');
  });

  it('puts the oldest first', async () => {
    const { user, router } = open({ [`GET ${path}?page=1&order=oldest`]: inboxOf([second]) });
    await entries();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Jordan Avila/ })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?view=requests&order=oldest');
  });

  it('keeps the requests of several businesses apart', async () => {
    const { user } = open({
      'GET /api/contractors/me/listings': {
        items: [
          ownBusiness,
          { ...ownBusiness, submissionId: null, installerId: 9, businessName: 'Barton Creek Pools' },
        ],
      },
      [`GET ${path}?page=1&installerId=9`]: inboxOf([second]),
    });
    await entries();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Listing' }), 'Barton Creek Pools');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Jordan Avila/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Priya Nair/ })).not.toHaveTextContent('Barton Creek Pools');
  });

  it('says so when nothing has come in', async () => {
    open({ [`GET ${path}`]: { ...inboxOf([]), totalPages: 1 } });
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
  });
});

describe('a request', () => {
  it('shows what is asked for and what was done, and no email', async () => {
    const { container } = await openRequest();
    expect(screen.getByRole('heading', { name: 'Jordan Avila' })).toHaveFocus();
    expect(screen.getByText(/^Sent to Hillstone Pools & Spas and 1 other business/)).toBeVisible();
    expect(screen.getByText('Vinyl liner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (512) 555-0177' })).toHaveAttribute('href', 'tel:+15125550177');
    expect(
      within(screen.getByRole('list', { name: 'History' }))
        .getAllByRole('listitem')
        .map((step) => step.firstChild?.textContent),
    ).toEqual(['Sent by the homeowner', 'Delivered', 'Read']);
    expect(container.querySelector('[href^="mailto:"]')).toBeNull();
    expect(container).not.toHaveTextContent('@');
  });

  it('is marked as seen when it is opened, not before, and once', async () => {
    const seen = vi.fn(() => ownThread);
    const { user } = open({
      [`GET ${path}/${ownRequest.id}`]: threadOf(ownRequest),
      [`POST ${path}/${ownRequest.id}/seen`]: seen,
    });
    const [entry] = await entries();
    expect(seen).not.toHaveBeenCalled();
    await user.click(entry as HTMLElement);
    expect(await within(entry as HTMLElement).findByText('Read, not answered')).toBeVisible();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('opens by its URL even if it is on no page of the list', async () => {
    open({ [`GET ${path}`]: inboxOf([]) }, `&request=${ownRequest.id}`);
    expect(await screen.findByRole('heading', { name: 'Jordan Avila' })).toBeVisible();
  });

  it('says that it is gone if it was erased', async () => {
    open({ [`GET ${path}/${ownRequest.id}`]: problem(404, 'not_found') }, `&request=${ownRequest.id}`);
    expect(await screen.findByText('This request is not here. It may have been erased.')).toBeVisible();
  });

  it('is answered here, and counts as answered in the list at once', async () => {
    const text = 'We can come on Tuesday.';
    const replied = threadOf({
      status: 'replied',
      repliedAt: '2026-11-21T10:00:00Z',
      messages: [
        {
          id: second.id,
          side: 'business',
          via: 'page',
          isAutomatic: false,
          photos: [],
          text,
          at: '2026-11-21T10:00:00Z',
        },
      ],
    });
    const { bodies, answer } = recorded(Response.json(replied, { status: 201 }));
    const lists = vi.fn(() => inboxOf([replied]));
    const { user } = await openRequest({ [`POST ${path}/${ownRequest.id}/messages`]: answer, [`GET ${path}`]: lists });
    const before = lists.mock.calls.length;
    await user.type(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' }), text);
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Messages' })).getByText(text)).toBeVisible();
    expect(bodies).toEqual([{ text }]);
    expect(within((await entries())[0] as HTMLElement).getByText('Answered')).toBeVisible();
    await waitFor(() => expect(lists.mock.calls.length).toBe(before + 1));
  });

  it.each([
    ['Log a call', 'What did you agree on?', 'Save the call', 'call'],
    ['Answered elsewhere', 'How did you answer?', 'Save', 'elsewhere'],
  ])('notes an answer that was given outside: %s', async (button, label, save, via) => {
    const { bodies, answer } = recorded(Response.json(threadOf({ status: 'replied' }), { status: 201 }));
    const { user } = await openRequest({ [`POST ${path}/${ownRequest.id}/messages`]: answer });
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    expect(dialog.getByText(/The request will count as answered. Jordan Avila will see/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: label }), 'Visit on Tuesday.');
    await user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ via, text: 'Visit on Tuesday.' }]);
  });

  it('takes only the steps that are possible, and asks for one', async () => {
    const { user } = await openRequest({
      [`GET ${path}/${ownRequest.id}`]: ownThread,
    });
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update the request from Jordan Avila' }));
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['decline', 'mark_spam']);
    expect(dialog.getByText(/You can choose “Quote sent,” “Visit scheduled” or “Won”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose one.')).toBeVisible();
  });

  it('is won with the price of the job, in whole dollars', async () => {
    const { bodies, answer } = recorded(threadOf({ status: 'won', moves: [], value: 18_500 }));
    const { user } = await openRequest({ ...isAnswered, [`POST ${path}/${ownRequest.id}/steps`]: answer });
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^Won/ }));
    const price = dialog.getByRole('textbox', { name: /^Job price/ });
    await user.type(price, 'about 18k');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Enter an amount in dollars/)).toBeVisible();
    expect(bodies).toEqual([]);
    await user.clear(price);
    await user.type(price, '$18,500');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ action: 'win', version: 3, value: 18_500 }]);
    expect(screen.queryByRole('button', { name: 'Mark as' })).not.toBeInTheDocument();
    expect(screen.getByText('$18,500')).toBeVisible();
  });

  it('is won without a price as well, and other steps never carry one', async () => {
    const { bodies, answer } = recorded({ ...answered, version: 4 });
    const { user } = await openRequest({ ...isAnswered, [`POST ${path}/${ownRequest.id}/steps`]: answer });
    const take = async (...steps: RegExp[]) => {
      await user.click(screen.getByRole('button', { name: 'Mark as' }));
      for (const step of steps) await user.click(await screen.findByRole('radio', { name: step }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await take(/^Won/);
    await take(/^Won/, /^Decline/);
    expect(bodies).toEqual([
      { action: 'win', version: 3 },
      { action: 'decline', version: 4 },
    ]);
  });

  it('is read again, and says so, when somebody else has changed it', async () => {
    const states = [answered, { ...answered, status: 'quoted', version: 4 }];
    const { user } = await openRequest({
      [`GET ${path}/${ownRequest.id}`]: () => states.shift(),
      [`POST ${path}/${ownRequest.id}/steps`]: problem(409, 'conflict', { detail: 'It is quoted.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    await user.click(await screen.findByRole('radio', { name: /^Lost/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This request has changed since you opened it/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(states).toEqual([]));
    expect(await screen.findByText('Quoted', { selector: '.badge *' })).toBeVisible();
  });

  it('says at the step why it was not taken', async () => {
    const { user } = await openRequest({
      ...isAnswered,
      [`POST ${path}/${ownRequest.id}/steps`]: problem(503, 'service_unavailable'),
    });
    await user.click(screen.getByRole('button', { name: 'Mark as' }));
    await user.click(await screen.findByRole('radio', { name: /^Lost/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. Please try again in a moment.');
  });

  it.each([
    ['withdrawn', 'The homeowner has withdrawn this request. Nobody is waiting for an answer.'],
    ['declined', 'You declined this request.'],
    ['spam', 'You marked this request as spam. Mark it as not spam to answer it.'],
  ] as const)('takes no reply when it is %s, and says why', async (status, text) => {
    const thread = threadOf({ status, mayReply: false, moves: [] });
    open({ [`GET ${path}/${ownRequest.id}`]: thread }, `&request=${ownRequest.id}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Reply/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log a call' })).not.toBeInTheDocument();
  });

  it('has reply, call and move in a bar for thumbs', async () => {
    const { user } = await openRequest();
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15125550177');
    await user.click(bar.getByRole('button', { name: 'Reply' }));
    expect(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' })).toHaveFocus();
    await user.click(bar.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('dialog', { name: 'Update the request from Jordan Avila' })).toBeVisible();
  });

  it('leads to the login when the session ends at a reply', async () => {
    const { user } = await openRequest({
      'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
      [`POST ${path}/${ownRequest.id}/messages`]: problem(401, 'session_expired'),
    });
    await user.type(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
  });
});

describe('saved replies', () => {
  const replies = '/api/contractors/me/listings/7/saved-replies';
  const first = { id: second.id, title: 'Thanks', text: 'Hi {name}, {business} can look at {service}.' };
  const saved = { items: [first], most: 20 };
  const openDialog = async (responses: Responses) => {
    const view = await openRequest({ [`GET ${replies}`]: saved, ...responses });
    await view.user.click(screen.getByRole('button', { name: 'Saved replies' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Saved replies' })) };
  };
  const reply = () => screen.getByRole('textbox', { name: 'Reply to Jordan Avila' });

  it('go into the reply with their placeholders filled in', async () => {
    const { user, dialog } = await openDialog({});
    await user.click(await dialog.findByRole('button', { name: /^Use ?Thanks/ }));
    expect(reply()).toHaveValue('Hi Jordan, Hillstone Pools & Spas can look at pool renovation.');
    await waitFor(() => expect(reply()).toHaveFocus());
  });

  it('come after what was typed', async () => {
    const { user } = await openRequest({ [`GET ${replies}`]: saved });
    await user.type(reply(), 'Hello.');
    await user.click(screen.getByRole('button', { name: 'Saved replies' }));
    await user.click(await screen.findByRole('button', { name: /^Use ?Thanks/ }));
    expect(reply()).toHaveValue('Hello.\n\nHi Jordan, Hillstone Pools & Spas can look at pool renovation.');
  });

  it('are added with a name and a text', async () => {
    const added = { ...saved, items: [first, { id: ownRequest.id, title: 'No time', text: 'Sorry, {name}.' }] };
    const { bodies, answer } = recorded(Response.json(added, { status: 201 }));
    const { user, dialog } = await openDialog({ [`POST ${replies}`]: answer });
    await user.click(await dialog.findByRole('button', { name: 'Save reply' }));
    expect(await dialog.findByText('Name it so that you can find it.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name *' }), 'No time');
    await user.type(dialog.getByRole('textbox', { name: 'Text *' }), 'Sorry, {{name}.');
    await user.click(dialog.getByRole('button', { name: 'Save reply' }));
    expect(await dialog.findByText('Sorry, Jordan.')).toBeVisible();
    expect(bodies).toEqual([{ title: 'No time', text: 'Sorry, {name}.' }]);
    expect(dialog.getByRole('textbox', { name: 'Name *' })).toHaveValue('');
  });

  it('are removed', async () => {
    const { user, dialog } = await openDialog({ [`POST ${replies}/${first.id}/remove`]: { ...saved, items: [] } });
    await user.click(await dialog.findByRole('button', { name: /^Remove ?Thanks/ }));
    expect(await dialog.findByText(/^No saved replies yet/)).toBeVisible();
  });

  it('say when there is room for no other', async () => {
    const { dialog } = await openDialog({ [`GET ${replies}`]: { ...saved, most: 1 } });
    expect(await dialog.findByText(/You can save at most 1/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save reply' })).not.toBeInTheDocument();
  });
});

describe('the keys of the inbox', () => {
  const openByKey = async () => {
    const view = open();
    const [entry] = await entries();
    (entry as HTMLElement).focus();
    return view;
  };

  it('go through the requests', async () => {
    const { user } = await openByKey();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Jordan Avila' })).toHaveFocus();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Priya Nair' })).toBeVisible();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Jordan Avila' })).toHaveFocus();
  });

  it('reach the reply, the saved replies and the steps', async () => {
    const { user } = await openRequest({
      'GET /api/contractors/me/listings/7/saved-replies': { items: [], most: 20 },
    });
    await user.keyboard('s');
    expect(await screen.findByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    await user.keyboard('{Escape}e');
    expect(await screen.findByRole('dialog', { name: 'Update the request from Jordan Avila' })).toBeVisible();
    await user.keyboard('{Escape}r');
    expect(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' })).toHaveFocus();
    await user.keyboard('jks?');
    expect(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' })).toHaveValue('jks?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are shown in a dialog that says when they work, by key and by button', async () => {
    const { user } = await openByKey();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['j', 'k', 'r', 's', 'e', '?']);
    expect(dialog.getByText(/while the focus is in the inbox and you are not typing/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('do nothing while the focus is elsewhere on the page', async () => {
    const { user, router } = await openByKey();
    screen.getByRole('button', { name: 'Log out' }).focus();
    await user.keyboard('j?');
    expect(router.state.location.search).toBe('?view=requests');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
