import { pagePaths } from '@poolpros/contracts/paths';
import { requestLimits } from '@poolpros/contracts/request-limits';
import { expect, it } from 'vitest';
import { readValues, writeValues } from './typed-values.js';
import { readLink, writeLink } from './worksheet-link.js';
import { estimateField } from './worksheet-path.js';
import {
  extraField,
  lineIds,
  quoteNumbers,
  stateField,
  type WorksheetValues,
  worksheetChoices,
  worksheetDefaults,
  worksheetLengths,
} from './worksheet-values.js';

const linkOf = (values: WorksheetValues) => writeLink(writeValues(values, worksheetDefaults));
const read = (link: string) =>
  readValues(readLink(new URLSearchParams(link)), worksheetDefaults, worksheetChoices, worksheetLengths);

it('holds the lines of a quote in few parameters, and is read as it was filled in', () => {
  const filled = { name1: 'Hillstone', price1: '60,000', deck1: 'in', fence1: 'in', deck2: 'out', heater2: 'out' };
  const values = { ...worksheetDefaults, ...filled, deck2x: '8000', permite: '1000.5' };
  const link = linkOf(values).toString();
  expect(link).toBe('name1=Hillstone&price1=60%2C000&in1=deck_fence&out2=heater_deck.8000&e=permit.1000.5');
  expect(read(link)).toEqual(values);
});

it('is also read with one parameter for each field, as the cost calculator writes it', () => {
  const link = 'price1=60000&deck1=in&deck2=out&deck2x=8000&permite=1000';
  expect(Object.fromEntries(linkOf(read(link)))).toEqual({
    price1: '60000',
    in1: 'deck',
    out2: 'deck.8000',
    e: 'permit.1000',
  });
});

it('leaves out unknown lines', () => {
  expect(read('in1=moat_&out2=.5_x.1')).toEqual(worksheetDefaults);
});

it('fits into a request for a full worksheet', () => {
  const amount = '5000000';
  const values: WorksheetValues = {
    ...worksheetDefaults,
    count: '3',
    ...Object.fromEntries(
      quoteNumbers.flatMap((number) => [
        [`name${number}`, 'n'.repeat(40)],
        [`price${number}`, amount],
        ...lineIds.flatMap((id) => [
          [stateField(id, number), 'out'],
          [extraField(id, number), amount],
        ]),
      ]),
    ),
    ...Object.fromEntries(lineIds.map((id) => [estimateField(id), amount])),
  };
  const link = linkOf(values);
  expect(read(link.toString())).toEqual(values);
  expect(link.size).toBeLessThanOrEqual(requestLimits.parameters);
  expect(`${pagePaths.quoteWorksheet}?${link}`.length).toBeLessThanOrEqual(requestLimits.urlBytes);
});
