import { honeypotName } from '@poolpros/contracts/honeypot';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { session, statement, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const signedOut = {
  'GET /api/summary': summary,
  'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
};
const signedIn = { 'GET /api/summary': summary, 'GET /api/accounts/contractor/me': session('contractor').account };

beforeEach(() => localStorage.clear());

it.each(['/submission-status', '/submission-confirmation'])(
  'mails the link again to who comes to %s without one, or lets them log in',
  async (path) => {
    const ask = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ email: 'dana@hillstone.example', [honeypotName]: '' });
      return new Response(JSON.stringify({ acceptedAt: '2026-11-20T10:00:00Z' }), {
        status: 202,
        headers: { 'content-type': 'application/json' },
      });
    });
    const { user } = renderPage(path, { ...signedOut, 'POST /api/submissions/links': ask });
    await user.click(await screen.findByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText('Enter your email.')).toBeVisible();
    expect(screen.getByLabelText('Work email *')).toHaveFocus();
    await user.type(screen.getByLabelText('Work email *'), 'dana@hillstone.example');
    await user.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(
      await screen.findByText(/If we have a listing under dana@hillstone.example, its link is on its way/),
    ).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/contractor-login');
  },
);

it('says when links were asked for too often', async () => {
  const { user } = renderPage('/submission-status', {
    ...signedOut,
    'POST /api/submissions/links': problem(429, 'too_many_requests'),
  });
  await user.type(await screen.findByLabelText('Work email *'), 'dana@hillstone.example');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('shows who is signed in where everything stands, with the way to put it right', async () => {
  localStorage.setItem('contractorToken', 'token');
  renderPage('/submission-status', {
    ...signedIn,
    'GET /api/contractors/me/submissions': {
      items: [{ ...submissionState, status: 'rejected', reason: 'Say where.', resubmissionsLeft: 1, statement }],
    },
  });
  expect(await screen.findByText('Say where.')).toBeVisible();
  expect(screen.getByText(/You can send it again once\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Correct it and send it again' })).toHaveAttribute(
    'href',
    `/list-your-business?again=${submissionState.id}`,
  );
});

it('opens the form of an own rejected listing for who is signed in', async () => {
  localStorage.setItem('contractorToken', 'token');
  renderPage(`/list-your-business?again=${submissionState.id}`, {
    ...signedIn,
    'GET /api/contractors/me/submissions': {
      items: [{ ...submissionState, status: 'rejected', reason: 'Say where.', resubmissionsLeft: 1, statement }],
    },
  });
  expect(await screen.findByText(/Say where\./)).toBeVisible();
  expect(screen.getByLabelText('Business name *')).toHaveValue(statement.businessName);
});
