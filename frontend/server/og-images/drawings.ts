import sharp from 'sharp';
import service from '../../src/shared/assets/illustrations/category-pool.svg?raw';
import city from '../../src/shared/assets/illustrations/fallback-dusk.svg?raw';
import state from '../../src/shared/assets/illustrations/fallback-infinity.svg?raw';
import profile from '../../src/shared/assets/illustrations/fallback-lagoon.svg?raw';
import page from '../../src/shared/assets/illustrations/fallback-lap.svg?raw';
import home from '../../src/shared/assets/illustrations/hero-backyard.svg?raw';
import type { OgImageKind } from './og-image.js';
import { ogImageSize, textWidth } from './template.js';

const drawings: Record<OgImageKind, string> = { home, state, city, service, profile, page };
const painted = new Map<OgImageKind, Promise<Buffer>>();

/** The drawing next to the texts of an image; rendered once, since that takes most of the time. */
export function drawingOf(kind: OgImageKind): Promise<Buffer> {
  const found = painted.get(kind) ?? paint(kind);
  painted.set(kind, found);
  return found;
}

const paint = (kind: OgImageKind): Promise<Buffer> =>
  sharp(Buffer.from(drawings[kind]))
    .resize({
      width: ogImageSize.width - textWidth,
      height: ogImageSize.height,
      fit: 'cover',
      // The middle of the backyard would show only the pool.
      position: kind === 'home' ? 'right' : 'centre',
    })
    .png()
    .toBuffer();
