import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { Mentions } from '@poolpros/contracts/http/reviews';

type Mention = Mentions['mentions'][number];

/** The cards with what reviews say of each, first of all: a phone cuts the line off (docs/rules.md#mentions). */
export function withMentions(installers: readonly InstallerCard[], mentions: readonly Mention[]): InstallerCard[] {
  const lines = new Map(mentions.map((mention) => [mention.installerId, lineOf(mention)]));
  return installers.map((installer) => {
    const line = lines.get(installer.id);
    return line === undefined ? installer : { ...installer, reasons: [line, ...installer.reasons] };
  });
}

const lineOf = ({ topic, reviews, quote }: Mention): string =>
  `“${quote}” · ${reviews} ${reviews === 1 ? 'review mentions' : 'reviews mention'} ${topic}`;
