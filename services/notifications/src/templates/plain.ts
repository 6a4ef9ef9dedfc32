import type { Brand, MailContent } from './content.js';

/** The plain-text part: the same words as the HTML part, in the same order. */
export function plainText(content: MailContent, brand: Brand, stopUrl: string | null): string {
  const { heading, intro, quote, facts, links, button, secondLink, notes } = content;
  return [
    heading,
    ...intro,
    ...(quote ? [quoted(quote)] : []),
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(links ?? []).map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...[button, secondLink].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : [])),
    ...notes,
    `--\n${content.reason}\n${stopUrl ? `Stop these emails: ${stopUrl}\n` : ''}${brand.postalAddress}\n${brand.siteUrl}`,
  ].join('\n\n');
}

function quoted({ lead, text }: NonNullable<MailContent['quote']>): string {
  return [...(lead ? [lead] : []), text]
    .flatMap((part) => part.split(/\r?\n/))
    .map((line) => `> ${line}`)
    .join('\n');
}
