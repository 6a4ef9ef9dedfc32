import type { AccessKind } from '@poolpros/contracts/access';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { MailContent, Mails } from './content.js';
import { momentOf } from './day.js';

type Facts = MailFacts<'access-given'>;

interface AccessText {
  subject: (facts: Facts) => string;
  heading: string;
  text: (facts: Facts) => string;
  label: string;
  /** How an owner ends it; it ends all that came of it. */
  remedy: string;
}

const roleNames: Record<ListingRole, string> = { owner: 'an owner', manager: 'a manager', staff: 'staff' };

const texts: Record<AccessKind, AccessText> = {
  key: {
    subject: ({ businessName }) => `New API key of ${businessName}`,
    heading: 'An API key was made',
    text: ({ businessName }) => `A program that has it can read what the key may read of ${businessName}.`,
    label: 'Key',
    remedy: 'revoke the key under Connections. It stops at once.',
  },
  hook: {
    subject: ({ businessName }) => `New webhook of ${businessName}`,
    heading: 'A webhook was added',
    text: ({ businessName }) => `From now on we tell it what happens at ${businessName}, without words of customers.`,
    label: 'Goes to',
    remedy: 'remove the webhook under Connections. Nothing more goes there.',
  },
  member: {
    subject: ({ businessName }) => `Somebody joined the team of ${businessName}`,
    heading: 'Your team has a new member',
    text: ({ businessName, role }) =>
      `${role === null ? 'They have left again' : `They are ${roleNames[role]}`} of ${businessName} on PoolPros. They were invited by an owner.`,
    label: 'Member',
    remedy: 'remove the member under Team, and look under Connections for what you do not know.',
  },
  owner: {
    subject: ({ businessName }) => `${businessName} has another owner`,
    heading: 'A member was made an owner',
    text: ({ businessName }) => `They may do everything at ${businessName}, with the team as well.`,
    label: 'Member',
    remedy: 'give the member another role or remove them under Team. API keys that they made end with it.',
  },
};

function accessGiven(facts: Facts): MailContent {
  const { subject, heading, text, label, remedy } = texts[facts.kind];
  return {
    subject: subject(facts),
    preview: `By ${facts.actor ?? 'an account that is closed'}, ${momentOf(facts.at)}.`,
    heading,
    intro: [text(facts)],
    facts: [
      [label, facts.what ?? 'It is gone again.'],
      ['By', facts.actor ?? 'An account that is closed'],
      ['When', momentOf(facts.at)],
    ],
    button: { label: 'See what has access', url: facts.roomUrl, kind: 'own' },
    notes: [
      `You know of it? Then there is nothing to do.`,
      `You do not? Log in and ${remedy} Whoever did it may use a password of one of you: each owner then sets a new one by “Forgot password?” at the login.`,
    ],
    reason: 'You get this because you own this business on PoolPros. Security mails cannot be turned off.',
  };
}

/** The mail about a new way into a business. */
export const accessMails = { 'access-given': accessGiven } satisfies Mails;
