import { setImmediate as nextTurn } from 'node:timers/promises';
import { photoTypes } from '@poolpros/contracts/photo-types';
import { fileTypeFromBuffer } from 'file-type';
import { unfit, wrongType } from './image-fault.js';

const named: Record<string, string> = {
  'image/heic': 'This is a HEIC file, which most browsers cannot show',
  'image/heif': 'This is a HEIF file, which most browsers cannot show',
  'image/gif': 'This is a GIF',
  'image/apng': 'This picture is animated',
  'application/xml': 'This is a drawing or a document (XML)',
};

// Content that makes a browser or a server execute a file that begins like a picture. No photo contains it: five bytes
// and more do not occur by chance.
const program = /<(?:script|html|!doctype|iframe|object|\?php|svg)[\s>/]|<\?php/i;
const longest = 10;
const stepBytes = 256 * 1024;

/**
 * Throws a Refusal with the reason if a file is no still picture of an accepted type, or is also something else. Yields
 * to other work between steps.
 */
export async function recognizeImage(file: Buffer): Promise<void> {
  // By content; the name and the declared type of a file do not count.
  const type = await fileTypeFromBuffer(file);
  if (!type) throw wrongType(looksLikeMarkup(file) ? 'This is a web page or a drawing' : 'This is not a photo');
  if (!photoTypes.includes(type.mime)) throw wrongType(named[type.mime] ?? `This is a ${type.ext.toUpperCase()} file`);
  if ((await holdsProgram(file)) || isArchive(file) || isDocument(file))
    throw unfit('This file contains something besides the photo. Open it, save it as a new JPEG and try again');
}

const looksLikeMarkup = (file: Buffer): boolean => /^\s*</.test(file.toString('latin1', 0, 100));

async function holdsProgram(file: Buffer): Promise<boolean> {
  for (let at = 0; at < file.length; at += stepBytes) {
    if (program.test(file.toString('latin1', at, at + stepBytes + longest))) return true;
    await nextTurn();
  }
  return false;
}

/** A ZIP, and so a Java program, is read from its end, within its longest possible comment. */
const isArchive = (file: Buffer): boolean => file.subarray(-(22 + 0xffff)).includes('PK\u0005\u0006', 0, 'latin1');

/** PDF viewers look for its header in the first 1024 bytes. */
const isDocument = (file: Buffer): boolean => file.subarray(0, 1024).includes('%PDF-', 0, 'latin1');
