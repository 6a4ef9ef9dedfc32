import { type PhotoFormat, type PhotoWidth, photoFormats, photoWidths } from '@poolpros/contracts/photo-url';
import sharp, { type Metadata } from 'sharp';
import { unfit } from './image-fault.js';
import { costlyPixels } from './pixel-limits.js';
import { recognizeImage } from './recognize-image.js';

// One photo at a time, on one thread and without a cache, so that searches in this process are not slowed.
sharp.concurrency(1);
sharp.cache(false);
// Of all formats that libvips can read, only those of photos.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** A smaller photo is blurred on a page. */
const least = { width: 480, height: 320 };
const withinSeconds = 15;

const encoders = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76, effort: 4 },
} as const;

/** A re-encoded photo: its largest size and its files. */
export interface RenderedPhoto {
  width: number;
  height: number;
  files: { width: PhotoWidth; format: PhotoFormat; body: Buffer }[];
}

/**
 * Makes the files of a photo from an upload: upright, in sRGB, without metadata such as the location. Throws a Refusal
 * with the reason if it cannot be accepted. Runs in a separate process (photo-renderer.ts), because nothing else limits
 * the memory of the decoder.
 */
export async function renderPhoto(file: Buffer, maxPixels: number): Promise<RenderedPhoto> {
  await recognizeImage(file);
  await checkSize(file, maxPixels);
  const largest = Math.max(...photoWidths);
  const { data, info } = await read(file, maxPixels)
    .autoOrient()
    .resize({ width: largest, height: 2 * largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height, channels } = info;
  const encode = (madeWidth: number, format: PhotoFormat): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels } })
      .resize({ width: madeWidth })
      [format](encoders[format])
      .timeout({ seconds: withinSeconds })
      .toBuffer();
  const files: RenderedPhoto['files'] = [];
  for (const format of photoFormats) {
    // A small photo has the same file for several widths.
    const made = new Map<number, Buffer>();
    for (const fileWidth of photoWidths) {
      const madeWidth = Math.min(fileWidth, width);
      const body = made.get(madeWidth) ?? (await encode(madeWidth, format));
      made.set(madeWidth, body);
      files.push({ width: fileWidth, format, body });
    }
  }
  return { width, height, files };
}

const read = (file: Buffer, maxPixels: number) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: withinSeconds });

/** Reads only the header of the file. */
async function checkSize(file: Buffer, maxPixels: number): Promise<void> {
  const head = await sharp(file, { limitInputPixels: false }).metadata().catch(damaged);
  const { width, height, pages = 1, autoOrient } = head;
  if (pages > 1) throw unfit('This picture is animated. Choose a still photo');
  const most = Math.min(maxPixels, mostFor(head));
  if (width * height > most)
    throw unfit(
      `This photo is ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels; make it smaller than ${most / 1e6} million${most < maxPixels ? ', or save it as a plain JPEG' : ''}`,
    );
  if (autoOrient.width < least.width || autoOrient.height < least.height)
    throw unfit(`This photo is too small; choose one of at least ${least.width} × ${least.height} pixels`);
}

/** Maximum pixels of a picture, by its format. */
function mostFor({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return costlyPixels.avif;
  return isProgressive ? costlyPixels.interlaced : Number.POSITIVE_INFINITY;
}

function damaged(): never {
  throw unfit('This file is damaged or incomplete. Try again or choose another photo');
}
