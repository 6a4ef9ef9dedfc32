import { states } from '@poolpros/contracts/states';
import { notCovered, unservedRegions } from '@poolpros/contracts/unserved-regions';
import { expect, test } from 'vitest';
import { cellsOf, importRowSchema } from './import-row.js';

const row = {
  source_id: 'a-1',
  name: 'Hill Pools',
  state: 'TX',
  city: 'Austin',
  description: 'Repairs and cleans pools on the west side of Austin, since 1998.',
  services: 'Pool Repair; Pool Cleaning;Pool Repair',
};

test('reads a row with the required columns only', () => {
  expect(importRowSchema.parse(cellsOf(row))).toMatchObject({
    source_id: 'a-1',
    state: { slug: 'texas' },
    services: ['Pool Repair', 'Pool Cleaning'],
    pool_types: [],
    hours: { hours: [], byAppointment: [] },
    zip: null,
    latitude: null,
    phone: null,
    service_radius: null,
  });
});

test('reads every optional column', () => {
  const full = {
    ...row,
    zip: '78704-1234',
    latitude: '30.25',
    longitude: '-97.75',
    service_radius: '25',
    phone: '(512) 555-0142 ext. 7',
    email: 'Office@Hill.example',
    website: 'https://hill.example',
    hours: 'Mon 08:00-17:00; sat 9-12:30; sun by appointment',
    languages: 'Spanish; English',
    founded_year: '1998',
    crew_size: '12',
  };
  expect(importRowSchema.parse(cellsOf(full))).toMatchObject({
    zip: '78704',
    latitude: 30.25,
    longitude: -97.75,
    service_radius: 25,
    phone: { phone: '+15125550142', phoneExtension: '7', phoneWords: null },
    email: 'office@hill.example',
    hours: {
      hours: [
        { day: 'mon', opens: '08:00', closes: '17:00' },
        { day: 'sat', opens: '09:00', closes: '12:30' },
      ],
      byAppointment: ['sun'],
    },
    languages: ['Spanish', 'English'],
    founded_year: 1998,
    crew_size: 12,
  });
});

test.each(states)('takes $label by its name, postal code and slug', ({ label, code, slug }) => {
  for (const state of [label, code, slug, code.toLowerCase()])
    expect(importRowSchema.parse(cellsOf({ ...row, state })).state.code).toBe(code);
});

test.each(unservedRegions)('says of $label that it is not covered', (region) => {
  for (const state of [region.label, region.code]) {
    const parsed = importRowSchema.safeParse(cellsOf({ ...row, state }));
    expect(parsed.error?.issues).toMatchObject([{ path: ['state'], message: notCovered(region) }]);
  }
});

test.each([
  [{ source_id: '' }, 'source_id', 'is required'],
  [{ source_id: 'sample-1' }, 'source_id', 'must not start with "sample-", which sample data uses: choose another key'],
  [{ name: 'a\u0007b' }, 'name', 'leave out control characters'],
  [{ state: 'Ontario' }, 'state', 'is not a US state: write its name or postal code, such as Texas or TX'],
  [{ state: 'PR' }, 'state', 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet'],
  [{ state: 'AE' }, 'state', 'use the town’s ZIP: a military mailing address is not on the map'],
  [{ zip: '123' }, 'zip', 'enter a five-digit ZIP code'],
  [{ zip: '2134' }, 'zip', 'enter a five-digit ZIP code'],
  [{ state: 'MA', zip: '2134' }, 'zip', 'did you mean 02134?'],
  [{ zip: '00901' }, 'zip', 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet'],
  [{ latitude: 'north', longitude: '1' }, 'latitude', 'must be a number, such as 30.27'],
  [{ latitude: '30' }, 'longitude', 'must be given together with latitude: fill in both or neither'],
  [{ description: 'short' }, 'description', 'use at least 50 characters'],
  [{ services: '' }, 'services', 'must name at least one service, such as Pool Repair'],
  [
    { services: 'Roofing' },
    'services.0',
    expect.stringMatching(/^does not know "Roofing": write one of Pool Installation; /),
  ],
  [{ service_radius: '4' }, 'service_radius', 'must be at least 5'],
  [{ service_radius: '12.5' }, 'service_radius', 'must be a whole number, such as 25'],
  [{ founded_year: '1849' }, 'founded_year', 'must be at least 1850'],
  [{ crew_size: '5001' }, 'crew_size', 'must be at most 5000'],
  [{ phone: '12' }, 'phone', 'enter a US phone number such as (512) 555-0142'],
  [{ phone: '416-555-0142' }, 'phone', 'enter a US phone number instead of a foreign one (Canada)'],
  [{ email: 'office' }, 'email', 'enter an email address such as name@example.com'],
  [{ website: 'ftp://a.example' }, 'website', 'enter a web address such as https://example.com'],
  [{ website: 'https://user:pw@a.example' }, 'website', 'leave out the username and the password'],
  [{ hours: 'monday' }, 'hours', 'must look like "Mon-Fri 8-5; Sat 9:00-12:30; Sun by appointment"'],
])('rejects %j', (change, path, message) => {
  const parsed = importRowSchema.safeParse(cellsOf({ ...row, ...change }));
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});
