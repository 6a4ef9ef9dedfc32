import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAmerican } from './content/american.js';
import { readStrings } from './content/component-texts.js';
import { readContent } from './content/content-file.js';

const root = join(import.meta.dirname, '../..');

/** Folders and files that are not edited yet. */
const toCome = [
  'frontend/content/care/',
  'frontend/content/regulations/',
  ...[
    'find-a-pool-leak-at-home',
    'gas-heat-pump-or-solar-pool-heating',
    'hot-tub-electrical-planning',
    'how-to-choose-a-pool-service-company',
    'opening-a-pool-after-a-hard-winter',
    'pool-contracts-and-payment-schedules',
    'pool-fences-in-practice',
    'sauna-room-ventilation',
    'when-to-resurface-a-plaster-pool',
  ].map((name) => `frontend/content/articles/${name}.mdx`),
  ...['plans', 'pool-types', 'comparisons/saltwater-vs-chlorine'].map((name) => `frontend/content/guides/${name}.ts`),
  ...['calculators', 'care', 'places', 'regulations'].map((name) => `frontend/src/features/${name}/`),
];

const folders = ['frontend/src', 'services/notifications/src/templates'];
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
  expect(texts.filter(({ file }) => !toCome.some((start) => file.startsWith(start))).flatMap(checkAmerican)).toEqual(
    [],
  );
});
