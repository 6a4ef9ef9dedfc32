import { invitationSent } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { roles } from './shared/roles.js';

export const teamInvitationMail = defineMail({
  template: 'team-invitation',
  on: [after(invitationSent, ({ invitationId }) => invitationId)],
  kind: 'stoppable',
  unconfirmed: true,
  words: (facts) => ({
    subject: `Join the team at ${facts.businessName}`,
    preview: `An owner of the page on PoolPros has invited you.`,
    heading: 'You have been invited to join a team',
    intro: [
      `An owner of the page for ${facts.businessName} in ${facts.location} asked us to write to you. ${roles[facts.role].invited}`,
    ],
    button: { label: 'See the invitation', url: facts.acceptUrl, kind: 'act', spellOut: true },
    notes: [
      `The link works for ${facts.validDays} days. To accept, use an account with this email address. If you do not have one, create one first; it is free.`,
      'If you do not know this business, ignore this email, and nothing will happen.',
    ],
    reason: 'You received this email because an owner of the page entered this email address.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      location: 'Austin, TX',
      role: 'manager',
      acceptUrl: 'https://poolpros.example/contractor/invitation?token=abc',
      validDays: 7,
    },
    subject: 'Join the team at Hillstone Pools & Spas',
    button: 'https://poolpros.example/contractor/invitation?token=abc',
  },
});
