import type { EditOutcome, OwnChange } from '@poolpros/contracts/http/listing-changes';
import type { OwnFields } from '@poolpros/contracts/http/own-listing';
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
const ownPath = '/api/contractors/me/listings/7';
const changesPath = `${ownPath}/changes`;
const listingWith = (fields: Partial<OwnFields>) => ({ ...ownListing, fields: { ...ownListing.fields, ...fields } });
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

  it('names the field that is wrong before anything is sent', async () => {
    const { user } = await openProfile();
    await user.type(screen.getByLabelText('People on the crew'), 'x');
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByLabelText('People on the crew')).toBeInvalid());
    expect(screen.getByLabelText('People on the crew')).toHaveFocus();
  });

  it('shows the current version next to what was typed, takes the rest over, and sends only what was typed', async () => {
    const sent: unknown[] = [];
    const { user } = await openProfile({
      [`GET ${ownPath}`]: () =>
        sent.length === 0 ? ownListing : listingWith({ crewSize: 12, languages: ['Spanish'], priceRange: '$$' }),
      [`POST ${changesPath}`]: async (request: Request) => {
        sent.push(await request.json());
        return sent.length === 1
          ? problem(409, 'conflict', {
              detail: 'Changed in the meantime: crew, languages.',
              errors: ['crewSize', 'languages'].map((field) => ({ path: `body.after.${field}`, message: 'use yours' })),
            })
          : { applied: ['crewSize', 'languages'], pending: null };
      },
    });
    const crew = screen.getByLabelText('People on the crew');
    await user.type(crew, '9');
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Languages, current version: Spanish')).toBeVisible();
    expect(crew).toHaveAccessibleDescription('Current version: 12 Use yours.');
    expect(crew).toHaveValue('9');
    expect(screen.getByLabelText('Typical price')).toHaveValue('$$');
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('It is on your page now.')).toBeVisible();
    expect(sent[1]).toEqual({
      before: { crewSize: 12, languages: ['Spanish'] },
      after: { crewSize: 9, languages: ['English'] },
    });
    await waitFor(() => expect(crew).toHaveValue('12'));
    expect(screen.queryByText(/current version/i)).not.toBeInTheDocument();
  });

  it('keeps what was typed when the session ends, on what is stored by then, until it is saved', async () => {
    const saves: unknown[] = [problem(401, 'unauthenticated'), { applied: ['street'], pending: null }];
    const responses = { [`POST ${changesPath}`]: () => saves.shift() };
    const { user, router, unmount } = await openProfile(responses);
    await user.type(screen.getByLabelText('Street'), '1 Main St');
    await user.click(bar().getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Log in again. What you typed is kept in this tab.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor-login'));
    unmount();
    localStorage.setItem('contractorToken', 'token');
    const again = await openProfile({ ...responses, [`GET ${ownPath}`]: listingWith({ crewSize: 12 }) });
    expect(screen.getByLabelText('Street')).toHaveValue('1 Main St');
    expect(screen.getByLabelText('People on the crew')).toHaveValue('12');
    expect(bar().getByText(/^Street:/)).toBeVisible();
    await again.user.click(bar().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
    expect(sessionStorage.getItem('drafts')).toBe('{}');
  });

  it.each(['{', '7', '{"was":{},"values":{},"conflicts":[]}', '{"was":null,"values":null}'])(
    'opens as it is stored where what was kept is %s',
    async (kept) => {
      sessionStorage.setItem('drafts', JSON.stringify({ 'profile 7': kept }));
      await openProfile();
      expect(screen.getByLabelText('Name *')).toHaveValue(ownListing.name);
    },
  );

  it('forgets what was typed once it is discarded', async () => {
    const { user } = await openProfile();
    await user.type(screen.getByLabelText('Street'), '1 Main St');
    expect(sessionStorage.getItem('drafts')).toContain('1 Main St');
    await user.click(bar().getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Street')).toHaveValue('');
    expect(sessionStorage.getItem('drafts')).toBe('{}');
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
    expect(sessionStorage.getItem('drafts')).toBe('{}');
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
      [`GET ${ownPath}`]: listingWith({ hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }] }),
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
