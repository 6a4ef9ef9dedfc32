import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const plain = (side: number): Sharp =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 32, g: 96, b: 160, alpha: 0.5 } },
    limitInputPixels: false,
  });

/** Small files that are expensive to decode: of each format one above the limit for strangers, and one just below it. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const files: Record<string, Promise<Buffer> | Buffer> = {
    'avif, 49 million pixels': plain(7000).avif({ effort: 0 }).toBuffer(),
    'avif, 8 million pixels': plain(2820).avif({ effort: 0 }).toBuffer(),
    'avif, 12 bits': plain(2820).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }).toBuffer(),
    'png, 2,500 million pixels': claimedPng(50_000),
    'png, interlaced': plain(3990).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    'png, 49 million pixels': plain(7000).png().toBuffer(),
    'jpeg, progressive': plain(3990).flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    'jpeg, 49 million pixels': plain(7000).flatten().jpeg().toBuffer(),
    'webp, lossless': plain(3990).webp({ lossless: true }).toBuffer(),
    'webp, 49 million pixels': plain(7000).webp().toBuffer(),
  };
  const made: Record<string, Buffer> = {};
  for (const [name, file] of Object.entries(files)) made[name] = await file;
  return made;
}

/** A photo as a phone sends it after the page made it smaller. */
export const honestPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#206090',
      noise: { type: 'gaussian', mean: 120, sigma: 5 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

/** A PNG that claims a size without any pixels. */
function claimedPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
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
