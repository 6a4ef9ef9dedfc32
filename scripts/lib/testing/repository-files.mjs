import { readdirSync } from 'node:fs';
import { root } from '../paths.mjs';

const generated = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * The files of the repository by their paths from its root, without generated ones and those whose names begin with a dot.
 * @param {string} [folder]
 * @param {string} [checkout] another checkout of the repository
 * @returns {string[]}
 */
export function repositoryFiles(folder = '', checkout = root) {
  return readdirSync(`${checkout}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || generated.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? repositoryFiles(`${path}/`, checkout) : [path];
  });
}
