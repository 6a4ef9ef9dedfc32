import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { MailContent, Mails } from './content.js';

/** What a role is and lets do: to who is asked to take it, and to who has it. */
const roles: Record<ListingRole, { are: string; invited: string; may: string }> = {
  owner: {
    are: 'an owner',
    invited: 'As an owner you can do everything there, including managing the team.',
    may: 'You can do everything there, including managing the team.',
  },
  manager: {
    are: 'a manager',
    invited: 'As a manager you answer requests and manage its page.',
    may: 'You answer requests and manage its page. Its owners manage the team.',
  },
  staff: {
    are: 'staff',
    invited: 'As staff you read and answer requests.',
    may: 'You read and answer requests. Others manage the page and the team.',
  },
};

/** What another one changed about a member of a team. */
function memberChanged(facts: MailFacts<'member-changed'>): MailContent {
  const { name, businessName, location, role, dashboardUrl } = facts;
  const reason = `You get this because you ${role === null ? 'belonged' : 'belong'} to this team. Team changes are always mailed.`;
  if (role === null)
    return {
      subject: `You no longer belong to the team of ${businessName}`,
      preview: 'You can no longer open its requests.',
      heading: 'You are no longer on the team',
      intro: [
        `Hi ${name}, you were removed from the team of ${businessName} in ${location} on PoolPros. You can no longer see or change anything there. Your account and your other businesses stay as they are.`,
      ],
      button: { label: 'See your businesses', url: dashboardUrl, kind: 'own' },
      notes: ['If this is a mistake, ask an owner of the business. An owner can invite you again.'],
      reason,
    };
  const { are, may } = roles[role];
  return {
    subject: `You are ${are} of ${businessName} now`,
    preview: may,
    heading: `You are ${are} now`,
    intro: [`Hi ${name}, an owner of ${businessName} in ${location} changed your role on PoolPros. ${may}`],
    button: { label: 'Open the business', url: dashboardUrl, kind: 'own' },
    notes: ['If this is a mistake, ask an owner of the business.'],
    reason,
  };
}

/** The mails about who belongs to a team. */
export const teamMails = {
  'team-invitation': (facts) => ({
    subject: `Join the team of ${facts.businessName}`,
    preview: `An owner of its page on PoolPros invites you.`,
    heading: 'You are invited to a team',
    intro: [
      `An owner of the page of ${facts.businessName} in ${facts.location} asked us to write to you. ${roles[facts.role].invited}`,
    ],
    button: { label: 'See the invitation', url: facts.acceptUrl, kind: 'act', spellOut: true },
    notes: [
      `The link works for ${facts.validDays} days. You accept with an account that has this email; without one you create it first, free.`,
      'If you do not know this business, ignore this mail, and nothing happens.',
    ],
    reason: 'You get this because an owner of the page entered this email.',
  }),
  'member-changed': memberChanged,
} satisfies Mails;
