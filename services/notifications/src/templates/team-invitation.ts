import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { MailContent } from './content.js';

const roles: Record<ListingRole, string> = {
  owner: 'As an owner you may do everything there, with the team as well.',
  manager: 'As a manager you answer requests and keep its page.',
  staff: 'As staff you read and answer requests.',
};

export const teamInvitation = (facts: MailFacts<'team-invitation'>): MailContent => ({
  subject: `Join the team of ${facts.businessName}`,
  preview: `An owner of its page on PoolPros invites you.`,
  heading: 'You are invited to a team',
  intro: [
    `An owner of the page of ${facts.businessName} in ${facts.location} asked us to write to you. ${roles[facts.role]}`,
  ],
  button: { label: 'See the invitation', url: facts.acceptUrl, kind: 'act', spellOut: true },
  notes: [
    `The link works for ${facts.validDays} days. You accept with an account that has this email; without one you create it first, free.`,
    'You do not know this business? Ignore it, and nothing happens.',
  ],
  reason: 'You get this because an owner of the page entered this email.',
});
