import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { tablesWith } from '@poolpros/chassis/testing/rows';
import {
  accountLinked,
  emailChangeRequested,
  passwordResetRequested,
  registrationRequested,
  securityNoticed,
} from '@poolpros/contracts/events/accounts';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import {
  accessGiven,
  claimApproved,
  claimDisputed,
  claimPhoneCodeRequested,
  claimProofRequested,
  claimRejected,
  claimRevoked,
  claimSentForReview,
  claimUpheld,
  contactRequestCreated,
  contactRequestWithdrawn,
  listingChangeDecided,
  listingReportHandled,
  listingRestored,
  listingSuspended,
  memberChanged,
  requestHeld,
  requestLinkRequested,
  requestMessageSent,
  requestSent,
  requestUnanswered,
  shortlistMailRequested,
  submissionApproved,
  submissionConfirmed,
  submissionDraftReminderDue,
  submissionDraftSaved,
  submissionLinksRequested,
  submissionReceived,
  submissionRejected,
  webhookTurnedOff,
} from '@poolpros/contracts/events/directory';
import { ratingChanged, reviewPublished, reviewRemoved, reviewSubmitted } from '@poolpros/contracts/events/reviews';
import { secondFactorNotices } from '@poolpros/contracts/http/accounts';
import type { MailData } from '@poolpros/contracts/http/mail-facts';
import { isText, type MessageTemplate } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, mailData, startNotifications } from './support.js';

let service: Harness;

beforeAll(async () => {
  service = await startNotifications();
});
afterAll(async () => {
  await service.stop();
});

const url = 'https://poolpros.example/x';
const names = { name: 'Jordan Avila', contactName: 'Jordan Avila', businessName: 'Hillstone Pools' };
const follow = { followUrl: url, followUntil: '2027-02-18T18:00:00.000Z' };
const happened = {
  name: 'Dana',
  audience: 'contractor',
  at: '2026-11-22T16:05:00Z',
  device: 'Firefox',
  network: '203.0.113.x',
};
const facts: Record<MessageTemplate, Record<string, unknown>> = {
  'submission-confirm': { ...names, confirmUrl: url },
  'draft-saved': { draftUrl: url, keptUntil: '2026-12-23T10:00:00.000Z' },
  'draft-reminder': { draftUrl: url, keptUntil: '2026-12-23T10:00:00.000Z' },
  'submission-approved': { ...names, profileUrl: url, loginUrl: url },
  'submission-links': { submissions: [{ sentAt: '2026-11-20T10:00:00Z', status: 'rejected', statusUrl: url }] },
  'submission-rejected': { ...names, reason: 'Already listed.', note: null, statusUrl: url, againUrl: url },
  'claim-proof': { ...names, claimant: null, proveUrl: url, validHours: 24 },
  'claim-received': { ...names, ownerAnswersUntil: null, claimsUrl: url },
  'claim-contested': { ...names, claimant: null, answerUntil: '2026-11-25T18:00:00.000Z', answerUrl: url },
  'claim-approved': { ...names, isShared: false, foundingPlace: null, dashboardUrl: url },
  'claim-notice': { ...names, objectUrl: url, objectUntil: '2026-12-09T18:00:00.000Z' },
  'claim-disputed': { ...names, claimsUrl: url },
  'claim-upheld': { ...names, dashboardUrl: url },
  'claim-revoked': { ...names, reason: 'It is not yours.', note: null, claimsUrl: url },
  'claim-objection-decided': { ...names, isTakenBack: false, profileUrl: url },
  'listing-change-decided': {
    ...names,
    outcome: 'applied',
    fields: ['Phone'],
    reason: null,
    note: null,
    profileUrl: url,
    roomUrl: url,
  },
  'listing-suspended': { businessName: 'Hillstone Pools', reason: 'Customers were deceived.', dashboardUrl: url },
  'listing-restored': { businessName: 'Hillstone Pools', profileUrl: url },
  'webhook-off': {
    businessName: 'Hillstone Pools',
    host: 'hooks.hillstone.example',
    cause: 'gone',
    failingDays: 5,
    roomUrl: url,
  },
  'claim-rejected': { ...names, reason: 'It names another business.', note: null, appealUntil: null, claimsUrl: url },
  'claim-phone-code': { code: '012345', validMinutes: 10 },
  'claim-phone-notice': { objectUrl: url, objectDays: 14 },
  'team-invitation': {
    businessName: 'Hillstone Pools',
    location: 'Austin, TX',
    role: 'staff',
    acceptUrl: 'https://poolpros.example/contractor/invitation?token=abc',
    validDays: 7,
  },
  'access-given': {
    businessName: 'Hillstone Pools',
    kind: 'hook',
    what: 'crm.example',
    role: null,
    actor: 'Dana Kessler',
    at: '2026-11-27T10:05:00.000Z',
    roomUrl: url,
  },
  'member-changed': { ...names, location: 'Austin, TX', role: 'manager', dashboardUrl: url },
  'contact-request': { ...names, phone: null, message: 'A pool', answerUrl: url },
  'contact-request-copy': { name: names.name, businessNames: ['Hillstone Pools'], ...follow },
  'request-confirm': {
    name: names.name,
    businessNames: ['Hillstone Pools'],
    confirmUrl: url,
    confirmUntil: follow.followUntil,
  },
  'request-reply': { ...names, text: 'On Tuesday', followUrl: url },
  'request-message': { ...names, text: 'Tuesday works', answerUrl: url },
  'request-withdrawn': names,
  'request-unanswered': { name: names.name, silent: ['Hillstone Pools'], offered: [], followUrl: url },
  'request-link': { name: names.name, ...follow },
  'report-handled': { ...names, reason: 'The business has closed', outcome: 'unchanged', profileUrl: null },
  shortlist: {
    installers: [{ name: 'Hillstone Pools', location: 'Austin, TX', rating: 4.8, reviewCount: 36, profileUrl: url }],
    listUrl: url,
    keptDays: 2,
  },
  'review-published': { ...names, profileUrl: url },
  'review-removed': { ...names, reason: 'It names a private person.', note: null, policyUrl: url },
  'review-verify': { ...names, verifyUrl: url, published: null },
  'account-setup': { ...names, setupUrl: url, validDays: 14 },
  'account-confirm': { ...names, setupUrl: url, validHours: 24 },
  'account-exists': { ...names, loginUrl: url, resetUrl: url, validMinutes: 60 },
  'password-reset': { ...names, resetUrl: url, validMinutes: 60 },
  'new-device': { ...happened, resetUrl: url },
  'login-locked': { ...happened, resetUrl: url, unlockUrl: url, lockMinutes: 15 },
  'password-changed': { ...happened, resetUrl: url },
  'email-confirm': { confirmUrl: url, validHours: 24 },
  'email-changed': { ...happened, undoUrl: url, validDays: 14 },
  'email-taken-back': { ...happened, loginUrl: url },
  'account-deletion': { ...happened, keepUrl: url, eraseAt: '2026-12-06T16:05:00.000Z' },
  'second-factor-changed': { ...happened, notice: 'recovery_code_used', resetUrl: url },
};
const phone = '+15125550142';
const id = newId();
const other = newId();

type CalledFor = [event: EventDefinition, data: object, mails: [MessageTemplate, string][]];
const calledFor: CalledFor[] = [
  [contactRequestCreated, { contactRequestId: id, installerId: 7 }, [['contact-request', id]]],
  [contactRequestWithdrawn, { contactRequestId: id }, [['request-withdrawn', id]]],
  [requestSent, { requestId: id }, [['contact-request-copy', id]]],
  [requestHeld, { requestId: id }, [['request-confirm', id]]],
  [requestUnanswered, { requestId: id }, [['request-unanswered', id]]],
  [requestLinkRequested, { requestId: id }, [['request-link', id]]],
  [requestMessageSent, { messageId: id, contactRequestId: other, side: 'business' }, [['request-reply', id]]],
  [requestMessageSent, { messageId: id, contactRequestId: other, side: 'homeowner' }, [['request-message', id]]],
  [listingReportHandled, { reportId: id }, [['report-handled', id]]],
  [shortlistMailRequested, { shortlistMailId: id }, [['shortlist', id]]],
  [submissionDraftSaved, { draftId: id }, [['draft-saved', id]]],
  [submissionDraftReminderDue, { draftId: id }, [['draft-reminder', id]]],
  [submissionReceived, { submissionId: id }, [['submission-confirm', id]]],
  [submissionLinksRequested, { submissionId: id }, [['submission-links', id]]],
  [submissionConfirmed, { submissionId: id }, []],
  [submissionApproved, { submissionId: id, installerId: 7 }, [['submission-approved', id]]],
  [submissionRejected, { submissionId: id, reasonCode: 'duplicate' }, [['submission-rejected', id]]],
  [claimProofRequested, { claimId: id }, [['claim-proof', id]]],
  [claimSentForReview, { claimId: id, hasOwner: false }, [['claim-received', id]]],
  [
    claimSentForReview,
    { claimId: other, hasOwner: true },
    [
      ['claim-contested', other],
      ['claim-received', other],
    ],
  ],
  [
    claimApproved,
    { claimId: id, installerId: 7 },
    [
      ['claim-approved', id],
      ['claim-notice', id],
      ['claim-phone-notice', id],
    ],
  ],
  [claimPhoneCodeRequested, { claimId: other, phoneCodeId: id }, [['claim-phone-code', id]]],
  [claimDisputed, { claimId: id, installerId: 7 }, [['claim-disputed', id]]],
  [
    claimUpheld,
    { claimId: id, installerId: 7 },
    [
      ['claim-objection-decided', id],
      ['claim-upheld', id],
    ],
  ],
  [
    claimRevoked,
    { claimId: other, installerId: 7, accountId: id, reasonCode: 'not_theirs', disputed: true },
    [
      ['claim-objection-decided', other],
      ['claim-revoked', other],
    ],
  ],
  [
    claimRevoked,
    { claimId: id, installerId: 7, accountId: id, reasonCode: 'not_theirs', disputed: false },
    [['claim-revoked', id]],
  ],
  [memberChanged, { installerId: 7, accountId: id, step: 2 }, [['member-changed', `7_${id}_2`]]],
  [
    accessGiven,
    { installerId: 7, kind: 'key', subjectId: other, accountId: id, at: '2026-11-27T10:05:00.000Z' },
    [['access-given', `key_7_${other}_${id}_${Date.parse('2026-11-27T10:05:00.000Z').toString(36)}`]],
  ],
  [webhookTurnedOff, { webhookId: id, installerId: 7 }, [['webhook-off', id]]],
  [claimRejected, { claimId: id, reasonCode: 'not_shown' }, [['claim-rejected', id]]],
  [listingChangeDecided, { changeId: id, installerId: 7, isSuggestion: false }, [['listing-change-decided', id]]],
  [listingChangeDecided, { changeId: id, installerId: 7, isSuggestion: true }, []],
  [listingSuspended, { installerId: 7, hasTeam: true }, [['listing-suspended', '7']]],
  [listingRestored, { installerId: 7, hasTeam: true }, [['listing-restored', '7']]],
  [listingSuspended, { installerId: 7, hasTeam: false }, []],
  [listingRestored, { installerId: 7, hasTeam: false }, []],
  [accountLinked, { accountId: other, submissionId: other, setupId: id }, [['account-setup', id]]],
  [accountLinked, { accountId: other, submissionId: other, setupId: null }, []],
  [passwordResetRequested, { accountId: other, resetId: id }, [['password-reset', id]]],
  [registrationRequested, { accountId: other, linkId: id, mail: 'confirm' }, [['account-confirm', id]]],
  [registrationRequested, { accountId: other, linkId: id, mail: 'exists' }, [['account-exists', id]]],
  [registrationRequested, { accountId: other, linkId: id, mail: 'of_a_later_release' }, []],
  [emailChangeRequested, { accountId: other, linkId: id }, [['email-confirm', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'email_changed' }, [['email-changed', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'email_taken_back' }, [['email-taken-back', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'deletion_requested' }, [['account-deletion', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'new_device' }, [['new-device', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'login_locked' }, [['login-locked', id]]],
  [securityNoticed, { accountId: other, noticeId: id, notice: 'password_changed' }, [['password-changed', id]]],
  ...secondFactorNotices.map(
    (notice): CalledFor => [
      securityNoticed,
      { accountId: other, noticeId: id, notice },
      [['second-factor-changed', id]],
    ],
  ),
  [securityNoticed, { accountId: other, noticeId: id, notice: 'of_a_later_release' }, []],
  [reviewSubmitted, { reviewId: id, installerId: 7 }, [['review-verify', id]]],
  [reviewPublished, { reviewId: other, installerId: 7, rating: 5 }, [['review-published', '7']]],
  [reviewRemoved, { reviewId: id, installerId: 7, byStaff: true, wasPublic: true }, [['review-removed', id]]],
  [reviewRemoved, { reviewId: id, installerId: 7, byStaff: false, wasPublic: true }, []],
  [
    ratingChanged,
    { installerId: 7, rating: 5, reviewCount: 1, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 } },
    [],
  ],
];

test.each(
  calledFor.map(
    ([event, data, mails]) => [event.type, mails.map(([template]) => template), event, data, mails] as const,
  ),
)('%s sends %j', async (_type, _templates, event, data, mails) => {
  const address = (template: string) => `${template}-${newId()}@home.example`;
  const recipients = mails.flatMap(([template, subjectId]) => {
    const to = address(template);
    service.respondWith(template, subjectId, mailData(isText(template) ? phone : to, facts[template]));
    return isText(template) ? [] : [to];
  });
  const eventId = await service.publish(event, data);
  await eventually(async () => {
    const rows = await service.mailsOf(eventId);
    expect(rows.map(({ template, subjectId, status }) => [template, subjectId, status])).toEqual(
      // No provider of text messages is configured.
      mails.map(([template, subjectId]) => [template, subjectId, isText(template) ? 'skipped' : 'sent']),
    );
  });
  for (const to of recipients) expect(service.smtp.sentTo(to)).toHaveLength(1);
});

test('a request reaches the contractor with the reply address of its thread, and every mail says that it is automatic', async () => {
  const [subjectId, requestId] = [newId(), newId()];
  const to = 'dana@hillstone.example';
  const replyTo = `r+${subjectId.replaceAll('-', '')}b${'0'.repeat(20)}@replies.poolpros.example`;
  service.respondWith('contact-request', subjectId, mailData(to, facts['contact-request'], replyTo));
  service.respondWith('contact-request-copy', requestId, mailData('copy@home.example', facts['contact-request-copy']));
  const eventId = await service.publish(contactRequestCreated, { contactRequestId: subjectId, installerId: 7 });
  await service.publish(requestSent, { requestId });
  await eventually(() => service.smtp.sentTo(to).length === 1 && service.smtp.sentTo('copy@home.example').length === 1);

  const [{ mail, messageId }] = service.smtp.sentTo(to) as [(typeof service.smtp.received)[number]];
  const [row] = await service.mailsOf(eventId);
  expect(mail.from).toMatchObject({ name: 'PoolPros', address: 'hello@poolpros.example' });
  expect(mail.replyTo).toMatchObject([{ address: replyTo }]);
  expect(mail.subject).toBe('New request from Jordan Avila');
  expect(mail.html).toContain('Hillstone Pools');
  expect(mail.text).toContain('Hillstone Pools');
  expect(messageId).toBe(`<${row?.id}@poolpros.example>`);
  await eventually(async () => (await service.mailsOf(eventId))[0]?.messageId === messageId);
  const header = (key: string, of = mail) => of.headers.find((each) => each.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('x-poolpros-mail')).toBe(row?.id);
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/[^/]+\/api\/mail-stops\/[\w-]{86}>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  // Mail programs show the mails of one thread together, and vacation responders stay silent.
  expect(header('references')).toBe(`<thread-${subjectId.replaceAll('-', '')}@poolpros.example>`);
  expect(header('x-auto-response-suppress')).toBe('OOF, AutoReply');
  const [copy] = service.smtp.sentTo('copy@home.example');
  // Replies to other mails go to the operator.
  expect(copy?.mail.replyTo).toMatchObject([{ address: 'people@poolpros.example' }]);
  expect(copy && header('references', copy.mail)).toBeUndefined();
  // Nobody has confirmed that address: the name next to it is what somebody typed.
  expect(copy?.mail.to).toEqual([{ name: '', address: 'copy@home.example' }]);
  expect(mail.to).toMatchObject([{ name: 'Dana Kessler', address: to }]);
  expect(copy && header('list-unsubscribe', copy.mail)).not.toBe(header('list-unsubscribe'));
  expect(copy && header('auto-submitted', copy.mail)).toBe('auto-generated');
  // So nothing has to be erased here when one of them asks for it.
  for (const address of [to, 'copy@home.example', replyTo])
    expect([address, await tablesWith(service, address)]).toEqual([address, []]);
});

test('an event that arrives twice sends one mail', async () => {
  const subjectId = newId();
  service.respondWith('submission-confirm', subjectId, mailData('once@home.example', facts['submission-confirm']));
  const eventId = await service.publish(submissionReceived, { submissionId: subjectId });
  await service.publish(submissionReceived, { submissionId: subjectId }, eventId);
  await eventually(async () => (await service.mailsOf(eventId)).every(({ status }) => status === 'sent'));
  expect(await service.mailsOf(eventId)).toHaveLength(1);
  expect(service.smtp.sentTo('once@home.example')).toHaveLength(1);
});

test('an event that is read again after its inbox row was pruned sends no second mail', async () => {
  const subjectId = newId();
  service.respondWith('shortlist', subjectId, mailData('later@home.example', facts.shortlist));
  const eventId = await service.publish(shortlistMailRequested, { shortlistMailId: subjectId });
  await eventually(async () => (await service.mailsOf(eventId))[0]?.status === 'sent');
  await service.query(`delete from inbox where event_id = '${eventId}'`);
  await service.publish(shortlistMailRequested, { shortlistMailId: subjectId }, eventId);
  expect(await service.query(`select type from inbox where event_id = '${eventId}'`)).toHaveLength(1);
  expect(await service.mailsOf(eventId)).toHaveLength(1);
  expect(service.smtp.sentTo('later@home.example')).toHaveLength(1);
});

test.each([
  ['whose subject is gone', 410, 'gone'],
  ['that nobody can get', mailData('', facts['password-reset']), 'no_recipient'],
])('a mail %s is skipped, and says why', async (_, response, reason) => {
  const resetId = newId();
  service.respondWith('password-reset', resetId, response);
  const eventId = await service.publish(passwordResetRequested, { accountId: newId(), resetId });
  const [row] = await eventually(async () => {
    const rows = await service.mailsOf(eventId);
    return rows[0]?.status === 'skipped' && rows;
  });
  expect(row).toMatchObject({ attempts: 1, sentAt: null, messageId: null, lastError: reason });
});

test('a mail whose source does not know the path is tried again, for it may be of another version', async () => {
  const setupId = newId();
  service.respondWith('account-setup', setupId, 404);
  const eventId = await service.publish(accountLinked, { accountId: newId(), submissionId: newId(), setupId });
  await eventually(async () => (await service.mailsOf(eventId))[0]?.attempts === 2);
  service.respondWith('account-setup', setupId, mailData('upgraded@home.example', facts['account-setup']));
  await eventually(() => service.smtp.sentTo('upgraded@home.example').length === 1);
});

test('a recipient that the mail server rejects for good is not tried again', async () => {
  const resetId = newId();
  service.respondWith('password-reset', resetId, mailData('gone@home.example', facts['password-reset']));
  const eventId = await service.publish(passwordResetRequested, { accountId: newId(), resetId });
  await eventually(async () => (await service.mailsOf(eventId))[0]?.status === 'failed');
  const [row] = await service.mailsOf(eventId);
  expect(row?.attempts).toBe(1);
  expect(row?.lastError).toContain('550');
});

test('each of several recipients gets a mail alone, with their own link, and one that is refused hides no other', async () => {
  const subjectId = newId();
  const [dana, gone, max] = [newId(), newId(), newId()];
  const own = (name: string) => ({ objectUrl: `https://poolpros.example/x?for=${name}` });
  service.respondWith('claim-notice', subjectId, {
    to: [
      { accountId: gone, name: 'Gone', address: 'gone@team.example', facts: own('gone') },
      { name: 'Hillstone Pools', address: 'office@team.example', facts: own('office') },
      { accountId: dana, name: 'Dana', address: 'dana@team.example', facts: own('dana') },
      { accountId: max, name: 'Max', address: 'max@team.example', facts: own('max') },
    ],
    replyTo: null,
    facts: { businessName: 'Hillstone Pools', objectUntil: '2026-12-09T18:00:00.000Z' },
  });
  service.respondWith('claim-approved', subjectId, 410);
  service.respondWith('claim-phone-notice', subjectId, 410);
  const eventId = await service.publish(claimApproved, { claimId: subjectId, installerId: 7 });
  const rows = await eventually(async () => {
    const mails = (await service.mailsOf(eventId)).filter(({ template }) => template === 'claim-notice');
    return mails.every(({ status }) => status === 'sent' || status === 'failed') && mails.length === 4 && mails;
  });
  expect(new Map(rows.map(({ recipient, status }) => [recipient, status]))).toEqual(
    new Map([
      [gone, 'failed'],
      ['contact', 'sent'],
      [dana, 'sent'],
      [max, 'sent'],
    ]),
  );
  for (const name of ['office', 'dana', 'max']) {
    const [sent, ...more] = service.smtp.sentTo(`${name}@team.example`);
    expect(more).toEqual([]);
    expect(sent?.to).toEqual([`${name}@team.example`]);
    expect(sent?.mail.to).toHaveLength(1);
    expect(sent?.mail.text).toContain(`?for=${name}`);
    const emails = JSON.stringify(sent?.mail).match(/\w+@team\.example/g);
    expect(new Set(emails)).toEqual(new Set([`${name}@team.example`]));
  }
  await service.query(`delete from inbox where event_id = '${eventId}'`);
  await service.publish(claimApproved, { claimId: subjectId, installerId: 7 }, eventId);
  expect((await service.mailsOf(eventId)).filter(({ template }) => template === 'claim-notice')).toHaveLength(4);
});

test('a recipient who left before their mail went out gets none', async () => {
  const listing = '77';
  const [dana, gone] = [newId(), newId()];
  const data = (to: MailData['to']) => ({ to, replyTo: null, facts: facts['listing-restored'] });
  const member = (accountId: string, address: string) => ({ accountId, name: 'Dana', address });
  await service.smtp.down();
  service.respondWith(
    'listing-restored',
    listing,
    data([member(gone, 'left@team.example'), member(dana, 'd@team.example')]),
  );
  const eventId = await service.publish(listingRestored, { installerId: 77, hasTeam: true });
  await eventually(async () => (await service.mailsOf(eventId)).length === 2);
  service.respondWith('listing-restored', listing, data([member(dana, 'd@team.example')]));
  // An earlier attempt would send once the mail server is back.
  await eventually(async () => (await service.mailsOf(eventId)).some(({ status }) => status === 'skipped'));
  await service.smtp.up();
  await eventually(async () => {
    const rows = await service.mailsOf(eventId);
    expect(new Map(rows.map(({ recipient, status }) => [recipient, status]))).toEqual(
      new Map([
        [gone, 'skipped'],
        [dana, 'sent'],
      ]),
    );
  });
  expect(service.smtp.sentTo('left@team.example')).toEqual([]);
  expect(service.smtp.sentTo('d@team.example')).toHaveLength(1);
});

test('a mail whose facts never arrive fails for good after eight tries and is counted', async () => {
  const resetId = newId();
  service.respondWith('password-reset', resetId, 503);
  const eventId = await service.publish(passwordResetRequested, { accountId: newId(), resetId });
  await eventually(async () => (await service.mailsOf(eventId))[0]?.status === 'failed');
  expect((await service.mailsOf(eventId))[0]).toMatchObject({ attempts: 8, sentAt: null });
  const text = await service.context.metrics.registry.metrics();
  expect(text).toMatch(/mail_sent_total\{template="password-reset",outcome="retried",service="notifications"\} 7/);
  expect(text).toMatch(/mail_sent_total\{template="submission-confirm",outcome="sent",service="notifications"\} 2/);
});

test('the database never holds whom a mail went to or what it said', async () => {
  const rows = await service.query('select * from mails');
  expect(rows.length).toBeGreaterThan(10);
  expect(JSON.stringify(rows)).not.toMatch(/home\.example|hillstone|Jordan|Dana|A pool|poolpros\.example\/x/i);
});
