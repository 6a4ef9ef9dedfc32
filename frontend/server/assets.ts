import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const entry = 'src/app/entry-client.tsx';

/** The built files a page needs. */
export interface PageAssets {
  script: string;
  /** The scripts of the source files that the page is made of. */
  scripts: Record<string, string>;
  /** Scripts the page will import: fetched beside the entry instead of after it. */
  preload: string[];
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
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(key)) return;
    chunks.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  files.forEach(visit);
  const main = chunks.get(entry);
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (main === undefined || font === undefined) throw new Error('the browser build is not complete');
  return {
    script: `/${main.file}`,
    scripts: Object.fromEntries(files.flatMap((name) => (manifest[name] ? [[name, `/${manifest[name].file}`]] : []))),
    preload: [...chunks.values()].filter((chunk) => chunk !== main).map(({ file }) => `/${file}`),
    styles: [...new Set([...chunks.values()].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    font: `/${font.file}`,
  };
}
