import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAmerican } from './content/american.js';
import { readStrings } from './content/component-texts.js';
import { readContent } from './content/content-file.js';

const root = join(import.meta.dirname, '../..');

const folders = ['frontend/src', 'services/notifications/src/mails', 'services/notifications/src/templates'];
const strings = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readStrings(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))),
);
const texts = [...readContent().map((content) => ({ ...content, file: `frontend/${content.file}` })), ...strings];

it('reads the texts, the pages and the mails', () => {
  for (const folder of ['frontend/content', ...folders])
    expect(texts.filter(({ file }) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(5);
});

it('no text reads like a translation', () => {
  expect(texts.flatMap(checkAmerican)).toEqual([]);
});

const said = (text: string) => checkAmerican({ file: 'text.mdx', prose: [{ text, line: 1 }], alts: [] });

it.each([
  'Ask a firm near you.',
  'The state asks for a permit.',
  'The heater stands in a shed.',
  'Put the steps beside the bench.',
  'High ground water lifts a shell.',
  'Who stays longer pays more for vinyl.',
  'The page is gone for good.',
  'We send a mail at once.',
  'Ask somebody nearby.',
])('finds what an American would not write in “%s”', (text) => {
  expect(said(text)).toHaveLength(1);
});

it.each([
  'Confirm the listing.',
  'Lay a garden hose on the lawn.',
  'Who builds them?',
  'Who gets your message, and what happens next.',
  'There is no charge for good reason.',
  'Renew it by mail or phone.',
])('lets “%s” stand', (text) => {
  expect(said(text)).toEqual([]);
});
