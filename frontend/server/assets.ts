import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const entry = 'src/app/entry-client.tsx';
/** The script that all others import: what the bundler adds, and what starts a page. */
export const firstScript = 'rolldown-runtime';

/** The built files a page needs. */
export interface PageAssets {
  /** Has the others fetched and run after the first paint. */
  starter: string;
  entry: string;
  /** The scripts of the source files that the page is made of. */
  scripts: Record<string, string>;
  /** All scripts that the page starts with, those first that others import. */
  ordered: string[];
  styles: string[];
  font: string;
}

/** Reads which built files belong to which source file. `clientDir` is the folder of the browser's build. */
export function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The files of a page that is made of these source files; throws when the build does not know the entry. */
export function assetsOf(manifest: Manifest, files: string[]): PageAssets {
  const chunks = new Map<string, ManifestChunk>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunks.set(key, chunk);
  };
  visit(entry);
  files.forEach(visit);
  const main = chunks.get(entry);
  const first = Object.entries(manifest).find(([key]) => key.startsWith(`_${firstScript}-`))?.[1];
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (main === undefined || first === undefined || font === undefined)
    throw new Error('the browser build is not complete');
  return {
    starter: `/${first.file}`,
    entry: `/${main.file}`,
    scripts: Object.fromEntries(files.flatMap((name) => (manifest[name] ? [[name, `/${manifest[name].file}`]] : []))),
    ordered: [...chunks.values()].map(({ file }) => `/${file}`),
    styles: [...new Set([...chunks.values()].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    font: `/${font.file}`,
  };
}
