import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { UsageError } from '@poolpros/chassis/run';

/** The encoding of a file, by its name in the Encoding Standard. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that no character of Windows-1252 has (the Encoding Standard maps them to control characters). */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

const byteOrderMarks: readonly [FileEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The encoding of a file: that of its byte order mark; UTF-8 if all of it is valid; else Windows-1252, in which Excel
 * for Windows saves "CSV". Throws a UsageError if none fits.
 */
export async function encodingOf(file: string): Promise<FileEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, isWindows1252, isFirst] = [true, true, true];
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    const marked = isFirst && byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
    if (marked && marked[0] !== 'utf-8') return marked[0];
    isFirst = false;
    isUtf8 &&= decodes(decoder, bytes);
    isWindows1252 &&= !bytes.some((byte) => unused.has(byte));
  }
  if (isUtf8 && decodes(decoder)) return 'utf-8';
  if (isWindows1252) return 'windows-1252';
  throw new UsageError('the file is neither UTF-8 nor Windows-1252: save it as "CSV UTF-8" and import that file');
}

function decodes(decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer): boolean {
  try {
    if (bytes) decoder.decode(bytes, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** A stream that decodes bytes to text, without the byte order mark. */
export function textStream(encoding: FileEncoding): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk, _, done) {
      done(null, decoder.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, decoder.decode());
    },
  });
}
