import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { confirmed, linkToken, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const cities = [{ value: 'austin', label: 'Austin', county: 'Travis County', installers: 3 }];
const base = { 'GET /api/summary': summary, 'GET /api/places/states/texas/cities': cities };

type User = ReturnType<typeof renderPage>['user'];

/** Pasted, because keystrokes in a form this long take seconds. */
async function fill(user: User, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

async function fillIn(user: User) {
  await fill(user, 'Business name *', 'Hillstone Pools');
  await fill(user, 'Business phone *', '(512) 555-0142');
  await fill(user, 'Your name *', 'Dana Kessler');
  await fill(user, 'Work email *', 'dana@hillstone.example');
  await fill(user, 'Website optional', 'hillstone.example');
  await user.selectOptions(screen.getByLabelText('State *'), 'texas');
  await user.type(await screen.findByRole('combobox', { name: 'City *' }), 'Aus');
  await user.click(await screen.findByRole('option', { name: /Austin/ }));
  await fill(user, 'ZIP *', '78704');
  await fill(user, 'Description *', 'x'.repeat(50));
  await user.click(screen.getByRole('button', { name: 'Pool Installation' }));
  await user.click(screen.getByRole('button', { name: 'Luxury Pools' }));
  await user.click(screen.getByLabelText(/I may list this business/));
}

it('shows how the listing will look without links to the page it does not have yet', async () => {
  const { user } = renderPage('/list-your-business', base);
  await fill(user, 'Business name *', 'Hillstone Pools');
  const preview = screen.getByRole('article', { hidden: true });
  expect(within(preview).getByRole('heading', { name: 'Hillstone Pools', hidden: true })).toBeInTheDocument();
  expect(within(preview).queryAllByRole('link', { hidden: true })).toEqual([]);
});

it('does not send a listing that lacks something and goes to its first field', async () => {
  const send = vi.fn();
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions': send });
  const attested = await screen.findByLabelText(/I may list this business/);
  expect(attested).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(screen.getByLabelText('Business name *')).toHaveFocus());
  expect(screen.getByText('Enter the business name.')).toBeVisible();
  expect(screen.getByText('Choose a state.')).toBeVisible();
  expect(screen.getByText('Choose at least one service.')).toBeVisible();
  expect(screen.getByText('Confirm that you may list this business.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('restores what was typed and not sent, says so, and takes it away when asked to', async () => {
  const first = renderPage('/list-your-business', base);
  await fill(first.user, 'Business name *', 'Hillstone Pools');
  await first.user.selectOptions(screen.getByLabelText('State *'), 'texas');
  await first.user.click(screen.getByRole('button', { name: 'Pool Repair' }));
  await first.user.click(screen.getByLabelText(/I may list this business/));
  first.unmount();

  const { user } = renderPage('/list-your-business', base);
  expect(await screen.findByText(/^Restored what you typed here on/)).toBeVisible();
  const name = screen.getByLabelText('Business name *');
  expect(name).toHaveValue('Hillstone Pools');
  expect(screen.getByLabelText('State *')).toHaveValue('texas');
  expect(screen.getByRole('button', { name: 'Pool Repair' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/I may list this business/)).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  expect(screen.getByText(/^What you type is kept in this browser/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('sends a listing as the contract wants it and asks for the mail to be confirmed', async () => {
  const send = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({
      businessName: 'Hillstone Pools',
      contactName: 'Dana Kessler',
      email: 'dana@hillstone.example',
      phone: '(512) 555-0142',
      website: 'https://hillstone.example',
      stateSlug: 'texas',
      citySlug: 'austin',
      zipCode: '78704',
      description: 'x'.repeat(50),
      services: ['Pool Installation'],
      poolTypes: ['Luxury Pools'],
      specializations: ['Luxury Pools'],
      serviceRadius: 50,
      priceRange: '',
      attested: true,
      fax: '',
    });
    return { id: submissionState.id, status: 'awaiting_confirmation' };
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions': send });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('heading', { name: 'Sent. Now confirm your email.' })).toHaveFocus();
  expect(screen.getByText('dana@hillstone.example')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it("shows the service's error at its field and keeps what was typed", async () => {
  const rejection = problem(400, 'invalid_request', {
    errors: [{ path: 'body.zipCode', message: 'enter a ZIP in Texas' }],
  });
  const { user } = renderPage('/list-your-business', { ...base, 'POST /api/submissions': rejection });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Enter a ZIP in Texas.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('ZIP *')).toHaveFocus());
  expect(screen.getByLabelText('Business name *')).toHaveValue('Hillstone Pools');
});

const link = `/submission-confirmation?token=${linkToken}`;

it('confirms a listing only when the button is pressed', async () => {
  const confirm = vi.fn(() => ({
    ...submissionState,
    status: 'pending_review',
    history: [...submissionState.history, confirmed],
  }));
  const { user } = renderPage(link, {
    ...base,
    'POST /api/submissions/status': submissionState,
    'POST /api/submissions/confirm': confirm,
  });
  expect(await screen.findByRole('heading', { name: 'Hillstone Pools & Spas' })).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm my listing' }));
  expect(await screen.findByRole('heading', { name: 'Your listing is confirmed' })).toHaveFocus();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Being read by a person')).toBeVisible();
});

it.each([
  ['pending_review', 'Your listing is confirmed'],
  ['expired', 'The link has expired'],
  ['rejected', 'Your listing was not approved'],
])('offers no button to confirm a listing that is %s', async (status, title) => {
  renderPage(link, { ...base, 'POST /api/submissions/status': { ...submissionState, status } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my listing' })).not.toBeInTheDocument();
});

it('tells an invalid link from a service that does not respond', async () => {
  const first = renderPage(link, { ...base, 'POST /api/submissions/status': problem(404, 'link_invalid') });
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  first.unmount();
  renderPage(link, { ...base, 'POST /api/submissions/status': problem(503, 'service_unavailable') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('gives the reason and the way on when a listing was not approved', async () => {
  renderPage(`/submission-status?token=${linkToken}`, {
    ...base,
    'POST /api/submissions/status': {
      ...submissionState,
      status: 'rejected',
      reason: 'The business is already listed.',
    },
  });
  expect(await screen.findByText('The business is already listed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'List your business again' })).toHaveAttribute('href', '/list-your-business');
});
