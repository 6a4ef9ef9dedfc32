import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import { unfit, wrongType } from './image-fault.js';

/** By content; what a file is called or says of itself does not count. */
const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const named: Record<string, string> = {
  'image/heic': 'This is a HEIC file, which most browsers cannot show',
  'image/heif': 'This is a HEIF file, which most browsers cannot show',
  'image/gif': 'This is a GIF',
  'image/apng': 'This picture moves',
  'application/xml': 'This is a drawing or a document (XML)',
};

// What makes a browser or a server run a file that begins as a picture does. A photo holds none of it: five bytes and more
// do not come about by chance.
const program = /<(?:script|html|!doctype|iframe|object|\?php|svg)[\s>/]|<\?php/i;
const longest = 10;
const stepBytes = 256 * 1024;

/**
 * Throws a Refusal that names why a file is no still picture of a type that is taken, or is something else as well. Leaves
 * the process time for others between steps.
 */
export async function recognizeImage(file: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(file);
  if (!type) throw wrongType(looksLikeMarkup(file) ? 'This is a web page or a drawing' : 'This is no photo');
  if (!taken.includes(type.mime)) throw wrongType(named[type.mime] ?? `This is a ${type.ext.toUpperCase()} file`);
  if ((await holdsProgram(file)) || isArchive(file) || isDocument(file))
    throw unfit('This file holds something else besides the photo. Open it, save it as a new JPEG and try again');
}

const looksLikeMarkup = (file: Buffer): boolean => /^\s*</.test(file.toString('latin1', 0, 100));

async function holdsProgram(file: Buffer): Promise<boolean> {
  for (let at = 0; at < file.length; at += stepBytes) {
    if (program.test(file.toString('latin1', at, at + stepBytes + longest))) return true;
    await nextTurn();
  }
  return false;
}

/** A ZIP, and with it a Java program, is read from its end, within the longest comment that it may have. */
const isArchive = (file: Buffer): boolean => file.subarray(-(22 + 0xffff)).includes('PK\u0005\u0006', 0, 'latin1');

/** Viewers of PDF look for its head in the first 1024 bytes. */
const isDocument = (file: Buffer): boolean => file.subarray(0, 1024).includes('%PDF-', 0, 'latin1');
