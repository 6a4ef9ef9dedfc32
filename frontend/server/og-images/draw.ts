import satori from 'satori';
import sharp from 'sharp';
import { loadFonts } from '../fonts.js';
import { drawingOf } from './drawings.js';
import type { OgImage } from './og-image.js';
import { ogImageSize, ogTemplate, textWidth } from './template.js';

/**
 * The picture as JPEG. Texts are converted to paths in our own font first, so the fonts of the machine do not matter.
 */
export async function drawOgImage(image: OgImage): Promise<Buffer> {
  const [drawing, fonts] = await Promise.all([drawingOf(image.kind), loadFonts()]);
  const texts = await satori(ogTemplate(image), { width: textWidth, height: ogImageSize.height, fonts });
  return sharp(Buffer.from(texts))
    .extend({ right: ogImageSize.width - textWidth })
    .composite([{ input: drawing, left: textWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
