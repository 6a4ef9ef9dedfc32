import { type BadgeStyle, badgeSizes } from '@poolpros/contracts/marketing-files';
import type { ReactNode } from 'react';
import satori from 'satori';
import logo from '../../src/shared/assets/illustrations/logo-mark.svg?raw';
import { brand } from '../../src/shared/brand.js';
import { loadFonts } from '../fonts.js';
import { escaped } from '../xml.js';
import type { BadgeText } from './badge-text.js';

const { width, height } = badgeSizes.large;
const textAt = { x: 84, width: width - 84 - 16 };
const lines = { name: 26, figure: 22, site: 18 };
const top = (height - lines.name - lines.figure - lines.site) / 2;

const colors: Record<BadgeStyle, Record<'paper' | 'edge' | 'ink' | 'soft' | 'star', string>> = {
  light: { paper: '#ffffff', edge: '#c3d0d5', ink: '#0b2530', soft: '#44555c', star: '#c97f0a' },
  dark: { paper: '#072f3e', edge: '#14708f', ink: '#ffffff', soft: '#bde5ee', star: '#f2b34c' },
};

const star = 'm12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z';
const mark = logo.slice(logo.indexOf('</title>') + '</title>'.length, logo.lastIndexOf('</svg>'));

/**
 * A badge as SVG. Texts are paths in our own font, so it is the same wherever it is embedded; it has no scripts, styles
 * or files of its own.
 */
export async function drawBadge(text: BadgeText, style: BadgeStyle): Promise<string> {
  const { paper, edge, star: gold } = colors[style];
  const texts = await satori(template(text, style), { width: textAt.width, height, fonts: await loadFonts() });
  const starAt = `translate(${textAt.x} ${top + lines.name + 2}) scale(.75)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="img" aria-label="${escaped(text.label)}"><title>${escaped(text.label)}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="13.5" fill="${paper}" stroke="${edge}"/>`,
    `<g transform="translate(18 22) scale(${52 / 48})">${mark}</g>`,
    text.rating === null ? '' : `<path transform="${starAt}" fill="${gold}" d="${star}"/>`,
    texts.replace('<svg ', `<svg x="${textAt.x}" `),
    '</svg>',
  ].join('');
}

const template = ({ name, rating, line }: BadgeText, style: BadgeStyle): ReactNode => {
  const { ink, soft } = colors[style];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        fontFamily: 'Inter',
        color: soft,
      }}
    >
      <div
        style={{
          display: 'block',
          lineClamp: 1,
          color: ink,
          fontSize: 18,
          fontWeight: 700,
          lineHeight: `${lines.name}px`,
        }}
      >
        {name}
      </div>
      <div style={{ display: 'flex', fontSize: 15, lineHeight: `${lines.figure}px`, paddingLeft: rating ? 24 : 0 }}>
        {rating && <div style={{ color: ink, fontWeight: 700, marginRight: 7 }}>{rating}</div>}
        {line}
      </div>
      {rating && <div style={{ fontSize: 12, lineHeight: `${lines.site}px` }}>{`on ${brand.name}`}</div>}
    </div>
  );
};
