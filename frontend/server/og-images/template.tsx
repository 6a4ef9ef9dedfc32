import { counted } from '@poolpros/contracts/counted';
import type { ReactNode } from 'react';
import logo from '../../src/shared/assets/illustrations/logo-mark.svg?raw';
import { brand } from '../../src/shared/brand.js';
import type { OgImage } from './og-image.js';

/** Pixels that networks ask for (ogp.me names none; 1.91 to 1 is what they show uncut). */
export const ogImageSize = { width: 1200, height: 630 };
/** The rest of the width shows the drawing of its kind. */
export const textWidth = 800;

const uri = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const star = uri(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#f2b34c" d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.300l6.900-1z"/></svg>',
);

/** Long names have smaller type, so that a title fits into four lines. */
const sizeOfTitle = (title: string): number => (title.length > 80 ? 46 : title.length > 44 ? 58 : 70);

const Rating = ({ stars, reviews }: { stars: number; reviews: number }): ReactNode => (
  <div style={{ display: 'flex', alignItems: 'center', marginTop: 28, fontSize: 34 }}>
    <img src={star} width={40} height={40} alt="" style={{ marginRight: 14 }} />
    {`${stars.toFixed(1)} · ${counted(reviews, 'review')}`}
  </div>
);

/** The texts of an image as boxes for the layout by `satori`. */
export const ogTemplate = ({ title, line, rating }: OgImage): ReactNode => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: '64px 48px 60px 72px',
      background: '#072f3e',
      fontFamily: 'Inter',
      color: '#ffffff',
    }}
  >
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 38, fontWeight: 700 }}>
      <img src={uri(logo)} width={60} height={60} alt="" style={{ marginRight: 18 }} />
      {brand.name}
    </div>
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          display: 'block',
          lineClamp: 4,
          fontSize: sizeOfTitle(title),
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: '-0.025em',
        }}
      >
        {title}
      </div>
      {line && (
        <div style={{ display: 'block', lineClamp: 2, marginTop: 22, fontSize: 32, lineHeight: 1.3, color: '#bde5ee' }}>
          {line}
        </div>
      )}
      {rating && <Rating {...rating} />}
    </div>
    <div style={{ display: 'flex', width: 120, height: 8, borderRadius: 4, background: '#df8d58' }} />
  </div>
);
