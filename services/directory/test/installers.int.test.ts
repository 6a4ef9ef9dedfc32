import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@poolpros/chassis/testing/eventually';
import type { Service } from '@poolpros/contracts/catalogue';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import {
  installerDetailSchema,
  installerListSchema,
  reachSchema,
  summarySchema,
} from '@poolpros/contracts/http/installers';
import {
  areaPageSchema,
  cityListSchema,
  cityPageSchema,
  stateListSchema,
  statePageSchema,
  zipPlaceSchema,
} from '@poolpros/contracts/http/places';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import type { InstallerFields } from '../src/listings/domain/installer.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const change = (id: number, fields: Parameters<typeof directory.add>[0] = {}) =>
  directory.database.transaction((tx) => changeInstaller(tx, id, () => fields, new Date()));

test('stores and reads every field of an installer', async () => {
  const stored = await directory.add({
    neighborhood: 'Zilker',
    priceRange: '$5,000 and up',
    profileImage: 'https://a.example/p.jpg',
    legalName: 'Hillstone Holdings LLC',
    street: '1200 Barton Springs Rd',
    addressPrivate: true,
    languages: ['English', 'Spanish'],
    paymentMethods: ['Check', 'Payment app'],
    fieldSources: { street: 'owner', phone: 'staff' },
  });
  expect(await findInstaller(directory.database.dataSource.manager, stored.id)).toEqual(stored);
  expect(stored).toMatchObject({
    version: 1,
    nameFolded: 'hillstone pools and spas',
    websiteDomain: 'hillstone.example',
  });
});

test('every write raises the version and publishes the snapshot with it', async () => {
  const { id } = await directory.add();
  await change(id, { name: 'Hillstone Pools' });
  await change(id, { status: 'removed' });
  const events = await directory.events(contractorChanged.type);
  expect(
    events.map((event) => [event.aggregateId, event.aggregateVersion, event.data.name, event.data.status]),
  ).toEqual([
    [String(id), 1, 'Hillstone Pools & Spas', 'published'],
    [String(id), 2, 'Hillstone Pools', 'published'],
    [String(id), 3, 'Hillstone Pools', 'removed'],
  ]);
  for (const event of events) expect(contractorChanged.envelope.parse(event)).toBeTruthy();
});

test('every event says where the listing was found before it', async () => {
  const found = (fields: Partial<InstallerFields>) => {
    const { latitude, longitude, serviceRadius, stateSlug } = installerFields(fields);
    return { latitude, longitude, serviceRadius, stateSlug };
  };
  const { id } = await directory.add();
  await change(id, { name: 'Hillstone Pools' });
  await change(id, { latitude: 30.5, serviceRadius: 25 });
  await change(id, { status: 'paused' });
  await change(id, { stateSlug: 'ohio', longitude: -83 });
  await change(id, { status: 'published' });
  await change(id, { status: 'removed' });
  const [moved, gone] = [
    { latitude: 30.5, serviceRadius: 25 },
    { latitude: 30.5, serviceRadius: 25, stateSlug: 'ohio', longitude: -83 },
  ];
  expect((await directory.events(contractorChanged.type)).map(({ data }) => data.foundBefore)).toEqual([
    null,
    found({}),
    found({}),
    found(moved),
    found(moved),
    found(gone),
    found(gone),
  ]);
});

test('concurrent writers get one version each, in the order of their events', async () => {
  const { id } = await directory.add();
  await Promise.all(['A Pools', 'B Pools', 'C Pools', 'D Pools'].map((name) => change(id, { name })));
  const events = await directory.events(contractorChanged.type);
  expect(events.map((event) => event.aggregateVersion)).toEqual([1, 2, 3, 4, 5]);
  const stored = await findInstaller(directory.database.dataSource.manager, id);
  expect(stored?.name).toBe(events.at(-1)?.data.name);
});

test('a failing transaction leaves neither a row nor an event', async () => {
  const { id } = await directory.add();
  const failing = directory.database.transaction(async (tx) => {
    await changeInstaller(tx, id, () => ({ name: 'Never' }), new Date());
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await directory.events()).toHaveLength(1);
});

test('lists published installers by place and name, in pages, and lets caches store the list five minutes', async () => {
  await directory.add({ name: 'Zeta Pools' });
  await directory.add({ name: 'Alpha Pools' });
  await directory.add({ name: 'Dallas Pools', citySlug: 'dallas', city: 'Dallas' });
  await directory.add({ name: 'Gone Pools', status: 'suspended' });
  const all = await directory.get('/installers');
  expect(installerListSchema.parse(all.body).map((each) => each.name)).toEqual([
    'Alpha Pools',
    'Zeta Pools',
    'Dallas Pools',
  ]);
  expect(all.headers['cache-control']).toBe('public, max-age=300');
  const names = async (query: string) =>
    (await directory.get(`/installers?${query}`)).body.map((each: { name: string }) => each.name);
  expect(await names('state=texas&city=dallas')).toEqual(['Dallas Pools']);
  expect(await names('state=ohio')).toEqual([]);
  expect(await names('limit=2&page=2')).toEqual(['Dallas Pools']);
});

test.each([
  ['limit=2&page=3', 2],
  ['state=texas&city=dallas&page=2', 1],
  ['state=ohio&page=999999999', 1],
])('has no page after the last of the list %s', async (query, last) => {
  await directory.add();
  await directory.add();
  await directory.add({ citySlug: 'dallas', city: 'Dallas' });
  const response = await directory.get(`/installers?${query}`);
  expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'query.page', max: last }] } });
});

test.each([
  ['limit=101', 'query.limit'],
  ['limit=ten', 'query.limit'],
  ['page=0', 'query.page'],
  ['city=austin', 'query.city'],
])('rejects the list with %s, naming %s', async (query, path) => {
  const response = await directory.get(`/installers?${query}`);
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path }] } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('shows a profile with four alternatives, nearest first, itself left out', async () => {
  const { id } = await directory.add();
  const miles = [40, 5, 20, 60, 10];
  for (const away of miles) await directory.add({ name: `${away} miles`, latitude: 30.2672 + away / 69.09 });
  await directory.add({ name: 'too far', latitude: 32.5 });
  await directory.add({ name: 'not live', status: 'closed' });
  const response = await directory.get(`/installers/${id}`);
  const detail = installerDetailSchema.parse(response.body);
  expect(detail.nearby.map((each) => each.name)).toEqual(['5 miles', '10 miles', '20 miles', '40 miles']);
  expect(detail.nearby[0]).toMatchObject({
    distance: 5,
    servesPoint: true,
    reasons: ['Within 50 miles'],
  });
  expect(detail).toMatchObject({ email: null, claimed: false, timeZone: 'America/Chicago' });
  expect(response.headers['cache-control']).toBe('public, max-age=60');
});

test.each([
  ['suspended', 404, 'installer_not_found'],
  ['removed', 410, 'gone'],
] as const)('a %s installer has no page: %d', async (status, code, problem) => {
  const { id } = await directory.add({ status });
  for (const path of ['', '/reach?zip=78704'])
    expect(await directory.get(`/installers/${id}${path}`)).toMatchObject({ status: code, body: { code: problem } });
});

test.each(['paused', 'closed'] as const)('a %s installer keeps its page', async (status) => {
  const { id } = await directory.add({ status });
  const { status: code, body } = await directory.get(`/installers/${id}`);
  expect(code).toBe(200);
  expect(installerDetailSchema.parse(body)).toMatchObject({ status, phone: null, website: null, hours: [] });
});

test('a profile says that its point is exact where it is that of a public street', async () => {
  const street = '1200 Barton Springs Rd';
  const exactPointOf = async (fields: Parameters<typeof directory.add>[0]) => {
    const { id } = await directory.add(fields);
    return (await directory.get(`/installers/${id}`)).body.exactPoint;
  };
  expect(await exactPointOf({ street, latitude: 30.2611, longitude: -97.7577 })).toBe(true);
  expect(await exactPointOf({ street, addressPrivate: true })).toBeUndefined();
  expect(await exactPointOf({ street: null })).toBeUndefined();
});

test('says whether it serves a ZIP, and how far that is, to nobody else', async () => {
  const { id } = await directory.add({ latitude: 30.2672, longitude: -97.7431, serviceRadius: 25 });
  const reach = await directory.get(`/installers/${id}/reach?zip=78704`);
  expect(reachSchema.parse(reach.body)).toMatchObject({ zip: '78704', location: 'Austin, TX', serves: true });
  expect(reach.body.miles).toBeLessThan(5);
  expect(reach.headers['cache-control']).toBe('no-store');
  expect((await directory.get(`/installers/${id}/reach?zip=75201`)).body).toMatchObject({
    location: 'Dallas, TX',
    serves: false,
  });
});

test.each([
  ['00000', 404, 'place_not_found'],
  ['7870', 400, 'invalid_request'],
  ['', 400, 'invalid_request'],
])('responds to the ZIP %j with %d', async (zip, status, code) => {
  const { id } = await directory.add();
  expect(await directory.get(`/installers/${id}/reach?zip=${zip}`)).toMatchObject({ status, body: { code } });
});

test.each([
  ['999999', 404],
  ['abc', 400],
  ['0', 400],
  ['99999999999', 400],
])('responds to the installer id %s with %d', async (id, status) => {
  expect((await directory.get(`/installers/${id}`)).status).toBe(status);
});

test('counts places and the whole site from the table', async () => {
  await directory.add({ isSample: true });
  await directory.add({ citySlug: 'dallas', city: 'Dallas', latitude: 32.7767, longitude: -96.797 });
  await directory.add({ status: 'suspended' });
  const summary = await directory.get('/summary');
  expect(summarySchema.parse(summary.body)).toMatchObject({
    installers: 2,
    states: 1,
    reviews: 0,
    averageRating: null,
    sampleData: true,
    popular: [{ city: 'Austin' }, { city: 'Dallas' }],
  });
  expect(summary.headers['cache-control']).toBe('public, max-age=60');
  const third = await directory.add();
  await directory.database.transaction((tx) =>
    changeInstaller(
      tx,
      third.id,
      () => ({ rating: 4.5, ratingMean: 4.46, reviewCount: 10, ratingVersion: 1 }),
      new Date(),
    ),
  );
  directory.expireCounts();
  expect((await directory.get('/summary')).body).toMatchObject({ installers: 3, reviews: 10, averageRating: 4.5 });

  const states = await directory.get('/places/states');
  expect(stateListSchema.parse(states.body)).toHaveLength(51);
  expect(states.body.find((each: { value: string }) => each.value === 'texas').installers).toBe(3);
  expect(states.headers['cache-control']).toBe('public, max-age=300');

  const texas = statePageSchema.parse((await directory.get('/places/states/texas')).body);
  expect(texas).toMatchObject({
    installers: 3,
    averageRating: 4.5,
    cities: [
      { value: 'austin', installers: 2 },
      { value: 'dallas', installers: 1 },
    ],
  });

  const cities = cityListSchema.parse((await directory.get('/places/states/texas/cities')).body);
  expect(cities.length).toBeGreaterThan(500);
  expect(cities.find((city) => city.value === 'dallas')?.installers).toBe(1);
});

test('counts the installers of a service type by state', async () => {
  await directory.add({ stateSlug: 'texas', poolTypes: ['Luxury Pools'], specializations: [] });
  await directory.add({ stateSlug: 'texas', poolTypes: [], specializations: ['Therapeutic Pools'] });
  await directory.add({ stateSlug: 'texas', poolTypes: ['Luxury Pools'], status: 'paused' });
  directory.expireCounts();
  const countsOf = async (serviceType: string) => {
    const { body } = await directory.get(`/places/states?serviceType=${serviceType}`);
    return stateListSchema
      .parse(body)
      .flatMap(({ value, installers }) => (installers > 0 ? [[value, installers]] : []));
  };
  expect(await countsOf('luxury')).toEqual([['texas', 1]]);
  expect(await countsOf('therapeutic')).toEqual([['texas', 1]]);
  expect(await countsOf('eco-friendly')).toEqual([]);
  expect(await countsOf('all')).toEqual([['texas', 2]]);
  expect(await directory.get('/places/states?serviceType=nothing')).toMatchObject({ status: 400 });
});

test.each(['/places/states', '/places/states/texas', '/places/states/texas/cities'])(
  '%s is compressed once, and not sent again to who has it',
  async (url) => {
    await directory.add();
    const plain = await directory.get(url);
    const compressed = await directory.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.etag).toBe(plain.headers.etag);
    if (compressed.headers['content-encoding'] === 'br')
      expect(JSON.parse(String(brotliDecompressSync(compressed.rawPayload)))).toEqual(plain.body);
    else expect(compressed.json()).toEqual(plain.body);
    const again = await directory.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('a list of a kilobyte and more leaves compressed', async () => {
  const { headers } = await directory.app.inject({
    url: '/places/states/texas/cities',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});

test('a city page tells what lies in the city from what serves it', async () => {
  await directory.add();
  const rated = await directory.add({
    citySlug: 'round-rock',
    city: 'Round Rock',
    latitude: 30.5083,
    longitude: -97.6789,
    serviceRadius: 25,
  });
  await directory.database.transaction((tx) =>
    changeInstaller(
      tx,
      rated.id,
      () => ({ rating: 4.4, ratingMean: 4.4, reviewCount: 3, ratingVersion: 1 }),
      new Date(),
    ),
  );
  await directory.add({
    citySlug: 'georgetown',
    city: 'Georgetown',
    latitude: 30.6333,
    longitude: -97.6781,
    serviceRadius: 5,
  });
  const page = await eventually(async () => {
    const city = cityPageSchema.parse((await directory.get('/places/states/texas/cities/austin')).body);
    expect(city).toMatchObject({ located: 1, serving: 2, medianRating: 4.4, city: { label: 'Austin' } });
    return city;
  });
  expect(page.nearby.map((city) => city.value)).toEqual(['round-rock', 'georgetown']);
  expect(page.areas.map((area) => area.value)).toEqual(['travis-county', 'greater-austin']);
});

test('the nearest cities of a city may lie in another state, which their names say', async () => {
  await directory.add({ stateSlug: 'arkansas', citySlug: 'texarkana', city: 'Texarkana' });
  await directory.add({ citySlug: 'dallas', city: 'Dallas' });
  const page = cityPageSchema.parse((await directory.get('/places/states/texas/cities/texarkana')).body);
  expect(page.nearby).toMatchObject([
    { state: 'arkansas', value: 'texarkana', label: 'Texarkana, AR', installers: 1 },
    { state: 'texas', value: 'dallas', label: 'Dallas', installers: 1 },
  ]);
  expect(page.nearby[0]?.miles).toBeLessThan(10);
});

test('a city page tells who serves it by service, each with the median of their own ratings', async () => {
  const offering = (services: Service[], change: object = {}) => directory.add({ services, ...change });
  const rated = [
    await offering(['Pool Repair', 'Pool Cleaning']),
    await offering(['Pool Repair']),
    await offering(['Pool Repair']),
  ];
  await offering(['Sauna Installation'], { latitude: 32.78, longitude: -96.8, serviceRadius: 10 });
  for (const [index, { id }] of rated.entries()) {
    const rating = 3 + index / 2;
    await directory.database.transaction((tx) =>
      changeInstaller(tx, id, () => ({ rating, ratingMean: rating, reviewCount: 1, ratingVersion: 1 }), new Date()),
    );
  }
  await eventually(async () => {
    const { services } = cityPageSchema.parse((await directory.get('/places/states/texas/cities/austin')).body);
    expect(services).toEqual([
      { value: 'Pool Repair', serving: 3, medianRating: 3.5, indexable: true },
      { value: 'Pool Cleaning', serving: 1, medianRating: 3, indexable: false },
    ]);
  });
});

test('a service area is a county or a region, with the cities that have installers', async () => {
  await directory.add();
  await directory.add({ citySlug: 'round-rock', city: 'Round Rock', latitude: 30.5083, longitude: -97.6789 });
  const page = async (url: string) => areaPageSchema.parse((await directory.get(url)).body);
  expect(await page('/places/states/texas/areas/travis-county')).toMatchObject({
    area: { label: 'Travis County', kind: 'county' },
    center: { value: 'austin' },
    cities: [{ value: 'austin', installers: 1, latitude: 30.27 }],
    installers: 1,
    others: [],
  });
  expect((await page('/places/states/texas/areas/greater-austin')).cities.map(({ value }) => value)).toEqual([
    'austin',
    'round-rock',
  ]);
});

test('a service area without its state is the most populous one of its name', async () => {
  const page = areaPageSchema.parse((await directory.get('/places/areas?area=orange-county')).body);
  expect(page.state.value).toBe('california');
  expect(page.others[0]).toEqual({ state: 'florida', value: 'orange-county', label: 'Orange County, Florida' });
});

test('a ZIP lies in a state, at a point that says no more than a mile', async () => {
  const { status, body } = await directory.get('/places/zip?zip=78701');
  expect(status).toBe(200);
  expect(zipPlaceSchema.parse(body)).toMatchObject({
    zip: '78701',
    city: 'Austin',
    state: 'texas',
    latitude: 30.27,
    zone: 'HOU',
  });
});

test('a ZIP of the capital lies in the District of Columbia', async () => {
  expect((await directory.get('/places/zip?zip=20001')).body).toMatchObject({
    city: 'Washington',
    state: 'district-of-columbia',
  });
});

test('a ZIP+4 lies where its ZIP does', async () => {
  expect((await directory.get('/places/zip?zip=78701-1234')).body).toMatchObject({ zip: '78701', city: 'Austin' });
});

test('a ZIP of a territory is not asked for again', async () => {
  expect(await directory.get('/places/zip?zip=00901')).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: 'query.zip',
          message: 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet',
        },
      ],
    },
  });
});

test('a ZIP of letters is refused', async () => {
  expect(await directory.get('/places/zip?zip=787O1')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'query.zip', message: 'enter a five-digit ZIP code' }] },
  });
});

test.each([
  '/places/zip?zip=00000',
  '/places/states/ontario',
  '/places/states/ontario/cities',
  '/places/states/texas/cities/nowhere',
  '/places/states/texas/areas/orange-walk',
  '/places/areas?area=narnia',
])('has no place at %s', async (url) => {
  expect(await directory.get(url)).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
});

test('rejects a path that is no slug', async () => {
  expect(await directory.get('/places/states/Texas%20!')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'params.state' }] },
  });
});

test('describes every route for the public document', async () => {
  const { paths } = (await directory.get('/openapi.json')).body;
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/installers',
      '/installers/{installerId}',
      '/installers/search',
      '/places/states',
      '/places/states/{state}',
      '/places/states/{state}/cities',
      '/places/states/{state}/cities/{city}',
      '/places/states/{state}/areas/{area}',
      '/places/areas',
      '/places/zip',
      '/summary',
      '/contact-requests',
      '/submissions',
      '/submissions/confirm',
      '/submissions/status',
      '/admin/submissions',
      '/admin/submissions/{submissionId}/approve',
      '/admin/submissions/{submissionId}/reject',
      '/contractors/me/listings',
      '/contractors/me/contact-requests',
      '/contractors/me/contact-requests/{contactRequestId}/seen',
    ]),
  );
});

const securityOf = (path: string): object[] | null => {
  if (/^\/(admin|contractors)\//.test(path)) return [{ bearer: [] }];
  return path.startsWith('/v1/') ? [{ apiKey: [] }] : null;
};

test('declares on every operation what signs in to it: the access token, a key of a business, or nothing', async () => {
  const { paths } = (await directory.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { security }] of Object.entries(methods))
      expect({ [`${method} ${path}`]: security ?? null }).toEqual({
        [`${method} ${path}`]: securityOf(path),
      });
});
