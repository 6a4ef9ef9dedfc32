import { requestSent } from '@poolpros/contracts/events/directory';
import { formatList } from '@poolpros/contracts/format-list';
import { requestLimits } from '@poolpros/contracts/limits';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent } from '../templates/content.js';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';
import { toHomeowner } from './shared/requests.js';

type Facts = MailFacts<'contact-request-copy'>;
type Unclaimed = Facts['unclaimed'][number];

const noteOnUnclaimed = ({ name, reached }: Unclaimed): string =>
  reached
    ? `${name} has not joined PoolPros yet. Your message went to the email address we have on file. We cannot tell whether anyone reads email there.`
    : `Your message has not reached ${name}: the business has not joined PoolPros, and we have no working email address for it. We will keep the message, and the business will see it after joining. Until then, call instead.`;

/** The subject and the first words, by what became of the message. */
function outcomeOf({ name, businessNames, unclaimed }: Facts) {
  const missed = new Set(unclaimed.filter(({ reached }) => !reached).map((each) => each.name));
  const reached = businessNames.filter((each) => !missed.has(each));
  const count = (names: string[]) => (names.length === 1 ? formatList(names) : `${names.length} businesses`);
  if (reached.length === 0)
    return {
      subject: `Your message to ${count(businessNames)} was not delivered`,
      preview: 'Here is what you can do instead.',
      heading: 'Your message was not delivered',
      intro: [`${greeting(name)} we could not pass your message on to ${formatList(businessNames)}.`],
    };
  const selected = missed.size > 0 ? `${formatList(reached)}, which you selected,` : formatList(reached);
  return {
    subject: `We sent your message to ${count(reached)}`,
    preview: 'Follow, correct or withdraw it on your private page.',
    heading: 'Your message is on its way',
    intro: [
      reached.length > 1 && missed.size === 0
        ? `${greeting(name)} we sent your message to the ${reached.length} businesses you selected, ${selected}, and to nobody else.`
        : `${greeting(name)} we sent your message to ${selected} and to nobody else.`,
      `They will not see your email address. Their answers will come to you through us and will also appear on your private page. If nobody has answered after ${requestLimits.unansweredHours} hours, we will suggest up to three other businesses.`,
    ],
  };
}

const words = (facts: Facts): MailContent => ({
  ...outcomeOf(facts),
  button: { label: 'Open your private page', url: facts.followUrl, kind: 'own', spellOut: true },
  notes: [
    ...facts.unclaimed.map(noteOnUnclaimed),
    'On your private page, you can see who has read your message and what they answered. You can also write to them there, add details, withdraw the request, or erase it.',
    `The page works until ${dayOf(facts.followUntil)}, and you do not need an account. Keep this email to yourself: anyone who has the link can open the page.`,
  ],
  reason: toHomeowner,
});

export const contactRequestCopyMail = defineMail({
  template: 'contact-request-copy',
  on: [after(requestSent, ({ requestId }) => requestId)],
  kind: 'stoppable',
  unconfirmed: true,
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessNames: ['Hillstone Pools & Spas'],
      followUrl: 'https://poolpros.example/request/abc',
      followUntil: '2027-02-18T18:00:00.000Z',
    },
    subject: 'We sent your message to Hillstone Pools & Spas',
    button: 'https://poolpros.example/request/abc',
  },
});
