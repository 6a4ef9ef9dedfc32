import type { EditOutcome, OwnChange } from '@poolpros/contracts/http/listing-changes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const change: OwnChange = {
  id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae54',
  status: 'pending',
  source: 'owner',
  before: { phone: '+15125550142' },
  after: { phone: '+15125550188' },
  note: null,
  proposedAt: '2026-11-22T10:00:00Z',
  decidedAt: null,
  reason: null,
};
const changesPath = '/api/contractors/me/listings/7/changes';
const ofOwner = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  'GET /api/contractors/me/listings/7': ownListing,
  'GET /api/places/states/texas/cities': [{ value: 'austin', label: 'Austin', county: 'Travis County' }],
  'GET /api/contractors/me/listings/7/photos': { items: [], most: 10 },
  'GET /api/contractors/me/listings/7/projects': { items: [], most: 3 },
  [`GET ${changesPath}`]: { items: [] },
};

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

async function openProfile(responses: object = {}) {
  const page = renderPage('/company-dashboard/7?room=profile', { ...ofOwner, ...responses });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await screen.findByLabelText('Name *');
  return page;
}
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

describe('the profile of a business', () => {
  it('takes a license, which a person looks at first', async () => {
    const sent: unknown[] = [];
    const { user } = await openProfile({
      [`POST ${changesPath}`]: async (request: Request) => {
        sent.push(await request.json());
        return { applied: [], pending: change } satisfies EditOutcome;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add a license' }));
    const license = within(screen.getByRole('group', { name: 'license 1' }));
    await user.type(license.getByLabelText('Number *'), 'TECL 20418');
    expect(license.getByLabelText('State *')).toHaveTextContent('Texas');
    await user.type(license.getByLabelText(/^Class/), 'Electrical');
    expect(bar().getByText('Reviewed first: Licenses.')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('We will review it first. Until then, your page stays as it is.')).toBeVisible();
    const licenses = [{ number: 'TECL 20418', stateCode: 'TX', classification: 'Electrical' }];
    expect(sent).toEqual([{ before: { licenses: [] }, after: { licenses } }]);
  });

  it('says what of an edit goes live at once, and sends only what was changed', async () => {
    const sent: unknown[] = [];
    const outcome: EditOutcome = { applied: ['priceRange'], pending: change };
    const { user } = await openProfile({
      [`POST ${changesPath}`]: async (request: Request) => {
        sent.push(await request.json());
        return outcome;
      },
    });
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Typical price'), '$60k–$140k');
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '512 555 0188');
    expect(bar().getByText('Live at once: Price range.')).toBeVisible();
    expect(bar().getByText('Reviewed first: Phone.')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/We will review the rest before it appears/)).toBeVisible();
    expect(sent).toEqual([
      {
        before: { phone: '+15125550142', priceRange: null },
        after: { phone: '512 555 0188', priceRange: '$60k–$140k' },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('(512) 555-0142'));
  });

  it('names the field that is wrong before anything is sent, and the one that was changed meanwhile', async () => {
    const { user } = await openProfile({
      [`POST ${changesPath}`]: problem(409, 'conflict', {
        detail: 'Changed in the meantime: crew.',
        errors: [{ path: 'body.after.crewSize', message: 'was changed in the meantime' }],
      }),
    });
    await user.type(screen.getByLabelText('People on the crew'), 'x');
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByLabelText('People on the crew')).toBeInvalid());
    expect(screen.getByLabelText('People on the crew')).toHaveFocus();
    await user.clear(screen.getByLabelText('People on the crew'));
    await user.type(screen.getByLabelText('People on the crew'), '9');
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Was changed in the meantime.')).toBeVisible();
    expect(screen.getByLabelText('People on the crew')).toHaveValue('9');
  });

  it('asks before unsaved changes are left', async () => {
    const { user, router } = await openProfile();
    const toDo = () =>
      within(screen.getByRole('navigation', { name: 'Business' })).getByRole('link', { name: 'To do' });
    await user.type(screen.getByLabelText('Street'), '1 Main St');
    await user.click(toDo());
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Street')).toHaveValue('1 Main St');
    await user.click(toDo());
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('profile'));
  });

  it('shows what waits with what the page says, and takes it back', async () => {
    const { user } = await openProfile({
      [`GET ${changesPath}`]: { items: [change] },
      [`POST ${changesPath}/${change.id}/withdraw`]: { ...change, status: 'withdrawn' },
    });
    expect(screen.getByText('(512) 555-0188')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByText('Your page stays as it is.')).toBeVisible();
  });

  it('answers what the staff asked for, with the reason beside it', async () => {
    const sent: unknown[] = [];
    const { user } = await openProfile({
      [`GET ${changesPath}`]: { items: [{ ...change, status: 'needs_revision', reason: 'It needs proof.' }] },
      [`POST ${changesPath}`]: async (request: Request) => {
        sent.push(await request.json());
        return { applied: [], pending: change };
      },
    });
    expect(screen.getByText('It needs proof.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(screen.getByLabelText('Your answer')).toBeInvalid();
    await user.type(screen.getByLabelText('Your answer'), 'See our website.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Someone on our team will review it again.')).toBeVisible();
    expect(sent).toEqual([{ before: {}, after: {}, note: 'See our website.' }]);
  });

  it('says what of the page is missing, and leads there', async () => {
    await openProfile({
      'GET /api/contractors/me/listings/7': {
        ...ownListing,
        fields: { ...ownListing.fields, hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }] },
      },
    });
    const score = within(await screen.findByRole('region', { name: 'Profile 33% complete' }));
    expect(score.getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=photos',
    );
    expect(score.getByRole('link', { name: 'Add 3 projects' })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=projects',
    );
  });

  it('is not in the menu of staff', async () => {
    renderPage('/company-dashboard/7', {
      ...ofOwner,
      'GET /api/contractors/me/listings/7': { ...ownListing, role: 'staff' },
      'GET /api/contractors/me/claims': { items: [] },
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Business' }));
    await menu.findByRole('link', { name: /^Requests/ });
    expect(menu.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  });
});
