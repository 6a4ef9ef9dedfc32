import type { AccessKind } from '@poolpros/contracts/access';
import { accessGiven } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { MailContent } from '../templates/content.js';
import { momentOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';

type Facts = MailFacts<'access-given'>;

interface AccessText {
  subject: (facts: Facts) => string;
  heading: string;
  text: (facts: Facts) => string;
  label: string;
  /** How an owner revokes it, along with everything that resulted from it. */
  remedy: string;
}

const roleNames: Record<ListingRole, string> = {
  owner: 'an owner of',
  manager: 'a manager at',
  staff: 'a staff member at',
};

const texts: Record<AccessKind, AccessText> = {
  key: {
    subject: ({ businessName }) => `New API key for ${businessName}`,
    heading: 'An API key was created',
    text: ({ businessName }) => `Any program with this key can read the data that it covers for ${businessName}.`,
    label: 'Key',
    remedy: 'revoke the key under Connections. It will stop working at once.',
  },
  hook: {
    subject: ({ businessName }) => `New webhook for ${businessName}`,
    heading: 'A webhook was added',
    text: ({ businessName }) =>
      `From now on, we will send it events about ${businessName}, but nothing that customers wrote.`,
    label: 'Sent to',
    remedy: 'remove the webhook under Connections. Nothing more will be sent there.',
  },
  member: {
    subject: ({ businessName }) => `Someone joined the team at ${businessName}`,
    heading: 'Your team has a new member',
    text: ({ businessName, role }) =>
      `${role === null ? 'They have since left the team at' : `They are ${roleNames[role]}`} ${businessName} on PoolPros. They were invited by an owner.`,
    label: 'Member',
    remedy: 'remove the member under Team, and check Connections for anything you do not recognize.',
  },
  owner: {
    subject: ({ businessName }) => `${businessName} has another owner`,
    heading: 'A team member is now an owner',
    text: ({ businessName }) => `They have full access to ${businessName} and can manage the team.`,
    label: 'Member',
    remedy:
      'give the member another role or remove them under Team. Either way, the API keys that they created will stop working.',
  },
};

function words(facts: Facts): MailContent {
  const { subject, heading, text, label, remedy } = texts[facts.kind];
  return {
    subject: subject(facts),
    preview: `By ${facts.actor ?? 'a closed account'}, ${momentOf(facts.at)}.`,
    heading,
    intro: [text(facts)],
    facts: [
      [label, facts.what ?? 'Removed since then'],
      ['By', facts.actor ?? 'A closed account'],
      ['When', momentOf(facts.at)],
    ],
    button: { label: 'See what has access', url: facts.roomUrl, kind: 'own' },
    notes: [
      `If you know about this, you do not need to do anything.`,
      `If you do not, log in and ${remedy} Whoever did it may know an owner’s password, so every owner should set a new one with “Forgot password?” on the login page.`,
    ],
    reason: 'You received this email because you own this business on PoolPros. Security emails cannot be turned off.',
  };
}

export const accessGivenMail = defineMail({
  template: 'access-given',
  on: [
    after(accessGiven, ({ kind, installerId, subjectId, accountId, at }) =>
      // Below 100 characters, since it is a segment of the path from which the facts are read.
      [kind, installerId, subjectId, accountId, Date.parse(at).toString(36)].join('_'),
    ),
  ],
  kind: 'security',
  words,
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      kind: 'key',
      what: 'Office CRM',
      role: null,
      actor: 'Dana Kessler',
      at: '2026-11-27T10:05:00.000Z',
      roomUrl: 'https://poolpros.example/company-dashboard/7?room=connections',
    },
    subject: 'New API key for Hillstone Pools & Spas',
    button: 'https://poolpros.example/company-dashboard/7?room=connections',
  },
});
