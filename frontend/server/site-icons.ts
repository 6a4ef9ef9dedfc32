import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The icon of the site as a PNG of some width in pixels, drawn once from the SVG of the build. */
export function createSiteIcons(clientDir: string) {
  const drawn = new Map<number, Promise<Buffer>>();
  const draw = async (width: number): Promise<Buffer> =>
    await sharp(await readFile(join(clientDir, 'favicon.svg')), { density: (72 * width) / 48 })
      .resize(width, width)
      // Phones cut corners off themselves, and show what is transparent in black.
      .flatten({ background: '#0a4257' })
      .png()
      .toBuffer();
  return {
    png(width: number): Promise<Buffer> {
      const known = drawn.get(width) ?? draw(width);
      drawn.set(width, known);
      known.catch(() => drawn.delete(width));
      return known;
    },
  };
}
export type SiteIcons = ReturnType<typeof createSiteIcons>;

/**
 * An ICO file with one PNG of up to 255 pixels: a header of 6 bytes and one entry of 16 bytes before the picture
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG inside since Windows Vista).
 */
export function icoOf(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
