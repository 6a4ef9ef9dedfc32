import { apiPaths } from '@poolpros/contracts/paths';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf, ownBusiness, ownRequest, ownThread, session } from '../../../../test/account-fixtures.js';
import { summary } from '../../../../test/fixtures.js';
import { problem, type Responses, renderPage } from '../../../../test/render.js';

const path = '/api/contractors/me/contact-requests';
const page = '/contractor/dashboard?view=requests';
const arriving = { ...ownRequest, id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae4f', name: 'Priya Nair' };

/** The streams that were opened, newest last. */
let streams: { send(text: string): void; signal: AbortSignal }[];
function stream(request: Request): Response {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  // The fake fetch sends a clone.
  response.clone = () => response;
  streams.push({ send: (text) => controller?.enqueue(new TextEncoder().encode(text)), signal: request.signal });
  return response;
}
const ready = 'event: ready\ndata: {}\n\n';
const changed = 'event: requests\ndata: {"installerId":7}\n\n';

/** What the service has now. */
let requests: (typeof ownRequest)[];
const responses = (): Responses => ({
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': () => ({ items: [{ ...ownBusiness, contactRequests: requests.length }] }),
  'GET /api/contractors/me/claims': { items: [] },
  'GET /api/contractors/me/claim-answers': { items: [] },
  [`GET ${path}`]: () => inboxOf(requests),
  [`GET ${path}/${ownRequest.id}`]: ownThread,
  [`GET ${path}/${arriving.id}`]: { ...ownThread, ...arriving },
  [`GET ${apiPaths.inboxEvents}`]: stream,
});
let visibility: 'visible' | 'hidden';

beforeEach(() => {
  localStorage.setItem('contractorToken', 'token');
  streams = [];
  requests = [ownRequest];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => window.setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (query = '', more: Responses = {}) => {
  const view = renderPage(`${page}${query}`, { ...responses(), ...more });
  await screen.findByRole('link', { name: /Jordan Avila/ });
  await waitFor(() => expect(streams).toHaveLength(1));
  return view;
};
const show = (state: typeof visibility) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('an open dashboard', () => {
  it('shows a request that comes in and announces it, without moving the focus', async () => {
    const { user } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search requests' });
    await user.click(field);
    expect(screen.queryByText(/new request/)).not.toBeInTheDocument();
    requests = [arriving, ownRequest];
    streams[0]?.send(ready + changed);
    expect(await screen.findByRole('link', { name: /Priya Nair/ })).toBeVisible();
    expect(await screen.findByText('A new request came in.')).toHaveAttribute('role', 'status');
    expect(field).toHaveFocus();
    requests = [{ ...arriving, id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae50' }, ...requests];
    streams[0]?.send(changed);
    expect(await screen.findByText('2 new requests came in.')).toBeInTheDocument();
  });

  it('announces nothing when a message came or something was done', async () => {
    await open();
    const before = screen.getByText('1 request.');
    requests = [{ ...ownRequest, name: 'Jordan A. Avila' }];
    streams[0]?.send(changed);
    await screen.findByRole('link', { name: /Jordan A\. Avila/ });
    expect(before).toHaveTextContent('1 request.');
    expect(screen.queryByText(/came in/)).not.toBeInTheDocument();
  });

  it('leaves a reply alone that is being typed', async () => {
    const { user } = await open(`&request=${ownRequest.id}`);
    const reply = await screen.findByRole('textbox', { name: 'Reply to Jordan Avila' });
    await user.type(reply, 'We can come on');
    requests = [arriving, ownRequest];
    streams[0]?.send(changed);
    await screen.findByText('A new request came in.');
    expect(screen.getByRole('textbox', { name: 'Reply to Jordan Avila' })).toBe(reply);
    expect(reply).toHaveValue('We can come on');
    expect(reply).toHaveFocus();
  });

  it('closes the stream when it has been hidden for five minutes, and opens one when it is shown again', async () => {
    await open();
    vi.useFakeTimers();
    show('hidden');
    vi.advanceTimersByTime(299_000);
    expect(streams[0]?.signal.aborted).toBe(false);
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(streams[0]?.signal.aborted).toBe(true);
    vi.useRealTimers();
    show('visible');
    await waitFor(() => expect(streams).toHaveLength(2));
  });

  it('asks for a login when the session has ended', async () => {
    renderPage(page, {
      ...responses(),
      [`GET ${apiPaths.inboxEvents}`]: problem(401, 'session_expired'),
    });
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
  });
});

describe('a reply that was not sent', () => {
  it('is there again after another request was opened, and gone once it was sent', async () => {
    requests = [ownRequest, arriving];
    const { user } = await open(`&request=${ownRequest.id}`, {
      [`POST ${path}/${ownRequest.id}/messages`]: () => Response.json(ownThread, { status: 201 }),
    });
    const reply = () => screen.findByRole('textbox', { name: 'Reply to Jordan Avila' });
    await user.type(await reply(), 'We can come on');
    await user.click(screen.getByRole('link', { name: /Priya Nair/ }));
    expect(await screen.findByRole('textbox', { name: 'Reply to Priya Nair' })).toHaveValue('');
    await user.click(screen.getByRole('link', { name: /Jordan Avila/ }));
    expect(await reply()).toHaveValue('We can come on');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(async () => expect(await reply()).toHaveValue(''));
    await user.click(screen.getByRole('link', { name: /Priya Nair/ }));
    await user.click(screen.getByRole('link', { name: /Jordan Avila/ }));
    expect(await reply()).toHaveValue('');
    expect(sessionStorage.getItem('drafts')).toBe('{}');
  });

  it('is forgotten when its author logs out', async () => {
    const { user } = await open(`&request=${ownRequest.id}`, {
      'POST /api/accounts/contractor/logout': new Response(null, { status: 204 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Reply to Jordan Avila' }), 'We can');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull());
  });
});
