import { eventually } from '@poolpros/chassis/testing/eventually';
import type { ReviewBody } from '@poolpros/contracts/http/reviews';
import { type MailTemplate, mailTemplateKeys } from '@poolpros/contracts/mails/templates';
import { generate } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, decide, newBusiness, signIn, submitAndConfirm } from '../../support/api.js';
import { open, visitors } from '../../support/browser.js';
import { brokenAmong, ownPath } from '../../support/links.js';
import { linkIn, type Mail, mails, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';
import { tokenIn } from '../../support/requests.js';

const visit = visitors();

it.each([
  ['contractor', '/contractor/dashboard', 'Requests so far'],
  ['contractor', '/contractor/dashboard?view=requests', 'Requests'],
  ['admin', '/admin', 'Approve'],
  ['admin', '/admin?status=approved', 'Approved'],
  ['contractor', '/contractor/dashboard?view=security', 'Where you are logged in'],
  ['admin', '/admin/security', 'Where you are logged in'],
] as const)('every link that the %s sees at %s works', async (audience, path, shows) => {
  await submitAndConfirm(newBusiness());
  const token = await signIn(audience);
  const { page } = await visit();
  await page
    .context()
    .addInitScript(([key, value]) => localStorage.setItem(key, value), [`${audience}Token`, token] as const);
  await open(page, path);
  await page.getByText(shows).locator('visible=true').first().waitFor();
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(0);
  expect(
    await brokenAmong(
      links.flatMap((link) => ownPath(link)),
      path,
    ),
  ).toEqual([]);
});

describe('mails', () => {
  const word = unique();
  const homeowner = `homeowner-${word}@example.com`;
  const reviewer = `reviewer-${word}@example.com`;
  const disposable = `homeowner-${word}@mailinator.com`;
  const domain = `${word.toLowerCase()}.example`;
  const listed = { ...newBusiness(), website: `https://${domain}` };
  const rejected = newBusiness();
  const moved = `moved-${listed.email}`;
  const sent = new Map<MailTemplate, Mail[]>();
  /** A listing that has no owner until it is claimed here. */
  let unclaimed = { id: 0, name: '' };

  const subjects: Record<MailTemplate, RegExp> = {
    'submission-confirm': /^Confirm your listing/,
    'submission-links': /^Status of your listing on PoolPros$/,
    'draft-saved': /^Your draft listing/,
    'draft-reminder': /^Your draft on PoolPros/,
    'submission-approved': / is live$/,
    'submission-rejected': /^About your listing/,
    'claim-proof': /^Confirm that .* is yours$/,
    'claim-received': /^Your claim to (?!.* is disputed$)/,
    'claim-contested': /^Someone else is claiming the page for/,
    'claim-approved': /^The page for .* is yours$/,
    'claim-notice': /^The page for .* has a new owner$/,
    'claim-rejected': /^About your claim to/,
    'listing-change-decided': /^About your change to/,
    'listing-suspended': /^We temporarily took down the page for/,
    'listing-restored': /^The page for .* is back$/,
    'claim-disputed': /^Your claim to .* is disputed$/,
    'claim-upheld': /^The page for .* stays yours$/,
    'claim-revoked': /^The page for .* is no longer yours$/,
    'claim-objection-decided': /^We looked at the claim to/,
    'team-invitation': /^Join the team at/,
    'access-given': /^Someone joined the team at/,
    'webhook-off': /^A webhook for .* is off$/,
    'member-changed': /^You no longer belong to the team at/,
    'contact-request': /^New request from/,
    'contact-request-copy': /^We sent your message/,
    'request-confirm': /^Confirm your message on PoolPros$/,
    'request-reply': / answered your request$/,
    'request-message': /^New message from/,
    'request-withdrawn': / has withdrawn the request$/,
    'request-unanswered': /^Nobody has answered your request yet$/,
    'request-link': /^The link to your request on PoolPros$/,
    'report-handled': /^Update on your report about/,
    shortlist: /^Your shortlist/,
    'review-published': / has a new review$/,
    'review-removed': /^We took down your review of/,
    'review-verify': /^(Confirm your review|You have already reviewed)/,
    'account-setup': /^Set up your PoolPros account$/,
    'account-confirm': /^Confirm your email for PoolPros$/,
    'account-exists': /^You already have a PoolPros account$/,
    'password-reset': /^Reset your PoolPros password$/,
    'new-device': /^New login to your PoolPros account$/,
    'login-locked': /is locked for 15 minutes$/,
    'second-factor-changed': /^Your PoolPros account now requires a code$/,
    'password-changed': /^The password for your PoolPros account was changed$/,
    'email-confirm': /^Confirm your new email for PoolPros$/,
    'email-changed': /^Your PoolPros account has a new email$/,
    'email-taken-back': /^This is no longer the email for your PoolPros account$/,
    'account-deletion': /^Your PoolPros account will be deleted$/,
  };
  // A lock takes minutes of slow guessing from several networks, a reminder of a draft a week, a request that nobody answers
  // a day, a webhook that is turned off a receiver that fails; tests of accounts and of the directory use the links of
  // their mails.
  const uncaused: MailTemplate[] = ['login-locked', 'draft-reminder', 'request-unanswered', 'webhook-off'];
  const caused = mailTemplateKeys.filter((template) => !uncaused.includes(template));

  const review = (installerId: number): ReviewBody => ({
    installerId,
    stage: 'job_done',
    rating: 5,
    text: `They came on the day they named and left the garden as it was. ${word}`,
    name: 'Theo Brandt',
    email: reviewer,
    ownExperience: true,
    noIncentive: true,
    noConnection: true,
  });

  /** Causes every mail. */
  async function causeEveryMail(): Promise<void> {
    const { id } = await submitAndConfirm(listed);
    await decide((await submitAndConfirm(rejected)).id, 'reject', { reasonCode: 'duplicate' });
    const setup = linkIn(await mailTo(listed.email, subjects['account-setup']), '/reset-password/')
      .split('/')
      .at(-1);
    const owner = await secureAccount(setup);
    const { installerId } = (await decide(id, 'approve')).body;
    const invitation = { email: homeowner, role: 'staff' };
    await api(`/contractors/me/listings/${installerId}/invitations`, { body: invitation, token: owner });
    await joinAndLeave(installerId, owner);
    const stranger = (await api('/installers/search?state=texas&city=austin')).body.installers.at(-1);
    for (const recipient of [installerId, stranger.id])
      await api('/contact-requests', {
        body: { installerId: recipient, name: 'Robin Hale', email: homeowner, message: `A plunge pool. ${word}` },
      });
    await talkAboutRequest(owner);
    const risky = { name: 'Robin Hale', email: disposable, message: `A plunge pool. ${word}` };
    await api('/contact-requests', { body: { ...risky, installerId } });
    await api('/submissions/links', { body: { email: rejected.email } });
    await api('/submission-drafts', { body: { email: homeowner, form: { businessName: word }, step: 0 } });
    await api('/shortlists/mail', { body: { email: homeowner, installerIds: [installerId, stranger.id] } });
    // The business reaches the reviews through an event.
    await eventually(async () => (await api('/reviews', { body: review(installerId) })).status === 202);
    const link = linkIn(await mailTo(reviewer, /^Confirm your review/), '/verify-review/');
    await api('/reviews/verify', { body: { token: link.split('/').at(-1) } });
    await api('/reviews', { body: { ...review(installerId), rating: 1 } });
    await mailTo(reviewer, /^You have already reviewed/);
    await takeDown(installerId);
    await report(installerId);
    await api('/accounts/contractor/password-reset-requests', { body: { email: listed.email } });
    for (const email of [homeowner, listed.email])
      await api('/accounts/registrations', { body: { name: 'Robin Hale', email } });
    await api('/accounts/contractor/email', { body: { email: moved }, token: owner });
    await suspendAndRestore(installerId);
    await claim(installerId, owner);
    await mailTo(listed.email, subjects['claim-revoked']);
    await changeEmailAndBack();
    await leave();
  }

  /** Both sides of the request to the listing write, its link is mailed again, and it is withdrawn. */
  async function talkAboutRequest(owner: string): Promise<void> {
    await mailTo(listed.email, subjects['contact-request']);
    const copy = await mailTo(homeowner, new RegExp(`^We sent your message to ${listed.businessName}`));
    const token = tokenIn(copy, '/request/');
    const { contactRequestId } = (await api('/requests/view', { body: { token } })).body.recipients[0];
    await api('/requests/messages', { body: { token, contactRequestId, text: `The gate is open. ${word}` } });
    await mailTo(listed.email, subjects['request-message']);
    const answers = `/contractors/me/contact-requests/${contactRequestId}/messages`;
    await api(answers, { body: { text: `We can come on Tuesday. ${word}` }, token: owner });
    await mailTo(homeowner, subjects['request-reply']);
    await api('/requests/links', { body: { token } });
    await mailTo(homeowner, subjects['request-link']);
    await api('/requests/withdraw', { body: { token } });
    await mailTo(listed.email, subjects['request-withdrawn']);
  }

  /** The sender of the rejected listing deletes the account that came with it. */
  async function leave(): Promise<void> {
    const { email } = rejected;
    const setup = linkIn(await mailTo(email, subjects['account-setup']), '/reset-password/');
    const password = `${unique()} quiet lanterns`;
    await api('/accounts/password-resets', { body: { token: setup.split('/').at(-1), password } });
    const login = await api('/accounts/contractor/login', { body: { email, password } });
    // An account that is to be deleted gets no mail about its logins any more.
    await mailTo(email, subjects['new-device']);
    await api('/accounts/contractor/deletion', { body: { email }, token: login.body.accessToken });
    await mailTo(email, subjects['account-deletion']);
  }

  async function report(installerId: number): Promise<void> {
    const token = await signIn('admin');
    const { body } = await api('/listing-reports', { body: { installerId, reason: 'wrong_details', email: reviewer } });
    await api(`/admin/listing-reports/${body.id}/handled`, { body: { outcome: 'changed' }, token });
    await mailTo(reviewer, subjects['report-handled']);
  }

  async function takeDown(installerId: number): Promise<void> {
    const token = await signIn('admin');
    const { body } = await api(`/admin/reviews?installerId=${installerId}`, { token });
    await api(`/admin/reviews/${body.items[0].id}/remove`, { body: { reasonCode: 'private_person' }, token });
    await mailTo(reviewer, subjects['review-removed']);
  }

  async function suspendAndRestore(installerId: number): Promise<void> {
    const token = await signIn('admin');
    await api(`/admin/installers/${installerId}/suspend`, { body: { reasonCode: 'investigation' }, token });
    await mailTo(listed.email, subjects['listing-suspended']);
    await api(`/admin/installers/${installerId}/publish`, { body: {}, token });
    await mailTo(listed.email, subjects['listing-restored']);
  }

  /** The demo contractor accepts an invitation and is removed. */
  async function joinAndLeave(installerId: number, owner: string): Promise<void> {
    const { email } = product.contractor;
    const team = `/contractors/me/listings/${installerId}`;
    await api(`${team}/invitations`, { body: { email, role: 'staff' }, token: owner });
    const invitation = await eventually(async () => {
      const found = (await mails()).find(({ to, text }) => to.includes(email) && text.includes(listed.businessName));
      if (!found) throw new Error('no invitation yet');
      return found;
    });
    const link = new URL(linkIn(invitation, '/contractor/invitation'));
    const token = await signIn('contractor');
    await api('/contractors/me/invitations/accept', { body: { token: link.searchParams.get('token') }, token });
    const { members } = (await api(`${team}/team`, { token })).body;
    const { accountId } = members.find((each: { isYou: boolean }) => each.isYou);
    await api(`${team}/team/${accountId}/remove`, { body: {}, token: owner });
  }

  async function changeEmailAndBack(): Promise<void> {
    for (const [to, template] of [
      [moved, 'email-confirm'],
      [listed.email, 'email-changed'],
    ] as const) {
      const link = linkIn(await mailTo(to, subjects[template]), '/confirm-email/');
      await api('/accounts/email-changes', { body: { token: link.split('/').at(-1) } });
    }
  }

  /**
   * One page has an owner and its claim is rejected; that owner claims another one by its code and is approved, stays its owner
   * despite an objection, and loses it.
   */
  async function claim(owned: number, owner: string): Promise<void> {
    const [token, admin] = [await signIn('contractor'), await signIn('admin')];
    const start = (body: object, by = token) => api('/contractors/me/claims', { body, token: by });
    const decideClaim = async (id: string, decision: string, more = {}) => {
      const lists = await Promise.all(
        ['open', 'decided'].map((state) => api(`/admin/claims?state=${state}`, { token: admin })),
      );
      const { version } = lists.flatMap(({ body }) => body.items).find((each: { id: string }) => each.id === id);
      return await api(`/admin/claims/${id}/${decision}`, { body: { version, ...more }, token: admin });
    };
    const mailbox = `office@${domain}`;
    const contested = await start({ installerId: owned, method: 'domain_mail', email: mailbox });
    const link = new URL(linkIn(await mailTo(mailbox, subjects['claim-proof']), '/contractor/claim/confirm'));
    await api('/claims/prove', { body: { token: link.searchParams.get('token') } });
    const { body: made } = await api(`/admin/claims/installers/${unclaimed.id}/generate-claim-code`, {
      body: {},
      token: admin,
    });
    const { body: own } = await start({ installerId: unclaimed.id, method: 'code', code: made.code }, owner);
    await mailTo(listed.email, subjects['claim-contested']);
    await eventually(async () => {
      const received = (await mails()).filter(({ subject }) => subjects['claim-received'].test(subject));
      for (const name of [listed.businessName, unclaimed.name])
        expect(received.some(({ text }) => text.includes(name))).toBe(true);
    });
    await decideClaim(contested.body.id, 'reject', { reasonCode: 'owner_objects' });
    await decideClaim(own.id, 'approve');
    const edit = { before: { legalName: null }, after: { legalName: `${word} Holdings LLC` } };
    const edited = await api(`/contractors/me/listings/${unclaimed.id}/changes`, { body: edit, token: owner });
    const refusal = { version: 1, reasonCode: 'not_confirmed' };
    await api(`/admin/changes/${edited.body.pending.id}/decline`, { body: refusal, token: admin });
    const notice = await mailAbout(unclaimed.name, subjects['claim-notice']);
    const query = new URL(linkIn(notice, '/contractor/claim/confirm')).searchParams;
    await api('/claims/object', { body: { claimId: query.get('claim'), token: query.get('objection') } });
    await mailAbout(unclaimed.name, subjects['claim-disputed']);
    await decideClaim(own.id, 'uphold');
    for (const kind of ['claim-upheld', 'claim-objection-decided'] as const)
      await mailAbout(unclaimed.name, subjects[kind]);
    await decideClaim(own.id, 'revoke', { reasonCode: 'not_theirs' });
  }

  const mailAbout = (name: string, subject: RegExp): Promise<Mail> =>
    eventually(async () => {
      const found = (await mails()).find((mail) => subject.test(mail.subject) && mail.text.includes(name));
      if (!found) throw new Error(`no mail about ${name} with ${subject}`);
      return found;
    });

  /** One that no mail names yet: a run before this one left its mails. */
  async function anyUnclaimed(): Promise<typeof unclaimed> {
    const earlier = await mails();
    const { body } = await api('/installers/search?state=florida');
    for (const { id, name } of body.installers)
      if (!earlier.some(({ text }) => text.includes(name)) && !(await api(`/installers/${id}`)).body.claimed)
        return { id, name };
    throw new Error('every listing has an owner');
  }

  /** Sets a password, logs in with it on a new browser, changes it and adds an authenticator app; its token. */
  async function secureAccount(token: string | undefined): Promise<string> {
    const password = `${unique()} quiet lanterns`;
    await api('/accounts/password-resets', { body: { token, password } });
    const login = await api('/accounts/contractor/login', { body: { email: listed.email, password } });
    const body = { currentPassword: password, password: `${unique()} loud lanterns` };
    const { accessToken } = login.body;
    await api('/accounts/contractor/password', { body, token: accessToken });
    const { secret } = (await api('/accounts/contractor/second-factor', { body: {}, token: accessToken })).body;
    const code = await generate({ secret });
    await api('/accounts/contractor/second-factor/confirm', { body: { code }, token: accessToken });
    return accessToken;
  }

  const isOurs = (mail: Mail): boolean =>
    [word, listed.businessName, unclaimed.name].some((name) => mail.text.includes(name)) ||
    [homeowner, disposable, reviewer, listed.email, moved, rejected.email, `office@${domain}`].some((to) =>
      mail.to.includes(to),
    );

  beforeAll(async () => {
    unclaimed = await anyUnclaimed();
    await causeEveryMail();
    await eventually(
      async () => {
        const ours = (await mails()).filter(isOurs);
        for (const template of caused)
          sent.set(
            template,
            ours.filter(({ subject }) => subjects[template].test(subject)),
          );
        const counts = Object.fromEntries([...sent].map(([template, found]) => [template, found.length]));
        // One with and one without an owner; the confirmation and the reminder; one for each request.
        const several = {
          'contact-request': 2,
          'contact-request-copy': 2,
          'review-verify': 2,
          'submission-confirm': 2,
          'account-setup': 2,
          'new-device': 2,
          'claim-received': 2,
          'team-invitation': 2,
        };
        expect(counts).toEqual({ ...Object.fromEntries(caused.map((key) => [key, 1])), ...several });
      },
      { everyMs: 250 },
    );
  });

  it.each(caused)('of the kind %s have links that work, in both parts', async (template) => {
    for (const mail of sent.get(template) ?? []) {
      const inText = mail.text.match(/https?:\/\/\S+/g) ?? [];
      const inHtml = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      expect(inText.length).toBeGreaterThan(1);
      expect(inHtml.length).toBeGreaterThan(1);
      const paths = [...inText, ...inHtml].map((link) => ownPath(link));
      expect(
        paths.every((path) => path.length === 1),
        `${mail.subject}: ${inText.join(' ')}`,
      ).toBe(true);
      expect(await brokenAmong(paths.flat(), `the mail "${mail.subject}"`)).toEqual([]);
    }
  });
});
