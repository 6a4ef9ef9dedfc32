import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type ExportedRequest, exportFormats } from './request-export.js';

const request: ExportedRequest = {
  id: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9c0d',
  version: 1,
  installerId: 7,
  businessName: 'Hillstone Pools & Spas',
  name: 'Ann "Annie" Hale',
  phone: '+15125550100',
  message: 'Side gate is 9 ft, flat.\nSwim by June?',
  service: 'Pool Repair',
  zip: '78704',
  timing: 'now',
  budget: null,
  contactBy: null,
  facts: {},
  others: 0,
  status: 'replied',
  createdAt: '2026-11-21T15:04:05.000Z',
  seenAt: null,
  repliedAt: null,
  value: null,
  messages: [],
};

const { csv, json } = exportFormats;
const csvOf = (requests: ExportedRequest[]) => csv.start + csv.page(requests, true) + csv.end;

test('pages of JSON make one document, also without a request', () => {
  const pages = json.page([request, request], true) + json.page([request], false);
  expect(JSON.parse(json.start + pages + json.end)).toEqual({ requests: [request, request, request] });
  expect(JSON.parse(json.start + json.end)).toEqual({ requests: [] });
});

test('has a byte order mark, a row of headings, and quotes what needs it', () => {
  const [headings, row] = csvOf([request]).split(/\r\n(?=0199|$)/);
  expect(headings).toMatch(/^\uFEFFid,business,name,/);
  expect(row).toContain('"Ann ""Annie"" Hale"');
  expect(row).toContain('"Side gate is 9 ft, flat.\nSwim by June?"');
});

test.each(['\n', '\r\n', '\r'])('a message of several lines is one cell, whatever its lines begin with: %j', (end) => {
  const message = ['Gate is 9 ft wide.', '=1+1', '@SUM(A1)', 'Swim by June?'].join(end);
  const text = csvOf([{ ...request, message }]);
  expect(text).toContain(`"${message}"`);
  const records = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
  expect(records).toMatchObject([{ id: request.id, message, messages: '0' }]);
});

test.each(['=1+1', '+cmd', '-2', '@sum', '\tx'])('a cell that begins like a formula is text: %j', (message) => {
  expect(csvOf([{ ...request, message }])).toContain(`'${message}`);
});
