import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownThread } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, type Responses, renderPage } from '../../../test/render.js';

const token = 'a'.repeat(70);
const view = 'POST /api/request-threads/view';

const open = (responses: Responses = {}) =>
  renderPage(`/answer-request/${token}`, { 'GET /api/summary': summary, [view]: ownThread, ...responses });

it('shows the request by the token of the mail, with reply and steps and nothing that needs an account', async () => {
  const opened = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ token });
    return Response.json(ownThread);
  });
  const { container } = open({ [view]: opened });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jordan Avila' })).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Vinyl liner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Saved replies' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent('@');
  expect(container.querySelector('[href^="mailto:"]')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/contractor/dashboard?view=requests',
  );
  await waitFor(() => expect(document.title).toMatch(/^Answer a request/));
});

it('sends a reply with the token, and says that it is sent', async () => {
  const text = 'We can come on Tuesday.';
  const bodies: unknown[] = [];
  const { user } = open({
    'POST /api/request-threads/messages': async (request: Request) => {
      bodies.push(await request.json());
      const message = {
        id: ownThread.id,
        side: 'business',
        via: 'page',
        isAutomatic: false,
        photos: [],
        text,
        at: ownThread.createdAt,
      };
      return Response.json({ ...ownThread, status: 'replied', messages: [message] }, { status: 201 });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Reply to Jordan Avila' }), text);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/^Sent. Jordan Avila will get it by email/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Messages' })).getByText(text)).toBeVisible();
  expect(bodies).toEqual([{ token, text }]);
});

it('takes a step with the token and the version that was shown', async () => {
  const bodies: unknown[] = [];
  const { user } = open({
    'POST /api/request-threads/steps': async (request: Request) => {
      bodies.push(await request.json());
      return { ...ownThread, status: 'declined', moves: [], version: 4 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as' }));
  await user.click(await screen.findByRole('radio', { name: /^Decline/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(bodies).toEqual([{ token, action: 'decline', version: 3 }]);
});

it('says that a request was withdrawn and takes no reply then', async () => {
  open({ [view]: { ...ownThread, status: 'withdrawn', mayReply: false, moves: [] } });
  expect(await screen.findByText(/The homeowner has withdrawn this request/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as' })).not.toBeInTheDocument();
});

it.each([
  [410, 'link_expired', 'This link has expired', /work for 30 days/],
  [404, 'link_invalid', 'This link cannot be used', /may have been cut off/],
  [400, 'invalid_request', 'This link cannot be used', /may have been cut off/],
])('leads to the login when the link does not work (%i %s)', async (status, code, title, text) => {
  open({ [view]: problem(status, code) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/contractor/dashboard?view=requests',
  );
});

it('can be read again when the service is down', async () => {
  const responses = [problem(503, 'service_unavailable'), Response.json(ownThread)];
  const { user } = open({ [view]: () => responses.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jordan Avila' })).toBeVisible();
});
