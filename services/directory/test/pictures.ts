import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** How many pictures are being drawn: what reads drawings is open for the whole process. */
let drawing = 0;

/** A picture with some content, so that it does not compress to nothing. */
export async function picture(
  o: { width?: number; height?: number; hue?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' } = {},
): Promise<Buffer> {
  const { width = 1200, height = 900, hue = 200, format = 'jpeg' } = o;
  const rows = Array.from(
    { length: 8 },
    (_, row) =>
      `<rect y="${(row * height) / 8}" width="${width}" height="${height / 8}" fill="hsl(${hue + row * 9} 70% ${20 + row * 8}%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rows.join('')}</svg>`;
  // The product itself reads no drawings.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  drawing++;
  try {
    return await sharp(Buffer.from(svg)).flatten()[format]().toBuffer();
  } finally {
    drawing--;
    if (drawing === 0) sharp.block({ operation: ['VipsForeignLoadSvg'] });
  }
}

/** Location and camera, in the metadata of a phone. */
export const withPosition = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .withExif({
      IFD0: { Make: 'SecretPhone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 44/1 1/1' },
    })
    .jpeg()
    .toBuffer();

/** A PNG that claims this size; it contains at most one line of pixels. */
export function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 4000) * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
