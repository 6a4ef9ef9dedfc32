import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { MailContent } from './content.js';

const roles: Record<ListingRole, { are: string; may: string }> = {
  owner: { are: 'an owner', may: 'You may do everything there, with the team as well.' },
  manager: { are: 'a manager', may: 'You answer requests and keep its page. The team is a matter of its owners.' },
  staff: { are: 'staff', may: 'You read and answer requests. The page and the team are a matter of others.' },
};

/** What another one changed about a member of a team. */
export function memberChanged(facts: MailFacts<'member-changed'>): MailContent {
  const { name, businessName, location, role, dashboardUrl } = facts;
  const reason = `You get this because you ${role === null ? 'belonged' : 'belong'} to this team. Changes of a team are always mailed.`;
  if (role === null)
    return {
      subject: `You no longer belong to the team of ${businessName}`,
      preview: 'You cannot open its requests any more.',
      heading: 'You are no longer in the team',
      intro: [
        `Hi ${name}, you were taken out of the team of ${businessName} in ${location} on PoolPros. You cannot see or change anything of it any more. Your account and your other businesses stay as they are.`,
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
