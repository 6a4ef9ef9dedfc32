import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mdxTexts } from './mdx.js';

/**
 * Few files by folder, instead of one for every set of modules that two pages share
 * (docs/adr/0032-first-results-and-bytes.md). A module goes to the first group that takes it, and what it imports
 * follows it unless a group before has it.
 */
const chunks = [
  // What every page has; libraries change with an upgrade only, so they stay in the caches of visitors.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'ui',
    test: /lucide|@tanstack|contracts\/dist\/(?!http|text|history|map-view|service-pages|state-bounds|report-reasons)|\/src\/shared\/(ui\/(?!chart|dialog|drawer|viewer|tabs|combobox|toast-region|progress\.|panel|refresh-button|avatar|form-section|star-input|chip-group|honeypot|rating-distribution)|lib\/(?!dates|submission-timeline)|api\/(?!use-session-end)|storage|layout\/(?!console-shell))/,
    minShareCount: 2,
  },
  { name: 'home', test: /\/src\/(shared|features)\/home\//, minShareCount: 2 },
  // Overlays, which are loaded on their first use; the tabs of the console need the first of them.
  {
    name: 'radix',
    test: /@radix-ui\/(primitive|react-(slot|presence|id|use-[\w-]+|context|compose-refs|primitive))\//,
  },
  { name: 'dialog', test: /@radix-ui\/react-(dialog|dismissable-layer|focus)|\/src\/shared\/ui\/(dialog|drawer)\./ },
  {
    name: 'forms',
    test: /\/src\/(shared\/(forms|ui\/(form-section|star-input|chip-group|honeypot))|features\/(reviews|contact\/(components|hooks)))/,
    minShareCount: 2,
  },
  // Consoles, logins and mailed links.
  {
    name: 'account',
    test: /\/src\/(features\/(auth|submission)\/|shared\/(ui\/(progress|panel|refresh-button|avatar)|lib\/(dates|submission-timeline)|api\/use-session-end|layout\/console-shell)\.)/,
    minShareCount: 2,
  },
  { name: 'chart', test: /\/src\/shared\/ui\/chart/, minShareCount: 2 },
  { name: 'calculators', test: /\/src\/features\/calculators\/|packages\/calculators\//, minShareCount: 2 },
  { name: 'reading', test: /\/src\/shared\/reading\//, minShareCount: 2 },
  {
    name: 'listings',
    test: /\/src\/(shared\/(?!ui|search-box|installers\/(installer-(?!picture)|offered|compare-(bar|card)))|features\/(?!places|info|articles|guides|care|regulations|financing|specializations|trade))/,
    minShareCount: 2,
  },
  // The one box and cards, which the page of one business has not.
  {
    name: 'search',
    test: /\/src\/shared\/(search-box|installers)\//,
    minShareCount: 2,
  },
  { name: 'info', test: /\/src\/features\/info\//, minShareCount: 2 },
  { name: 'popular', test: /\/src\/features\/places\/(components\/)?popular/, minShareCount: 2 },
  { name: 'places', test: /\/src\/features\/places\/|contracts\/dist\/service-pages/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [mdxTexts(), react(), tailwindcss()],
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // Pages and React are bundled whole; only what runs the process stays in node_modules.
  ssr: { noExternal: true, external: ['@fastify/static', '@poolpros/chassis', 'fastify', 'zod'] },
  build: {
    // Both builds must name an asset alike, so none may be inlined in one of them.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? { ssr: true, outDir: 'dist/server', target: 'node20', rolldownOptions: { input: 'server/main.ts' } }
      : {
          manifest: true,
          outDir: 'dist/client',
          rolldownOptions: { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups: chunks } } },
        }),
  },
}));
