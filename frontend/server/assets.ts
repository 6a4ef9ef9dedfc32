import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const entry = 'src/app/entry-client.tsx';
/** The script that all others import: the bundler's runtime, and the start of a page. */
export const firstScript = 'rolldown-runtime';

/** The built files a page needs. */
export interface PageAssets {
  /** Loads and runs the others after the first paint. */
  starter: string;
  entry: string;
  /** The scripts of the page's source files. */
  scripts: Record<string, string>;
  /** All scripts that the page starts with, dependencies first. */
  ordered: string[];
  styles: string[];
  font: string;
}

/** Maps source files to built files. `clientDir` is the folder of the browser's build. */
export function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The files of a page with these source files; throws if the build has no such entry. */
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

/** `assetsOf` for one build, which is asked once for each set of files. */
export function createAssets(manifest: Manifest): (files: string[]) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (files) => {
    const key = files.join(' ');
    const assets = known.get(key) ?? assetsOf(manifest, files);
    known.set(key, assets);
    return assets;
  };
}
