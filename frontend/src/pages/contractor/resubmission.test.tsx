import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkToken, statement, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

const rejected = {
  ...submissionState,
  version: 3,
  status: 'rejected' as const,
  reason: 'The details were not complete enough to publish.',
  resubmissionsLeft: 2,
  statement,
};
const base = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas/cities': [{ value: 'austin', label: 'Austin', county: 'Travis County', installers: 3 }],
  'GET /api/places/zip': {
    zip: '78704',
    city: 'Austin',
    state: 'texas',
    latitude: 30.24,
    longitude: -97.77,
    zone: 'HOU',
  },
  'POST /api/submissions/matches': { matches: [] },
  'POST /api/submissions/status': rejected,
};
const again = `/list-your-business?again=${linkToken}`;

type User = ReturnType<typeof renderPage>['user'];
const goOn = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });

it('leads from the status to the form, and says how often', async () => {
  renderPage(`/submission-status?token=${linkToken}`, base);
  expect(await screen.findByText(/You can send it again 2 times\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Correct it and send it again' })).toHaveAttribute('href', again);
});

it('sends a rejected listing again with its fields and the version that was seen, and asks for no mail', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(again, {
    ...base,
    'POST /api/submissions/resubmit': async (request: Request) => {
      sent.push(await request.json());
      return { id: rejected.id, status: 'pending_review' };
    },
  });
  expect(await screen.findByText(/The details were not complete enough/)).toBeVisible();
  expect(screen.getByLabelText('Business phone *')).toHaveValue('(512) 555-0142');
  await goOn(user, 'Continue');
  await step('About the business');
  expect(screen.getByLabelText('Work email *')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Continue later or on another device' })).not.toBeInTheDocument();
  const better = 'Gunite and fiberglass pools in Travis County, with a license and a crew of nine.';
  fireEvent.change(screen.getByLabelText('Description *'), { target: { value: better } });
  await goOn(user, 'Continue');
  await step('Services and area');
  await goOn(user, 'Continue');
  await step('Credentials and photos');
  await user.click(screen.getByLabelText(/I am authorized to list this business/));
  await goOn(user, 'Send for review');
  expect(await screen.findByRole('heading', { name: 'Sent again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See its status' })).toHaveAttribute(
    'href',
    `/submission-status?token=${linkToken}`,
  );
  expect(sent).toMatchObject([
    { token: linkToken, version: 3, email: statement.email, description: better, businessName: statement.businessName },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('keeps what was put right in this browser, until another listing is begun', async () => {
  const first = renderPage(again, base);
  await screen.findByText(/The details were not complete enough/);
  fireEvent.change(screen.getByLabelText('Business name *'), { target: { value: 'Hillstone Pools LLC' } });
  first.unmount();
  const { user } = renderPage('/list-your-business', base);
  expect(await screen.findByText(/The details were not complete enough/)).toBeVisible();
  expect(screen.getByLabelText('Business name *')).toHaveValue('Hillstone Pools LLC');
  await goOn(user, 'List another business');
  expect(screen.getByLabelText('Business name *')).toHaveValue('');
  expect(screen.queryByText(/The details were not complete enough/)).not.toBeInTheDocument();
});

it('leaves the draft of another business alone, which is there when that is listed', async () => {
  const begun = renderPage('/list-your-business', base);
  fireEvent.change(await screen.findByLabelText('Business name *'), { target: { value: 'Bluewater Spas' } });
  begun.unmount();
  const { user } = renderPage(again, base);
  const name = await screen.findByLabelText('Business name *');
  // What is typed before the listing is there belongs to no draft.
  fireEvent.change(name, { target: { value: 'H' } });
  await screen.findByText(/The details were not complete enough/);
  fireEvent.change(screen.getByLabelText('Business name *'), { target: { value: 'Hillstone Pools LLC' } });
  expect(localStorage.getItem('listingDraft')).toContain('Bluewater Spas');
  await goOn(user, 'List another business');
  expect(screen.getByLabelText('Business name *')).toHaveValue('Bluewater Spas');
  expect(Object.keys(localStorage)).toEqual(['listingDraft']);
});

it('forgets what was put right of a listing that cannot be sent again', async () => {
  const first = renderPage(again, base);
  await screen.findByText(/The details were not complete enough/);
  first.unmount();
  expect(localStorage).toHaveLength(1);
  renderPage(again, {
    ...base,
    'POST /api/submissions/status': { ...rejected, resubmissionsLeft: 0, statement: null },
  });
  expect(await screen.findByText(/^This listing cannot be sent again/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('says so when a listing cannot be sent again', async () => {
  renderPage(again, {
    ...base,
    'POST /api/submissions/status': { ...rejected, resubmissionsLeft: 0, statement: null },
  });
  expect(await screen.findByText(/^This listing cannot be sent again/)).toBeVisible();
  expect(screen.getByLabelText('Business name *')).toHaveValue('');
});
