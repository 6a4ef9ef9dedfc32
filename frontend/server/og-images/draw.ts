import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { drawingOf } from './drawings.js';
import type { OgImage } from './og-image.js';
import { ogImageSize, ogTemplate, textWidth } from './template.js';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 700] as const;
/** `latin` covers English; names of people and places may need the other. */
const scripts = { latin: 'Inter', 'latin-ext': 'Inter Extended' };

const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(scripts).flatMap(([script, name]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
      })),
    ),
  );
let fonts: Promise<Font[]> | undefined;

/**
 * The picture as JPEG. Texts are converted to paths in our own font first, so the fonts of the machine do not matter.
 */
export async function drawOgImage(image: OgImage): Promise<Buffer> {
  fonts ??= loadFonts();
  const [drawing, loaded] = await Promise.all([drawingOf(image.kind), fonts]);
  const texts = await satori(ogTemplate(image), { width: textWidth, height: ogImageSize.height, fonts: loaded });
  return sharp(Buffer.from(texts))
    .extend({ right: ogImageSize.width - textWidth })
    .composite([{ input: drawing, left: textWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
