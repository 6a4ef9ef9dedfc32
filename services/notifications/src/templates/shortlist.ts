import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

type Listed = MailFacts<'shortlist'>['installers'][number];

export function shortlist({ installers, listUrl, keptDays }: MailFacts<'shortlist'>): MailContent {
  const count = installers.length === 1 ? '1 contractor' : `${installers.length} contractors`;
  return {
    subject: `Your shortlist: ${count}`,
    preview: installers.map(({ name }) => name).join(', '),
    heading: 'Your shortlist',
    intro: [`Here is the list of ${count} that was saved on PoolPros, most likely by you.`],
    links: installers.map((installer) => ({
      title: installer.name,
      url: installer.profileUrl,
      text: `${installer.location} · ${ratingOf(installer)}`,
    })),
    button: { label: 'Open the shortlist', url: listUrl, kind: 'own' },
    notes: ['No contractor was told, and notes stay on the device they were written on.'],
    reason: `You get this because somebody typed this address on our shortlist page. It is the only mail: nothing else will come, and the address is erased after ${keptDays} days.`,
  };
}

function ratingOf({ rating, reviewCount }: Listed): string {
  if (rating === null || reviewCount === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} stars in ${reviewCount} job ${reviewCount === 1 ? 'review' : 'reviews'}`;
}
