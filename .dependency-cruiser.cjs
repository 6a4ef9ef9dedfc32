/** The arrows between folders. Tests may reach further: they stand outside the product. */
const test = '(\\.test\\.tsx?$|/test/|/src/testing/)';

/** What each package imports of the others. */
const needs = {
  // What a pool costs at a place follows from what it costs.
  places: ['calculators', 'contracts'],
  maps: ['contracts', 'places'],
  // Calculators have no clock, no store and no screen.
  calculators: ['contracts'],
  // What a search means is the same in both searches, whatever the store.
  'search-rules': ['contracts', 'places'],
  // Seed data is invented without a store; commands write it.
  'seed-data': ['contracts', 'places'],
  // The chassis holds no business words.
  chassis: ['contracts'],
  mailbox: [],
};
const packagesNeedOnly = Object.entries(needs).map(([name, others]) => ({
  name: `${name}-needs-only-${others.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: test },
  to: { path: '^(packages|services|frontend)/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
}));

const entities = 'frontend/src/entities';
/** What a folder of entities imports of the others; one without a row imports none. The rows make no circle. */
const entityNeeds = {
  contractor: ['requests', 'submission'],
  'listing-fields': ['opening-hours', 'search'],
  listings: ['contact'],
  'local-listings': ['listings', 'places', 'search'],
  requests: ['photos'],
  search: ['places'],
  'search-box': ['places', 'search'],
};
const entitiesNeedOnly = [
  {
    name: 'entities-need-no-other',
    severity: 'error',
    from: { path: `^${entities}/([^/]+)/`, pathNot: [test, `^${entities}/(${Object.keys(entityNeeds).join('|')})/`] },
    to: { path: `^${entities}/`, pathNot: `^${entities}/$1/` },
  },
  ...Object.entries(entityNeeds).map(([name, others]) => ({
    name: `${name}-needs-only-${others.join('-and-')}`,
    severity: 'error',
    from: { path: `^${entities}/${name}/`, pathNot: test },
    to: { path: `^${entities}/`, pathNot: `^${entities}/(${[name, ...others].join('|')})/` },
  })),
];

/** Layers of a service, or of each of its modules. */
const layer = (names, service = '[^/]+') => `^services/${service}/src/(|[^/]+/)(${names})/`;
/** What puts a service together. */
const root = '^services/[^/]+/src/(app|service|main)[./]';

/** The modules of directory (services/directory/src/app/subjects.ts): each may import those before it. */
const modules = [
  'base',
  'members',
  'listings',
  'connections',
  'photos',
  'projects',
  'search',
  'editing',
  'team',
  'claims',
  'intake',
  'requests',
  'figures',
  'catalog',
  'import',
  'app',
];
const modulesImportThoseBefore = modules.slice(0, -1).map((name, at) => ({
  name: `${name}-imports-modules-before-it`,
  severity: 'error',
  from: { path: `^services/directory/src/${name}/` },
  to: { path: `^services/directory/src/(${modules.slice(at + 1).join('|')}|service|main)[./]` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or miss a third. Types alone may: they are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that is not found is a border that is not checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contracts-need-zod-only',
      comment: 'Contracts are read by the browser too.',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: test },
      to: { pathNot: ['^packages/contracts/', '^node_modules/zod/'] },
    },
    ...packagesNeedOnly,
    ...modulesImportThoseBefore,
    {
      name: 'only-commands-use-seed-data',
      comment: 'Nothing that a visitor reaches invents anything.',
      severity: 'error',
      from: {
        path: '^(packages|services|frontend)/',
        pathNot: [test, '^packages/seed-data/', layer('commands')],
      },
      to: { path: '^packages/seed-data/' },
    },
    {
      name: 'services-never-import-a-service',
      comment: 'Services speak HTTP and events.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-never-import-the-frontend',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(frontend|packages/mailbox)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules know no framework, no store and no clock: only each other, the contracts and the places.',
      severity: 'error',
      from: { path: layer('domain', '([^/]+)'), pathNot: test },
      to: {
        path: '^(packages|services|frontend)/',
        pathNot: [
          layer('domain', '$1'),
          '^packages/(contracts|places|search-rules)/',
          '^packages/chassis/(src|dist)/(machine|calendar)\\.(ts|js|d\\.ts)$',
        ],
      },
    },
    {
      name: 'domain-does-no-io',
      severity: 'error',
      from: { path: layer('domain'), pathNot: test },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|util)$' },
    },
    {
      name: 'query-understanding-is-pure',
      comment: 'What a text means does not depend on what the index holds.',
      severity: 'error',
      from: { path: '^services/search/src/query-understanding/', pathNot: test },
      to: { pathNot: '^(services/search/src/query-understanding|packages/(contracts|places))/' },
    },
    {
      name: 'stores-do-not-know-routes',
      comment:
        'Statements decide nothing: routes, events, jobs and actions call the stores, never the other way round.',
      severity: 'error',
      from: { path: layer('db'), pathNot: test },
      to: {
        path: [
          layer('routes|events|jobs|commands|actions'),
          root,
          '^packages/chassis/(src|dist)/(http|problem|refusal)[./]',
        ],
      },
    },
    {
      name: 'actions-know-no-http',
      comment: 'A use case is called from routes, events and jobs alike; it says no with a Refusal.',
      severity: 'error',
      from: { path: layer('actions'), pathNot: test },
      to: {
        path: [
          layer('routes|events|jobs|commands'),
          '^services/[^/]+/src/(service|main)[.]',
          '^packages/chassis/(src|dist)/(http|problem)[./]',
          '^node_modules/(fastify|@fastify)/',
        ],
      },
    },
    {
      name: 'only-actions-take-steps',
      comment: 'Routes, events, jobs and commands translate what reaches them into a call of a use case.',
      severity: 'error',
      from: { path: '^services/', pathNot: [test, layer('actions')] },
      to: { path: '^packages/chassis/(src|dist)/machine/transition[.]' },
    },
    {
      name: 'only-actions-and-stores-publish',
      comment: 'What others are told goes to the outbox with the write that it tells of.',
      severity: 'error',
      from: { path: layer('routes|events|jobs|commands|domain'), pathNot: test },
      to: { path: '^packages/chassis/(src|dist)/outbox[.]' },
    },
    {
      name: 'routes-and-events-do-not-meet',
      comment: 'What both need is domain or db.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(?:|[^/]+/)(routes|events)/', pathNot: test },
      to: {
        path: ['^services/$1/src/(?:|[^/]+/)(routes|events)/', '^services/$1/src/(service|main)[.]'],
        pathNot: '^services/$1/src/(?:|[^/]+/)$2/',
      },
    },
    {
      name: 'features-never-import-a-sibling',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: test },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-business',
      comment: 'shared, entities, features, pages, app: each imports only what is before it.',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: test },
      to: { path: '^frontend/src/(entities|features|pages|app)/' },
    },
    {
      name: 'entities-know-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/entities/', pathNot: test },
      to: { path: '^frontend/src/(features|pages|app)/' },
    },
    ...entitiesNeedOnly,
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: test },
      to: { path: '^frontend/src/(pages|app)/' },
    },
    {
      name: 'pages-do-not-know-the-app',
      severity: 'error',
      from: { path: '^frontend/src/pages/', pathNot: test },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'content-knows-no-code',
      comment: 'Texts and their data are changed without touching code; of the code they may know types.',
      severity: 'error',
      from: { path: '^frontend/content/' },
      to: { path: '^(frontend/(src|server)|services)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-browser-never-sees-the-chassis',
      severity: 'error',
      from: { path: '^frontend/(src|content)/' },
      to: { path: '^(packages/(chassis|places|maps|search-rules|seed-data|mailbox)|services|frontend/server)/' },
    },
    {
      name: 'benches-import-packages-only',
      comment:
        'A measurement meets the product as others do, over HTTP, by events and by commands; of the scripts it uses what they offer.',
      severity: 'error',
      from: { path: '^benches/' },
      to: { path: '^(services|frontend|e2e|scripts/[^/]+$)' },
    },
    {
      name: 'nothing-imports-the-benches',
      severity: 'error',
      from: { pathNot: '^benches/' },
      to: { path: '^benches/' },
    },
    {
      name: 'radix-in-one-folder',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/src/shared/ui/' },
      to: { path: '^node_modules/(radix-ui|@radix-ui)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '^(frontend/)?node_modules/vite/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts', '.css', '.json'],
    },
  },
};
