import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** From 0 to 150; tells pictures apart. */
  tint?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** A picture with fine grain, as a camera takes it: coarse grain takes an encoder five times as long. */
export const picture = (o: PictureOptions = {}): Promise<Buffer> => {
  const { width = 900, height = 600, tint = 0, format = 'jpeg' } = o;
  return sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 3 } },
  })
    .tint({ r: 90 + tint, g: 160, b: 220 - tint })
    [format]()
    .toBuffer();
};

/** What a phone writes into a photo in addition to the picture: its model and the place. */
export const phoneMake = 'SecretPhone';
export const withPosition = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .withExif({
      IFD0: { Make: phoneMake },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 44/1 1/1' },
    })
    .jpeg()
    .toBuffer();

/** Whether a file has anything in addition to the picture. */
export async function saysMore(file: Buffer): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(file).metadata();
  return [exif, xmp, iptc].some((each) => each !== undefined) || file.includes(phoneMake);
}

/** A decompression bomb: a small file that claims to be 50,000 pixels wide and high. */
export async function bomb(): Promise<Buffer> {
  const file = await picture({ format: 'png' });
  // The name of the first chunk and what it says; behind it stands its checksum.
  const head = file.subarray(12, 29);
  head.writeUInt32BE(50_000, 4);
  head.writeUInt32BE(50_000, 8);
  file.writeUInt32BE(crc32(head), 29);
  return file;
}

/** A photo that is a web page as well. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await picture(), Buffer.from('<html><script>alert(1)</script>')]);
