import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes what the web server reads of a browser's build. */
export function writeClientBuild(clientDir: string): void {
  mkdirSync(join(clientDir, '.vite'));
  mkdirSync(join(clientDir, 'assets'));
  const manifest = {
    '_rolldown-runtime-Dw.js': { file: 'assets/start.js' },
    'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/main.css'] },
    'src/pages/home/us-home-page.tsx': { file: 'assets/us.js' },
    'src/pages/articles/article-page.tsx': { file: 'assets/article.js' },
    'content/articles/how-to-read-two-pool-quotes.mdx': { file: 'assets/quotes.js' },
    'inter.woff2': { file: 'assets/inter.woff2' },
  };
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  copyFileSync(join(import.meta.dirname, '../public/favicon.svg'), join(clientDir, 'favicon.svg'));
  writeFileSync(join(clientDir, 'assets/entry.js'), 'export {}');
  writeFileSync(join(clientDir, 'assets/entry.js.br'), brotliCompressSync('export {}'));
}
