import { type BadgeSize, type BadgeStyle, badgePath, badgeSizes } from '@poolpros/contracts/marketing-files';
import { brand } from '../../../shared/brand.js';

export interface BadgeChoice {
  style: BadgeStyle;
  size: BadgeSize;
}

export interface BadgeOf {
  id: number;
  name: string;
  profilePath: string;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The HTML with which a site shows the badge of a business: a link with a picture, without scripts. */
export function badgeCode(publicUrl: string, { id, name, profilePath }: BadgeOf, { style, size }: BadgeChoice): string {
  const { width, height } = badgeSizes[size];
  const picture = [
    `src="${escaped(publicUrl + badgePath(id, style))}"`,
    `width="${width}" height="${height}"`,
    `alt="${escaped(`${name} on ${brand.name}`)}"`,
  ].join(' ');
  return `<a href="${escaped(publicUrl + profilePath)}"><img ${picture}></a>`;
}
