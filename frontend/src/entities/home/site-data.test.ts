import { expect, test } from 'vitest';
import { operator } from '../../../test/fixtures.js';
import { siteData } from './site-data.js';

const publicUrl = 'https://poolpros.example';
const unset = { name: null, email: null, address: null, privacyEmail: null, copyrightAgent: null };
const organization = (site: Partial<Parameters<typeof siteData>[0]>) => {
  const data = siteData({ publicUrl, social: [], operator: unset, ...site });
  return '@graph' in data ? (data['@graph'][0] as object) : {};
};

test('the organization has the profiles and the contact that the settings name', () => {
  const social = [
    { label: 'Videos', url: 'https://videos.test/poolpros' },
    { label: 'Instagram (example)', url: 'https://example.com/instagram' },
  ];
  expect(organization({ social, operator })).toMatchObject({
    logo: 'https://poolpros.example/favicon.svg',
    legalName: operator.name,
    sameAs: ['https://videos.test/poolpros'],
    contactPoint: { contactType: 'customer support', email: operator.email },
  });
});

test('nothing is said that no setting names, and an example is no profile', () => {
  const data = organization({ social: [{ label: 'Photos (example)', url: 'https://www.example.com/photos' }] });
  for (const property of ['sameAs', 'contactPoint', 'legalName']) expect(data).not.toHaveProperty(property);
});
