import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

const sources = repositoryFiles()
  .filter((file) => /^(frontend|packages|services)\/.*\.(ts|tsx)$/.test(file) && !/\.test\.|\/test\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('what people read says email', () => {
  expect(sources.filter(({ text }) => /\be-mail/i.test(text)).map(({ file }) => file)).toEqual([]);
});

// Forms show them at their fields, as sentences (docs/rules.md#error-words).
test('what services reject in a field of a form says what to do', () => {
  const message = /(?:fieldError\('body\.\w+', |path: ['`]body\.[\w.${}]+['`], message: )(['`])(.+?)\1/g;
  const rejections = sources
    .filter(({ file }) => file.startsWith('services/'))
    .flatMap(({ file, text }) => [...text.matchAll(message)].map(([, , words]) => `${file}: ${words}`));
  expect(rejections.length).toBeGreaterThan(4);
  expect(rejections.filter((line) => !/: (?:enter|choose|use|leave out|confirm|request|start) /.test(line))).toEqual(
    [],
  );
});
