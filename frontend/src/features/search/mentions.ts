import { counted } from '@poolpros/contracts/counted';
import type { Mentions } from '@poolpros/contracts/http/reviews';
import type { ShownListing } from '../../entities/listings/shown-listing.js';

type Mention = Mentions['mentions'][number];

/** The cards with what reviews say of each, first of all: a phone cuts the line off (docs/rules.md#mentions). */
export function withMentions(installers: readonly ShownListing[], mentions: readonly Mention[]): ShownListing[] {
  const lines = new Map(mentions.map((mention) => [mention.installerId, lineOf(mention)]));
  return installers.map((installer) => {
    const line = lines.get(installer.id);
    return line === undefined ? installer : { ...installer, reasons: [line, ...installer.reasons] };
  });
}

const lineOf = ({ topic, reviews, quote }: Mention): string =>
  `“${quote}” · ${counted(reviews, 'review mentions', 'reviews mention')} ${topic}`;
