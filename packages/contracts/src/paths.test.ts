import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adminPaths } from './admin-paths.js';
import { apiPaths, directoryPath, pagePaths, pathTo, servicePath } from './paths.js';

const root = join(import.meta.dirname, '../../..');
const everyApiPath = [...Object.values(apiPaths), ...Object.values(adminPaths)];
const everyPath = [...Object.values(pagePaths), ...everyApiPath];

it('fills in a path, each value as one segment', () => {
  expect(pathTo(adminPaths.approveSubmission, { submissionId: 7 })).toBe('/api/admin/submissions/7/approve');
  expect(pathTo(pagePaths.verifyReview, { token: 'a/b?c' })).toBe('/verify-review/a%2Fb%3Fc');
  expect(directoryPath('texas')).toBe('/us/texas/pool-contractors');
  expect(directoryPath('texas', 'austin')).toBe('/us/texas/austin/pool-contractors');
});

it('says every path of a page and of the API once: no other source spells one', () => {
  expect(new Set(everyPath).size).toBe(everyPath.length);
  const beginnings = new Set(
    [...everyPath, ...everyApiPath.map(servicePath)].map((path) => path.split('/')[1]).filter(Boolean),
  );
  const spelt = new RegExp(
    `^(?!\\s*(?:\\*|//|/\\*)).*['"\`}](?<path>/(?:${[...beginnings].join('|')})(?![\\w-])[^'"\`]*)`,
    'gm',
  );
  const sources = ['frontend', 'packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) =>
          /\/(src|server)\/.*\.tsx?$/.test(file) &&
          !/\/(node_modules|dist)\/|mailbox|\/testing\/|\.test\.tsx?$|contracts\/src\/pages\/[\w-]+\.ts$|\/(paths|api-paths|admin-paths|paths-to-come|route-match|route-check|navigation)\.ts$/.test(
            file,
          ),
      ),
  );
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(spelt)].map(({ groups }) => `${file}: ${groups?.path}`),
  );
  expect(found).toEqual([]);
});
