import { readdirSync } from 'node:fs';
import { root } from '../paths.mjs';

const generated = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * The files of the repository by their paths from its root, without generated ones and those whose names begin with a dot.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function repositoryFiles(folder = '') {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || generated.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? repositoryFiles(`${path}/`) : [path];
  });
}
