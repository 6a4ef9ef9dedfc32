import type { Team } from '@poolpros/contracts/http/team';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken, ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const dana = {
  accountId: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c2',
  name: 'Dana Kessler',
  email: 'dana@hillstone.example',
  role: 'owner',
  addedAt: '2026-11-21T10:00:00Z',
  isYou: true,
} as const;
const robin = {
  accountId: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c3',
  name: 'Robin Hale',
  email: 'robin@hillstone.example',
  role: 'staff',
  addedAt: '2026-11-22T10:00:00Z',
  isYou: false,
} as const;
const invitation = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c4',
  email: 'sam@hillstone.example',
  role: 'manager',
  sentAt: '2026-11-22T10:00:00Z',
  expiresAt: '2026-11-29T10:00:00Z',
} as const;
const team: Team = { members: [dana, robin], invitations: [], plan: 'free', mostMembers: 3 };

const path = '/api/contractors/me/listings/7';
const ofOwner = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  [`GET ${path}`]: ownListing,
  [`GET ${path}/team`]: team,
};

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

const members = async () => within(await screen.findByRole('list', { name: 'Members' }));

describe('the team tab of an owner', () => {
  it('invites by email and role, names what is missing, and sends once', async () => {
    const invite = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ email: 'sam@hillstone.example', role: 'manager' });
      return new Response(JSON.stringify(invitation), {
        status: 201,
        headers: { 'content-type': 'application/json' },
      });
    });
    const { user } = renderPage('/company-dashboard/7?room=team', {
      ...ofOwner,
      [`POST ${path}/invitations`]: invite,
    });
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(screen.getByText('Enter the person’s email.')).toBeVisible();
    await user.type(screen.getByLabelText('Email *'), 'sam@hillstone.example');
    await user.click(screen.getByRole('radio', { name: /^Manager/ }));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(invite).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Email *')).toHaveValue('');
  });

  it('says at the field that an email is invited already', async () => {
    const { user } = renderPage('/company-dashboard/7?room=team', {
      ...ofOwner,
      [`POST ${path}/invitations`]: problem(400, 'invalid_request', {
        errors: [{ path: 'body.email', message: 'enter another email: this person has already been invited' }],
      }),
    });
    await user.type(await screen.findByLabelText('Email *'), 'sam@hillstone.example');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Enter another email: this person has already been invited.')).toBeVisible();
  });

  it('changes a role once it is proved who is there', async () => {
    let proved = false;
    const { user } = renderPage('/company-dashboard/7?room=team', {
      ...ofOwner,
      'GET /api/accounts/contractor/second-factor': { addedAt: null, recoveryCodesLeft: 0, required: false },
      'POST /api/accounts/contractor/step-up': () => {
        proved = true;
        return noContent();
      },
      [`POST ${path}/team/${robin.accountId}`]: () => (proved ? team : problem(403, 'step_up_required')),
    });
    await user.click(await screen.findByRole('button', { name: /Change role ?of Robin Hale/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Role changed')).toBeVisible();
  });

  it('removes a member after asking, takes an invitation back, and says when the team is full', async () => {
    const remove = vi.fn(noContent);
    const revoke = vi.fn(noContent);
    const { user } = renderPage('/company-dashboard/7?room=team', {
      ...ofOwner,
      [`GET ${path}/team`]: { ...team, invitations: [invitation] },
      [`POST ${path}/team/${robin.accountId}/remove`]: remove,
      [`POST ${path}/invitations/${invitation.id}/revoke`]: revoke,
    });
    expect(await screen.findByRole('heading', { name: 'Your team is full' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Withdraw ?the invitation for sam@/ }));
    await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: /Remove ?Robin Hale/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });

  it('does not let the last owner go, and says why', async () => {
    const { user } = renderPage('/company-dashboard/7?room=team', ofOwner);
    const leave = await screen.findByRole('button', { name: /^Leave/ });
    expect(leave).toHaveAccessibleName('Leave, a business needs at least one owner');
    await user.click(leave);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a member who is no owner sees the team and may leave it, no more', async () => {
  const leave = vi.fn(noContent);
  const { user, router } = renderPage('/company-dashboard/7?room=team', {
    ...ofOwner,
    [`GET ${path}`]: { ...ownListing, role: 'staff' },
    [`GET ${path}/team`]: {
      ...team,
      members: [
        { ...dana, isYou: false },
        { ...robin, isYou: true },
      ],
    },
    [`POST ${path}/team/${robin.accountId}/remove`]: leave,
  });
  const list = await members();
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Plan' })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Leave' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contractor/dashboard'));
  expect(leave).toHaveBeenCalledTimes(1);
});

it('the plan tab says what each plan holds and that none can be bought', async () => {
  renderPage('/company-dashboard/7?room=plan', ofOwner);
  expect(await screen.findByText('This business is on the free plan.')).toBeVisible();
  expect(screen.getByText('Paid plans are not available yet.')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /^Team members/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '20']);
  expect(screen.getByText(/No plan moves a business up or down/)).toBeVisible();
});

it('the plan tab of a founding member names the place', async () => {
  renderPage('/company-dashboard/7?room=plan', {
    ...ofOwner,
    [`GET ${path}`]: { ...ownListing, plan: 'pro', foundingPlace: 12 },
  });
  expect(await screen.findByText('This business is on the Pro plan.')).toBeVisible();
  expect(screen.getByText('Founding place 12.')).toBeVisible();
});

describe('the page of an invitation', () => {
  const url = `/contractor/invitation?token=${linkToken}`;
  const preview = {
    businessName: 'Hillstone Pools & Spas',
    location: 'Austin, TX',
    role: 'manager',
    email: 'sam@hillstone.example',
    expiresAt: '2026-11-29T10:00:00Z',
  };

  it('takes who is signed in into the team, by its button alone', async () => {
    const accept = vi.fn(() => ({ installerId: 7, businessName: preview.businessName, role: 'manager' }));
    const { user, router } = renderPage(url, {
      ...ofOwner,
      'POST /api/invitations/preview': preview,
      'POST /api/contractors/me/invitations/accept': accept,
    });
    expect(await screen.findByRole('heading', { name: 'Join Hillstone Pools & Spas' })).toBeVisible();
    expect(accept).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Join the team' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/company-dashboard/7'));
    expect(accept).toHaveBeenCalledTimes(1);
  });

  it('leads who is not signed in to the login and back, and to an account', async () => {
    localStorage.clear();
    const { user } = renderPage(url, {
      ...ofOwner,
      'POST /api/accounts/contractor/login': session('contractor'),
      'POST /api/invitations/preview': preview,
    });
    expect(await screen.findByText('sam@hillstone.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/contractor/register');
    await user.click(screen.getByRole('link', { name: 'Log in to accept' }));
    await user.type(await screen.findByLabelText('Email *'), 'sam@hillstone.example');
    await user.type(screen.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'Join the team' })).toBeVisible();
  });

  it('says when the account has another email', async () => {
    const { user } = renderPage(url, {
      ...ofOwner,
      'POST /api/invitations/preview': preview,
      'POST /api/contractors/me/invitations/accept': problem(403, 'forbidden', {
        detail: 'The invitation was sent to another email address. Log in with the account that uses it.',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join the team' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation was sent to another email address.');
  });

  it.each([
    [404, 'link_invalid', 'This invitation does not work'],
    [410, 'link_expired', 'This invitation does not work'],
    [410, 'link_used', 'You have already accepted this invitation'],
  ])('%i %s reads “%3$s”', async (status, code, title) => {
    renderPage(url, { ...ofOwner, 'POST /api/invitations/preview': problem(status, code) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
