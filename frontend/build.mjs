import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { build } from 'vite';

const root = import.meta.dirname;
/** After the bundler's own minifier, whose output it makes 1.3 percent smaller; alone it is no better than that. */
const minification = { module: true, compress: { passes: 3, ecma: 2020 }, format: { ecma: 2020 } };
const compressible = new Set(['.css', '.js', '.svg', '.json', '.txt']);

process.chdir(root);
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });

for (const entry of readdirSync(join(root, 'dist/client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  if (extname(file) === '.js')
    writeFileSync(file, (await minify(readFileSync(file, 'utf8'), structuredClone(minification))).code);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
