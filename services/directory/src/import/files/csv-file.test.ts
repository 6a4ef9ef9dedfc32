import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CsvRecord, readCsv } from './csv-file.js';
import { encodingOf } from './text-encoding.js';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'));
  file = join(folder, 'contractors.csv');
});
afterEach(() => rmSync(folder, { recursive: true }));

const header = 'source_id,name,state,city,description,services';
const text = (name: string) => `${header}\r\na,${name},TX,Austin,Pools,Pool Repair\r\n`;

async function read(content: string | Uint8Array): Promise<CsvRecord[]> {
  writeFileSync(file, content);
  const records: CsvRecord[] = [];
  for await (const record of readCsv(file)) records.push(record);
  return records;
}

/** A text in UTF-16, low or high byte first, with its byte order mark. */
function utf16(written: string, isLowFirst: boolean): Buffer {
  const bytes = Buffer.from(`\ufeff${written}`, 'utf16le');
  return isLowFirst ? bytes : bytes.swap16();
}

it.each([
  ['UTF-8', 'utf-8', Buffer.from(text('Crème Pools'))],
  ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\ufeff${text('Crème Pools')}`)],
  ['UTF-16, the low byte first', 'utf-16le', utf16(text('Crème Pools'), true)],
  ['UTF-16, the high byte first', 'utf-16be', utf16(text('Crème Pools'), false)],
  ['Windows-1252', 'windows-1252', Buffer.from(text('Crème Pools'), 'latin1')],
])('reads %s', async (_, encoding, bytes) => {
  expect((await read(bytes)).map(({ record }) => record.name)).toEqual(['Crème Pools']);
  expect(await encodingOf(file)).toBe(encoding);
});

it('reads a character that lies on the border of two chunks', async () => {
  const long = `${'x'.repeat(65_536 - text('').length + 12)}é`;
  expect((await read(text(long)))[0]?.record.name).toBe(long);
});

it('rejects a file of another encoding, and says what to do', async () => {
  const bytes = Buffer.concat([Buffer.from(text('Pools')), Buffer.from([0x83, 0x81, 0x83, 0x8d, 0xff])]);
  await expect(read(bytes)).rejects.toThrow('save it as "CSV UTF-8" and import that file');
});

it('rejects a row of which a character was lost', async () => {
  expect((await read(text('Cr\ufffdme Pools')))[0]?.error).toMatch(/lost when the file was saved/);
});

it('leaves out the rows and columns that a spreadsheet adds', async () => {
  const row = 'a,Hill Pools,TX,Austin,Pools,Pool Repair';
  const records = await read([`${header},,`, ',,,,,,,', `${row},,`, '', ',,,,,', ''].join('\n'));
  expect(records.map(({ record, error }) => [record.name, error])).toEqual([['Hill Pools', null]]);
});

it.each([
  ['fewer cells', `${header}\na,Hill Pools`, 'has fewer cells than the first line'],
  ['more cells', `${header}\na,Hill Pools,TX,Austin,Pools, and spas,Pool Repair`, 'has more cells than the first line'],
  [
    'a text in a column without a name',
    `source_id,,name,state,city,description,services\na,what,Hill Pools,TX,Austin,x,y`,
    'has a text in column 2, which has no name',
  ],
])('says of a row with %s what is wrong', async (_, content, error) => {
  expect((await read(content))[0]?.error).toContain(error);
});
