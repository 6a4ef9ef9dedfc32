import type { PageModule } from '../pages/page-module.js';

const pages = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx');

/** The files of all pages, as the build names them. */
export const pageFiles: readonly string[] = Object.keys(pages).map((file) => file.slice(1));

/** Loads the page of this file. */
export function loadPage(file: string): Promise<PageModule> {
  const load = pages[`/${file}`];
  if (!load) throw new Error(`there is no page ${file}`);
  return load();
}
