import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf, linkToken, ownBusiness, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { detail } from '../../../test/installers.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const listing = {
  id: 12,
  name: 'Hillstone Pools',
  location: 'Austin, TX',
  status: 'published' as const,
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
};
const claim: OwnClaim = {
  id: '0199f3d2-0000-7000-8000-000000000001',
  method: 'license',
  status: 'under_review',
  listing,
  startedAt: '2026-11-22T10:00:00Z',
  proofUntil: null,
  sentTo: null,
  sendAgainAt: null,
  ownerAnswersUntil: null,
  contestEndsAt: null,
  reason: null,
  appealUntil: null,
  documents: [],
  foundingPlace: null,
  history: [
    { action: 'start', actor: 'contractor', at: '2026-11-22T10:00:00Z', reason: null },
    { action: 'review', actor: 'contractor', at: '2026-11-22T10:00:00Z', reason: null },
  ],
};
const newDocumentId = '0199f3d2-0000-7000-8000-000000000009';
const signedIn = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/installers/12': detail(),
  'GET /api/contractors/me/claims': { items: [] },
  'GET /api/contractors/me/listings': { items: [] },
  'GET /api/contractors/me/claim-methods?installerId=12': {
    methods: [
      { method: 'phone', isAutomatic: true, to: '+15125550142' },
      { method: 'domain_mail', isAutomatic: true, to: 'hillstone.example' },
      { method: 'code', isAutomatic: true, to: null },
      { method: 'license', isAutomatic: false, to: null },
    ],
  },
};

describe('the page that finds a business', () => {
  const found = { places: [], installers: [{ id: 12, name: 'Hillstone Pools', location: 'Austin, TX', path: '/p' }] };

  it('leads from its name to the claim of it', async () => {
    const { user } = renderPage('/request-claim', {
      'GET /api/summary': summary,
      'GET /api/search/suggestions?q=hillstone': found,
    });
    await user.type(await screen.findByLabelText('Name of your business'), 'hillstone');
    expect(await screen.findByRole('link', { name: 'Claim: Hillstone Pools' })).toHaveAttribute(
      'href',
      '/contractor/claim?listing=12',
    );
  });

  it('promises nothing on the spot without its conditions', async () => {
    renderPage('/request-claim', { 'GET /api/summary': summary });
    expect(await screen.findAllByText(/Approved on the spot\.\*$/)).toHaveLength(3);
    expect(screen.getByText(/no owner, nobody else is claiming it/)).toHaveTextContent(
      'someone on our team will decide',
    );
  });

  it('offers a listing to who is not listed', async () => {
    const { user } = renderPage('/claim-business', {
      'GET /api/summary': summary,
      'GET /api/search/suggestions?q=nobody': { places: [], installers: [] },
    });
    await user.type(await screen.findByLabelText('Name of your business'), 'nobody');
    const status = await screen.findByText(/No listing has that name/);
    expect(within(status).getByRole('link', { name: 'List your business' })).toHaveAttribute(
      'href',
      '/list-your-business',
    );
  });
});

describe('the claim', () => {
  beforeEach(() => localStorage.setItem('contractorToken', 'token'));

  it('asks for what the chosen proof needs, and shows where the claim stands', async () => {
    const send = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({
        method: 'license',
        licenseNumber: 'C-53 112',
        role: 'manager',
        note: '',
        installerId: 12,
      });
      return claim;
    });
    const { user } = renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'POST /api/contractors/me/claims': send,
      'GET /api/contractors/me/claims': () => ({ items: send.mock.calls.length > 0 ? [claim] : [] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Is Hillstone Pools yours?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Claim this page' }));
    expect(screen.getByText('Choose how to prove it.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /License/ }));
    await user.click(screen.getByRole('button', { name: 'Claim this page' }));
    expect(screen.getByText('Enter the license number.')).toBeVisible();
    await user.type(screen.getByLabelText('License number *'), 'C-53 112');
    await user.selectOptions(screen.getByLabelText('You are'), 'A manager');
    await user.click(screen.getByRole('button', { name: 'Claim this page' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Your claim to Hillstone Pools' })).toHaveFocus(),
    );
    expect(screen.getByText('Under review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim this page' })).not.toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['started', 'proof_sent', 'proof_passed', 'under_review'] as const)(
    'that is %s stands where the form was, above the others',
    async (status) => {
      const other = { ...claim, id: newDocumentId, status: 'expired' as const };
      renderPage('/contractor/claim?listing=12', {
        ...signedIn,
        'GET /api/contractors/me/claims': { items: [{ ...claim, status }, other] },
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Your claim to Hillstone Pools' })).toBeVisible();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Withdraw it: Hillstone Pools' })).toBeVisible();
      const others = within(screen.getByRole('region', { name: 'Your other claims' }));
      expect(others.getAllByRole('listitem').length).toBeGreaterThan(0);
      expect(others.queryByRole('button', { name: /Withdraw it/ })).not.toBeInTheDocument();
    },
  );

  it.each([
    ['started', 'Prove it'],
    ['proof_sent', 'Prove it'],
    ['under_review', 'Decision'],
    ['expired', 'Choose how to prove it'],
  ] as const)('that is %s stands at the step “%s”', async (status, step) => {
    renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'GET /api/contractors/me/claims': { items: [{ ...claim, status }] },
    });
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    const current = progress.getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'));
    expect(current).toHaveTextContent(step);
  });

  it.each(['rejected', 'withdrawn', 'superseded', 'expired', 'revoked'] as const)(
    'that is %s leaves the form for another one',
    async (status) => {
      renderPage('/contractor/claim?listing=12', {
        ...signedIn,
        'GET /api/contractors/me/claims': { items: [{ ...claim, status }] },
      });
      expect(await screen.findByRole('button', { name: 'Claim this page' })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Your claims' })).toBeVisible();
    },
  );

  it('has the form again once it is taken back', async () => {
    const withdraw = vi.fn(() => ({ ...claim, status: 'withdrawn' }));
    const { user } = renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'POST /api/contractors/me/claim-withdrawals': withdraw,
      'GET /api/contractors/me/claims': () => ({
        items: [withdraw.mock.calls.length > 0 ? { ...claim, status: 'withdrawn' } : claim],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw it: Hillstone Pools' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Is Hillstone Pools yours?' })).toHaveFocus(),
    );
  });

  it('of a business that is one’s own already leads to its dashboard', async () => {
    renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'GET /api/contractors/me/listings': { items: [{ ...ownBusiness, installerId: 12 }] },
    });
    expect(await screen.findByRole('link', { name: 'Open the dashboard' })).toHaveAttribute(
      'href',
      '/company-dashboard/12',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('promises the page on the spot only where nobody decides', async () => {
    renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'GET /api/contractors/me/claim-methods?installerId=12': {
        methods: [
          { method: 'domain_mail', isAutomatic: true, to: 'hillstone.example' },
          { method: 'code', isAutomatic: false, to: null },
        ],
      },
    });
    expect(await screen.findByRole('radio', { name: /^Email at the website’s domain/ })).toHaveAccessibleName(
      /On the spot/,
    );
    expect(screen.getByRole('radio', { name: /^Code from us/ })).toHaveAccessibleName(/2 business days/);
  });

  it('sends a code to the phone on the page, and takes it', async () => {
    const sent: OwnClaim = {
      ...claim,
      method: 'phone',
      status: 'proof_sent',
      sentTo: '+15125550142',
      proofUntil: '2026-11-22T10:10:00Z',
      sendAgainAt: '2026-11-22T10:01:00Z',
    };
    const approved: OwnClaim = { ...sent, status: 'approved', sentTo: null };
    const wrong = problem(400, 'invalid_request', {
      errors: [{ path: 'body.code', message: 'enter the six digits as they were sent; 4 tries are left' }],
    });
    const responses = [wrong, approved];
    const check = vi.fn(() => responses.shift());
    const start = vi.fn(() => sent);
    const another = vi.fn(() => problem(429, 'too_many_requests'));
    const { user } = renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'POST /api/contractors/me/claims': start,
      'POST /api/contractors/me/claim-phone-checks': check,
      'POST /api/contractors/me/claim-phone-codes': another,
      'GET /api/contractors/me/claims': () => {
        if (check.mock.calls.length > 1) return { items: [approved] };
        return { items: start.mock.calls.length > 0 ? [sent] : [] };
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Phone on the page/ }));
    expect(screen.getByText('We will text six digits to (512) 555-0142.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Claim this page' }));
    const field = await screen.findByLabelText('Code *');
    await user.click(screen.getByRole('button', { name: 'Send another code: Hillstone Pools' }));
    expect(await screen.findByText(/three codes a day, a minute apart/)).toBeVisible();
    await user.type(field, '123457');
    await user.click(screen.getByRole('button', { name: 'Confirm: Hillstone Pools' }));
    expect(await screen.findByText('Enter the six digits as they were sent; 4 tries are left.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm: Hillstone Pools' }));
    expect(await screen.findByText(/The page is yours\./)).toBeVisible();
  });

  it('offers what there is for the page', async () => {
    renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'GET /api/installers/12': detail({ claimed: true }),
      'GET /api/contractors/me/claim-methods?installerId=12': {
        methods: [
          { method: 'code', isAutomatic: true, to: null },
          { method: 'owner', isAutomatic: false, to: null },
        ],
      },
    });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /Code from us/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Ask the current owner/ })).toBeVisible();
  });

  it('shows the refusal of a wrong code at its field, and what concerns all of it below', async () => {
    const refused = problem(400, 'invalid_request', {
      errors: [{ path: 'body.code', message: 'enter the code for this business' }],
    });
    const responses = [refused, problem(429, 'too_many_requests')];
    const { user } = renderPage('/contractor/claim?listing=12', {
      ...signedIn,
      'POST /api/contractors/me/claims': () => responses.shift(),
    });
    await user.click(await screen.findByRole('radio', { name: /Code from us/ }));
    await user.type(screen.getByLabelText('Code *'), 'ABCDEFGHJK');
    await user.click(screen.getByRole('button', { name: 'Claim this page' }));
    expect(await screen.findByText('Enter the code for this business.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code *')).toHaveFocus());
  });

  it('says what an owner already means', async () => {
    renderPage('/contractor/claim?listing=12', { ...signedIn, 'GET /api/installers/12': detail({ claimed: true }) });
    expect(await screen.findByText(/This page already has an owner/)).toBeVisible();
  });

  it('takes a claim back, and tells of the founding place of an approved one', async () => {
    const approved: OwnClaim = {
      ...claim,
      id: '0199f3d2-0000-7000-8000-000000000002',
      status: 'approved',
      foundingPlace: 7,
    };
    const withdraw = vi.fn(() => ({ ...claim, status: 'withdrawn' }));
    const { user } = renderPage('/contractor/claim', {
      ...signedIn,
      'POST /api/contractors/me/claim-withdrawals': withdraw,
      'GET /api/contractors/me/claims': () => ({
        items: [withdraw.mock.calls.length > 0 ? { ...claim, status: 'withdrawn' } : claim, approved],
      }),
    });
    expect(await screen.findByText(/founding place/)).toHaveTextContent('You also have founding place 7.');
    await user.click(screen.getByRole('button', { name: 'Withdraw it: Hillstone Pools' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Withdraw it/ })).not.toBeInTheDocument());
  });

  it('appeals against a rejection, in words', async () => {
    const rejected: OwnClaim = { ...claim, status: 'rejected', reason: 'No.', appealUntil: '2026-12-22T10:00:00Z' };
    const note = 'The license is in the name of my father.';
    const appeal = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ claimId: claim.id, note });
      return claim;
    });
    const { user } = renderPage('/contractor/claim', {
      ...signedIn,
      'POST /api/contractors/me/claim-appeals': appeal,
      'GET /api/contractors/me/claims': () => ({ items: [appeal.mock.calls.length > 0 ? claim : rejected] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Appeal: Hillstone Pools' }));
    const field = screen.getByLabelText('What did we miss? *');
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
    expect(screen.getByText('Say in a sentence or two what we missed.')).toBeVisible();
    await user.type(field, note);
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
    expect(await screen.findByText('Under review')).toBeVisible();
  });

  it('sends the documents that were added', async () => {
    const document = { id: newDocumentId, kind: 'utility_bill' as const, bytes: 1_240_000, addedAt: claim.startedAt };
    const started: OwnClaim = { ...claim, method: 'documents', status: 'started', documents: [document] };
    const review = vi.fn(() => claim);
    const { user } = renderPage('/contractor/claim', {
      ...signedIn,
      'POST /api/contractors/me/claim-reviews': review,
      'GET /api/contractors/me/claims': () => ({
        items: [review.mock.calls.length > 0 ? claim : started],
      }),
    });
    expect(await screen.findByText('1.2 MB')).toBeVisible();
    expect(screen.getByLabelText(/Add a file/)).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
    await user.click(screen.getByRole('button', { name: 'Send for review: Hillstone Pools' }));
    expect(await screen.findByText('Under review')).toBeVisible();
  });

  it('of a business that is gone leads to the search for it', async () => {
    renderPage('/contractor/claim?listing=12', { ...signedIn, 'GET /api/installers/12': problem(410, 'gone') });
    expect(await screen.findByText('There is no such business')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my business' })).toHaveAttribute('href', '/request-claim');
  });
});

describe('the mailed link', () => {
  const path = `/contractor/claim/confirm?token=${linkToken}`;
  const preview = {
    businessName: 'Hillstone Pools',
    claimant: { name: 'Dana Kessler', email: 'd…@hillstone.example' },
  };

  it('proves nothing by being opened, and the claim by its button', async () => {
    const prove = vi.fn(() => ({ status: 'approved', businessName: 'Hillstone Pools' }));
    const { user } = renderPage(path, {
      'GET /api/summary': summary,
      'POST /api/claims/preview': preview,
      'POST /api/claims/prove': prove,
    });
    const button = await screen.findByRole('button', { name: 'Confirm the claim' });
    expect(screen.getByText('Dana Kessler (d…@hillstone.example) says that they run Hillstone Pools.')).toBeVisible();
    expect(prove).not.toHaveBeenCalled();
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'The page has been claimed' })).toHaveFocus(),
    );
  });

  it('says when it no longer works, before or after its button is pressed', async () => {
    const expired = problem(410, 'link_expired');
    const first = renderPage(path, { 'GET /api/summary': summary, 'POST /api/claims/preview': expired });
    expect(await screen.findByText('This link does not work')).toBeVisible();
    first.unmount();
    const { user } = renderPage(path, {
      'GET /api/summary': summary,
      'POST /api/claims/preview': preview,
      'POST /api/claims/prove': expired,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the claim' }));
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });

  it('does not work without its secret, and nothing is sent', async () => {
    const preview = vi.fn(() => problem(400, 'invalid_request'));
    renderPage('/contractor/claim/confirm', { 'GET /api/summary': summary, 'POST /api/claims/preview': preview });
    expect(await screen.findByText('This link does not work')).toBeVisible();
    expect(preview).not.toHaveBeenCalled();
  });
});

describe('the link in the notice of an approved claim', () => {
  const path = `/contractor/claim/confirm?claim=${claim.id}&objection=${linkToken}`;

  it('says by its button that it was not the business', async () => {
    const object = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ claimId: claim.id, token: linkToken, note: 'Unknown here.' });
      return { businessName: 'Hillstone Pools' };
    });
    const { user } = renderPage(path, { 'GET /api/summary': summary, 'POST /api/claims/object': object });
    await user.type(await screen.findByLabelText(/What should we know/), 'Unknown here.');
    expect(object).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'This was not us' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'We are looking into it' })).toHaveFocus(),
    );
  });

  it.each([
    ['link_used', 'You have already told us'],
    ['link_expired', 'This link does not work'],
  ] as const)('that is refused as %s says so', async (code, title) => {
    const { user } = renderPage(path, { 'GET /api/summary': summary, 'POST /api/claims/object': problem(410, code) });
    await user.click(await screen.findByRole('button', { name: 'This was not us' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

describe('a claim of one’s own page', () => {
  const waiting = {
    id: claim.id,
    listing,
    claimant: 'Dana Kessler',
    isStrong: false,
    answerUntil: '2026-11-25T10:00:00Z',
  };
  beforeEach(() => localStorage.setItem('contractorToken', 'token'));

  it('of another’s is among what the dashboard shows as long as something is to come', async () => {
    const under = (id: number, name: string, change: Partial<OwnClaim>): OwnClaim => ({
      ...claim,
      id: `${claim.id.slice(0, -1)}${id}`,
      listing: { ...listing, id, name },
      ...change,
    });
    renderPage('/contractor/dashboard', {
      ...signedIn,
      'GET /api/contractors/me/claim-answers': { items: [] },
      'GET /api/contractors/me/claims': {
        items: [
          under(1, 'Alder Pools', { status: 'under_review' }),
          under(2, 'Birch Pools', { status: 'proof_sent' }),
          under(3, 'Cedar Pools', { status: 'rejected', appealUntil: '2026-12-22T10:00:00Z' }),
          under(4, 'Dogwood Pools', { status: 'rejected' }),
          under(5, 'Elm Pools', { status: 'withdrawn' }),
        ],
      },
    });
    const own = within(await screen.findByRole('region', { name: 'Your claims' }));
    expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Alder Pools In review',
      'Birch Pools Waiting for your proof',
      'Cedar Pools Not approved',
    ]);
    expect(own.getByRole('link', { name: 'See the claim: Birch Pools' })).toHaveAttribute(
      'href',
      '/contractor/claim?listing=2',
    );
  });

  it('is shared once it is proved who is there', async () => {
    let [proved, answered] = [false, false];
    const { user } = renderPage('/contractor/dashboard', {
      ...signedIn,
      'GET /api/contractors/me/listings': { items: [] },
      'GET /api/contractors/me/contact-requests?page=1': inboxOf([]),
      'GET /api/contractors/me/claim-answers': () => ({ items: answered ? [] : [waiting] }),
      'GET /api/accounts/contractor/second-factor': { addedAt: null, recoveryCodesLeft: 0, required: false },
      'POST /api/accounts/contractor/step-up': () => {
        proved = true;
        return noContent();
      },
      'POST /api/contractors/me/claim-answers': () => {
        answered = proved;
        return proved ? { status: 'approved', businessName: 'Hillstone Pools' } : problem(403, 'step_up_required');
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Share the page/ }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await user.type(await screen.findByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Dana Kessler is now an owner of Hillstone Pools.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Someone is claiming your page')).not.toBeInTheDocument());
  });
});

describe('the link in the mail to the present owner', () => {
  const path = `/contractor/claim/confirm?claim=${claim.id}&answer=${linkToken}`;

  it.each([
    [/Share the page/, 'share', 'is now one of its owners.'],
    [/Transfer it/, 'hand_over', 'is now its only owner.'],
  ])('sends the answer that was chosen, %s, and says what came of it', async (name, given, outcome) => {
    const answer = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ claimId: claim.id, token: linkToken, answer: given });
      return { status: 'approved', businessName: 'Hillstone Pools' };
    });
    const { user } = renderPage(path, { 'GET /api/summary': summary, 'POST /api/claims/answer': answer });
    await user.click(await screen.findByRole('button', { name: 'Send the answer' }));
    expect(screen.getByText('Choose an answer.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Granted' })).toHaveFocus());
    expect(screen.getByText(`The person who claimed the page for Hillstone Pools ${outcome}`)).toBeVisible();
  });

  it('says when it is too late', async () => {
    const { user } = renderPage(path, {
      'GET /api/summary': summary,
      'POST /api/claims/answer': problem(410, 'link_expired'),
    });
    await user.click(await screen.findByRole('radio', { name: /Refuse/ }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('You can no longer answer this claim')).toBeVisible();
  });
});
