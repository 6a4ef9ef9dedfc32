import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles } from './repository-files.mjs';

const code = /\.(ts|tsx|mjs|mdx|sql)$/;
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.mock\(\s*|\bnew URL\(\s*)['"`]([^'"`\s]+)['"`]/g;
const globs = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'(?![^)]*\?raw)/g;
/** Loaded by its path; the tests next to it render it. */
const page = /^(frontend\/src\/pages\/[\w-]+\/)[\w-]+-page\.tsx$/;
const pageLoader = 'frontend/src/app/page-files.ts';
const ofPackage = /^@poolpros\/([\w-]+)\/(.+)$/;
/** What an import may mean besides the file of its name, in this order. */
const endings = ['', '.ts', '.tsx', '.mjs', '.mdx'];

/**
 * The import graph of a checkout, from the text of the imports; packages are followed to their sources.
 * @typedef {{ files: string[], importersOf: (file: string) => Map<string, number> }} ImportGraph paths from the root;
 *   `importersOf` gives every file that imports one, directly or through others, and over how many imports
 *
 * @param {string} root
 * @returns {ImportGraph}
 */
export function importGraph(root) {
  const known = new Set(repositoryFiles('', root));
  const files = [...known].filter((file) => code.test(file));
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  /** @param {string} imported @param {string} importer */
  const add = (imported, importer) => importers.set(imported, (importers.get(imported) ?? new Set()).add(importer));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const imported of [...importsOf(text, file, known), ...globbedBy(text, file, files)]) add(imported, file);
    const folder = page.exec(file)?.[1];
    if (folder) for (const test of files) if (test.startsWith(folder) && test.includes('.test.')) add(file, test);
  }
  return {
    files,
    importersOf(start) {
      const distances = new Map([[start, 0]]);
      for (const [file, distance] of distances)
        for (const importer of importers.get(file) ?? [])
          if (!distances.has(importer)) distances.set(importer, distance + 1);
      distances.delete(start);
      return distances;
    },
  };
}

/**
 * @param {string} text
 * @param {string} file its path from the root
 * @param {Set<string>} known
 */
function importsOf(text, file, known) {
  const found = [];
  for (const [, specifier] of text.matchAll(specifiers)) {
    const target = targetOf(specifier, file);
    const meant = target && endings.map((ending) => target + ending).find((candidate) => known.has(candidate));
    if (meant) found.push(meant);
    // A folder whose files the importer reads.
    if (target?.endsWith('/')) found.push(...[...known].filter((path) => path.startsWith(target)));
  }
  return found;
}

/**
 * @param {string} text
 * @param {string} file
 * @param {string[]} files
 */
function globbedBy(text, file, files) {
  if (file === pageLoader) return [];
  return [...text.matchAll(globs)].flatMap(([, glob]) => {
    const path = normalize(glob.startsWith('/') ? `frontend${glob}` : join(dirname(file), glob));
    const pattern = path.replace(/[.+]/g, '\\$&').replaceAll('**/', '(?:.+/)?').replace(/\*/g, '[^/]*');
    return files.filter((candidate) => new RegExp(`^${pattern}$`).test(candidate));
  });
}

/**
 * The file of an import, without its extension if that is one of the build.
 * @param {string} specifier
 * @param {string} file
 */
function targetOf(specifier, file) {
  const [, name, path] = ofPackage.exec(specifier) ?? [];
  if (name) return `packages/${name}/src/${path}`;
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(file), specifier.replace(/[?#].*$/, ''))).replace(/\.jsx?$/, '');
}
