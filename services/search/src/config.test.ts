import { loadConfig } from '@poolpros/chassis/config';
import { expect, test } from 'vitest';
import { configSchema } from './config.js';

const given = {
  PORT: '4102',
  NATS_URL: 'nats://127.0.0.1:4201',
  INTERNAL_TOKEN: 'x'.repeat(32),
  ELASTICSEARCH_URL: 'http://127.0.0.1:4203',
  DIRECTORY_URL: 'http://127.0.0.1:4101',
};

test('searches the alias installers without replicas by default', () => {
  expect(loadConfig(configSchema, given)).toMatchObject({ SEARCH_INDEX: 'installers', INDEX_REPLICAS: 0 });
});

test.each([
  { variable: 'SEARCH_INDEX', value: 'Installers' },
  { variable: 'SEARCH_INDEX', value: 'installers,other' },
  { variable: 'INDEX_REPLICAS', value: '-1' },
  { variable: 'ELASTICSEARCH_URL', value: 'localhost:9200' },
  { variable: 'DIRECTORY_URL', value: '' },
])('rejects $value as $variable', ({ variable, value }) => {
  expect(() => loadConfig(configSchema, { ...given, [variable]: value })).toThrow(variable);
});
