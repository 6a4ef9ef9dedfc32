import { memberChanged } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { roles } from './shared/roles.js';

/** Changes to a member of a team by another member. */
function words(facts: MailFacts<'member-changed'>): MailContent {
  const { name, businessName, location, role, dashboardUrl } = facts;
  const reason = `You received this email because you ${role === null ? 'belonged' : 'belong'} to this team. Team changes are always emailed.`;
  if (role === null)
    return {
      subject: `You no longer belong to the team at ${businessName}`,
      preview: 'You can no longer open its requests.',
      heading: 'You are no longer on the team',
      intro: [
        `Hi ${name}, you were removed from the team at ${businessName} in ${location} on PoolPros. You can no longer see or change anything there. Your account and your other businesses stay as they are.`,
      ],
      button: { label: 'See your businesses', url: dashboardUrl, kind: 'own' },
      notes: ['If this is a mistake, contact an owner of the business. An owner can invite you again.'],
      reason,
    };
  const { are, may } = roles[role];
  return {
    subject: `Your role at ${businessName} has changed`,
    preview: may,
    heading: `You are now ${are}`,
    intro: [`Hi ${name}, an owner of ${businessName} in ${location} changed your role on PoolPros. ${may}`],
    button: { label: 'Open your dashboard', url: dashboardUrl, kind: 'own' },
    notes: ['If this is a mistake, contact an owner of the business.'],
    reason,
  };
}

export const memberChangedMail = defineMail({
  template: 'member-changed',
  on: [after(memberChanged, ({ installerId, accountId, step }) => `${installerId}_${accountId}_${step}`)],
  kind: 'security',
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      location: 'Austin, TX',
      role: null,
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'You no longer belong to the team at Hillstone Pools & Spas',
    button: 'https://poolpros.example/d',
  },
});
