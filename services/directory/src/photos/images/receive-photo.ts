import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { NewFile } from '@poolpros/chassis/file-removals';
import type { ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import type { PhotoFormat, PhotoWidth } from '@poolpros/contracts/photo-url';
import type { PhotoRenderer } from './photo-renderer.js';
import { maxPixels } from './pixel-limits.js';
import type { Sender, Uploads } from './uploads.js';

/** A re-encoded upload. */
export interface ReceivedPhoto {
  /** The uploaded file. */
  sent: Buffer;
  photo: { id: string; name: string; width: number; height: number };
  files: NewFile[];
}

interface Receiving {
  uploads: Uploads;
  photoRenderer: PhotoRenderer;
}

export type KeyOf = (name: string, width: PhotoWidth, format: PhotoFormat) => string;

/** Reads the photo in the body of a request and makes its files; then runs the work that stores it. */
export const receivePhoto = <T>(
  { uploads, photoRenderer }: Receiving,
  { sender, body, keyOf }: { sender: Sender; body: unknown; keyOf: KeyOf },
  use: (received: ReceivedPhoto) => Promise<T>,
): Promise<T> =>
  uploads.receive(sender, bodyStream(body), async (sent) =>
    use({ sent, ...(await makePhoto(photoRenderer, sent, { kind: sender.kind, keyOf })) }),
  );

/** Makes the files of a photo. Throws a Refusal with the reason if a file is none. */
export async function makePhoto(
  photoRenderer: PhotoRenderer,
  file: Buffer,
  { kind, keyOf }: { kind: Sender['kind']; keyOf: KeyOf },
): Promise<Omit<ReceivedPhoto, 'sent'>> {
  const { width, height, files } = await photoRenderer.render({ file, maxPixels: maxPixels[kind] });
  const id = newId();
  const name = nameOf(id, files);
  const made = files.map((each) => ({
    key: keyOf(name, each.width, each.format),
    body: each.body,
    contentType: `image/${each.format}`,
  }));
  return { photo: { id, name, width, height }, files: made };
}

/** The body of a request to an upload route. */
export const bodyStream = (body: unknown): Readable => (body instanceof Readable ? body : Readable.from([]));

/** A name derived from the content of the files, unique per photo. */
function nameOf(id: string, files: readonly { body: Buffer }[]): string {
  const hash = createHash('sha256').update(id);
  for (const { body } of files) hash.update(body);
  return hash.digest('hex').slice(0, 32);
}

/** Makes the upload routes of an app get the body as a stream. */
export function takeFiles(app: ZodApp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}
