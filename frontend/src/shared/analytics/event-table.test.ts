import { expect, it } from 'vitest';
import { eventTable, rowOf, tagTable } from './event-table.js';

it('names the events of the networks as the specification maps them', () => {
  const pixel = Object.entries(tagTable).flatMap(([name, row]) => ('fbq' in row ? [[name, row.fbq]] : []));
  expect(Object.fromEntries(pixel)).toEqual({
    form_submit: 'Lead',
    contact_contractor: 'Contact',
    view_content: 'ViewContent',
    search: 'Search',
    signup: 'CompleteRegistration',
    login: 'CustomizeProduct',
    start_form: 'InitiateCheckout',
  });
  const conversions = Object.entries(tagTable).flatMap(([name, row]) =>
    'lintrk' in row && row.lintrk === 'conversion' ? [name] : [],
  );
  expect(conversions.sort()).toEqual(['contact_contractor', 'form_submit', 'signup']);
});

it('has one event for every name of the tags, and says what fires it', () => {
  const tags = Object.keys(eventTable).flatMap((event) => rowOf(event)?.tag ?? []);
  expect([...tags].sort()).toEqual(Object.keys(tagTable).sort());
  expect(Object.values(eventTable).filter(({ on, category, has }) => !on || !category || !has)).toEqual([]);
});

it('knows no event that is not in the table', () => {
  expect(rowOf('toString')).toBeUndefined();
});
