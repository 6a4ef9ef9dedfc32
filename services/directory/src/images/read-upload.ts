import type { Readable } from 'node:stream';
import { Refusal } from '@poolpros/chassis/refusal';
import { uploadBytes, uploadMegabytes } from '@poolpros/contracts/limits';
import { unfit } from './image-fault.js';

/** The whole of what is sent; throws when it is too large, empty or broken off. */
export async function readUpload(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > uploadBytes) throw new Refusal('payload_too_large', `A file may have ${uploadMegabytes} MB at most.`);
    chunks.push(chunk);
  }
  if (bytes === 0) throw unfit('Choose a photo');
  return Buffer.concat(chunks);
}
