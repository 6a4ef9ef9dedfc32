import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedIcons } from './icons.js';
import { mdxTexts } from './mdx.js';
import { starter } from './starter.js';

const routerDir = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');

const featureOf = (id: string): string | null =>
  /\/src\/features\/([\w-]+)\/(?!.*(-(dialog|sheet|viewer)|gone-listing|letter-list)\.)/.exec(id)?.[1] ?? null;

/**
 * Few files by folder, instead of one for every set of modules that two pages share
 * (docs/adr/0032-first-results-and-page-weight.md). A module goes to the first group that takes it, and what it imports
 * follows it unless a group before has it; so a group stands before those that import from it. A part of the site that
 * most pages have not is no part of `ui`.
 */
const chunks = [
  // What every page has; libraries change with an upgrade only, so they stay in the caches of visitors.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'ui',
    test: /lucide(?!.*\/(fingerprint-pattern|mail-search|unlink|key-round|inbox|image-plus|undo-2|calendar-clock|eye|eye-off|reply|mail-open|download|truck|map-pin-house|circle-dollar-sign|list-ordered|pencil-line|users-round|timer|file-check|file-search|umbrella|user-check|mail-x|building-complex|log-out|bot|phone-call|message-square-reply|list-checks|keyboard|bookmark-plus|link-2|trash)\.)|@tanstack\/(?!.*[mM]utation)|contracts\/dist\/(?!admin-paths|http|events|hours|availability|listing-lines|text|history|service-pages|state-bounds|report-reasons|map-view|zip|listing-options|edited-field|change-reasons|status-reasons|field-sources|plans|roles|claim|reject-reasons|licenses|unserved|risk-reasons|sub-ratings|honeypot|request-options|project-options|review-(topics|removal)|marketing-files)|\/src\/shared\/(ui\/(?!chart|dialog|drawer|viewer|tabs|combobox|toast-region|progress\.|panel|refresh-button|avatar|star-input|chip-group|skeleton|loading-state|use-held-focus|qr-code)|lib\/(?!dates|map-picture|money|use-steps|qr-drawing)|api\/(?!use-session-end|send-file)|storage\/(?!session)|layout\/(?!console-shell|loaded-tab))|\/src\/entities\/(contact\/|(home|places)\/queries)/,
    minShareCount: 2,
  },
  { name: 'log-in', test: /lucide.*\/(fingerprint-pattern|mail-search|timer)\./ },
  {
    name: 'home',
    test: /\/src\/((entities|features)\/home\/|shared\/lib\/use-steps)|lucide.*\/(list-ordered|file-search|umbrella|user-check)\./,
    minShareCount: 2,
  },
  // Overlays, which are loaded on their first use; the tabs of the console need the first of them.
  {
    name: 'radix',
    test: /@radix-ui\/(primitive|react-(slot|presence|id|use-[\w-]+|context|compose-refs|primitive))\//,
  },
  { name: 'dialog', test: /@radix-ui\/react-(dialog|dismissable-layer|focus)|\/src\/shared\/ui\/(dialog|drawer)\./ },
  {
    name: 'forms',
    test: /@tanstack\/.*[mM]utation|\/src\/shared\/(forms\/(?!mailed-link)|ui\/(star-input|chip-group))|\/src\/entities\/requests\/form-photos\.|contracts\/dist\/honeypot/,
    minShareCount: 2,
  },
  {
    name: 'progress',
    test: /\/src\/(shared\/(forms\/mailed-link|ui\/(progress\.|panel|use-held-focus)|lib\/dates)|entities\/submission\/)|contracts\/dist\/listing-options|lucide.*\/(mail-x|unlink|key-round|inbox|image-plus|undo-2|calendar-clock|eye|eye-off|reply|mail-open|download)\./,
    minShareCount: 2,
  },
  // The form fields of a request's details, which are loaded when they are opened.
  { name: 'request-fields', test: /\/src\/entities\/requests\/(detail-fields|sent-details)/, minShareCount: 2 },
  // What both sides of a request show of it.
  {
    name: 'requests',
    test: /\/src\/entities\/(requests\/(?!details\.|request-photo-viewer)|photos\/use-object-url)|contracts\/dist\/photo-tokens|contracts\/dist\/request-options|lucide.*\/(bot|phone-call|message-square-reply|list-checks)\./,
    minShareCount: 2,
  },
  // Projects on the page of one, below a profile that has some, and in the dashboard.
  {
    name: 'projects',
    test: /\/src\/(entities\/projects\/|features\/installer\/components\/project-cards)|contracts\/dist\/project-options/,
    minShareCount: 2,
  },
  // Consoles; what logins have besides is a group of its own by the last rule.
  {
    name: 'account',
    test: /\/src\/(features\/auth\/(?!.*(-dialog|forgot|login|log-in|register|reset|unlock|code-step))|shared\/(ui\/(refresh-button|avatar|loading-state|qr-code)|lib\/qr-drawing|api\/use-session-end|layout\/(console-shell|loaded-tab))\.)|lucide.*\/(pencil-line|users-round|log-out)\./,
    minShareCount: 2,
  },
  // What is searched for, which pages link to.
  {
    name: 'search',
    test: /\/src\/(entities\/search\/(?!(distance-steps|international|use-user-location|visitor-country|spelled-city))|shared\/storage\/session-value)|contracts\/dist\/zip\./,
    minShareCount: 2,
  },
  // What knows where the visitor is, and the fields of a search.
  { name: 'search-fields', test: /\/src\/entities\/search\//, minShareCount: 2 },
  // What is wrong with a ZIP, which forms alone say.
  { name: 'zip-advice', test: /contracts\/dist\/(zip-advice|unserved)/, minShareCount: 2 },
  // What a business has wherever it is shown, its picture and its marks; the page of one has no card.
  {
    name: 'listings',
    test: /\/src\/(entities\/listings\/(?!queries|installer-(?!picture)|offered|compare-(bar|card))|shared\/(assets\/illustrations\/|lib\/map-picture)|features\/contact\/use-contact-dialog)|contracts\/dist\/map-view/,
    minShareCount: 2,
  },
  // What reviews add up to, what one says of aspects of the work, and the listing that they are about.
  {
    name: 'ratings',
    test: /\/src\/entities\/(reviews\/|listings\/queries)|contracts\/dist\/sub-ratings/,
    minShareCount: 2,
  },
  // Where a business works and when it is open.
  {
    name: 'area',
    test: /\/src\/entities\/(service-area\/|opening-hours\/hours-text)|contracts\/dist\/hours\/(week|special-hours)/,
    minShareCount: 2,
  },
  // What the home page and the pages about specializations have.
  { name: 'kinds', test: /\/src\/entities\/specializations\//, minShareCount: 2 },
  {
    name: 'cards',
    test: /\/src\/(entities\/(listings|local-listings)\/|shared\/ui\/skeleton)|lucide.*\/file-check\./,
    minShareCount: 2,
  },
  {
    name: 'search-box',
    test: /\/src\/(entities\/search-box|shared\/ui\/combobox-matches|features\/search\/(api|filter-rules|results)\.)/,
    minShareCount: 2,
  },
  { name: 'popular', test: /\/src\/features\/places\/(components\/)?popular/, minShareCount: 2 },
  // What is read of places, which the rules of a state need alone.
  {
    name: 'place-reads',
    test: /\/src\/(features\/places\/api|entities\/places\/(license-text|state-in-text))\.|contracts\/dist\/(service-pages|licenses\/(kinds|sentences|work-rule)\.)/,
    minShareCount: 2,
  },
  {
    name: 'places',
    test: /\/src\/(features\/places(?!.*letter-list)|shared\/map|pages\/places)\/|lucide.*\/(building-complex|truck|map-pin-house|circle-dollar-sign)\./,
    minShareCount: 2,
  },
  { name: 'chart', test: /\/src\/shared\/ui\/chart/, minShareCount: 2 },
  // How much chlorine the stabilizer calls for, of which a guide has a table.
  { name: 'chlorine', test: /calculators\/dist\/chlorine/, minShareCount: 2 },
  // What the console knows of doses, and what the parts of their page share.
  { name: 'dose-sources', test: /calculators\/dist\/dose-sources/, minShareCount: 2 },
  {
    name: 'doses',
    test: /calculators\/dist\/dose|\/src\/features\/calculators\/dose-|content\/calculators\/dose-page/,
    minShareCount: 2,
  },
  // What every calculator checks and rounds by, and the prices that some of them need.
  {
    name: 'prices',
    test: /calculators\/dist\/(bounds|numbers|band|pool-shape|cost-factors)|\/src\/shared\/lib\/money/,
    minShareCount: 2,
  },
  // What pools cost, which comparisons and plans compute too.
  {
    name: 'costs',
    test: /calculators\/dist\/(cost|ownership|service)|frontend\/content\/figures\./,
    minShareCount: 2,
  },
  { name: 'factors', test: /packages\/calculators\//, minShareCount: 2 },
  {
    name: 'calculators',
    test: /\/src\/features\/calculators\/(?!.*(energy|options-table|zone-table|place-(fields|values)|result-card|price-field|tariff-line|(pump|water|heat)-result\.|water-values|figure-groups|month-labels))/,
    minShareCount: 2,
  },
  { name: 'energy', test: /\/src\/features\/calculators\//, minShareCount: 2 },
  { name: 'reading', test: /\/src\/shared\/reading\//, minShareCount: 2 },
  // What all guides have, and what comparisons share beyond it.
  { name: 'guides', test: /\/guides\/(components\/(guide|reading)|search-path|figures|sources)/, minShareCount: 2 },
  {
    name: 'comparisons',
    test: /\/guides\/(components\/(comparison|cost-chart)|comparison-links|grid-rows|money|option|plan)/,
    minShareCount: 2,
  },
  // What the form of a listing shares with what is loaded for rejected ones and previews.
  {
    name: 'listing-form',
    test: /\/(features\/submission\/(listing-|api|submission-paths)|entities\/listing-fields\/radius)/,
    minShareCount: 2,
  },
  // Every other feature by itself.
  { name: featureOf, debugName: 'feature', minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

// Every page names a hundred scripts, whose hashes weigh less in fewer kinds of letters.
const hashCharacters = 'hex';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [mdxTexts(), react(), tailwindcss(), sharedIcons(), ...(isSsrBuild ? [] : [starter()])],
  // The package names only its build for development, which warns.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${routerDir}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerDir}/dom-export.mjs` },
    ],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // Pages and React are bundled whole; only what runs the process stays in node_modules.
  ssr: {
    noExternal: true,
    external: [
      '@fastify/static',
      '@poolpros/chassis',
      'fastify',
      'lru-cache',
      'pdfkit',
      'satori',
      'sharp',
      'undici',
      'zod',
    ],
  },
  build: {
    // Both builds must name an asset alike, so none may be inlined in one of them.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {
          ssr: true,
          outDir: 'dist/server',
          target: 'node20',
          rolldownOptions: { input: 'server/main.ts', output: { hashCharacters } },
        }
      : {
          manifest: true,
          // What every page has is there when a part of one is asked for.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, needed) =>
              needed.filter((name) => !/\/(rolldown-runtime|vendor|entry-client|ui)-/.test(name)),
          },
          outDir: 'dist/client',
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            // The paths of the API stand where they are asked for, not in the script of every page.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: { groups: chunks },
              hashCharacters,
            },
          },
        }),
  },
}));
