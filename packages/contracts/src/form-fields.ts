import type { RouteName } from './page-table.js';

const shape = ['shape', 'length', 'width', 'otherLength', 'otherWidth', 'diameter', 'area', 'depth'];

/**
 * The query keys in which a page reads what was typed into its form, or a pattern of them, without those that its row
 * names in `query`. Apart from the page table, as browsers do not need them.
 */
export const formFields: Partial<Record<RouteName, readonly string[] | RegExp>> = {
  costCalculator: [
    ...shape,
    ...['type', 'deck', 'deckArea', 'heater', 'lights', 'cover', 'waterFeature', 'waterFeatures', 'spa'],
    ...['automation', 'salt', 'fence', 'fenceLength', 'gates'],
  ],
  energyCalculator: [
    ...shape,
    ...['from', 'to', 'price', 'kw', 'hours', 'speed', 'fullHours', 'gallons', 'flow', 'temperature', 'cover'],
    ...['coveredHours', 'heater', 'efficiency', 'collectorArea', 'gas', 'propane', 'usesPerWeek', 'kwhPerUse'],
    ...['build', 'kind', 'warmUp', 'use', 'duty', 'sessionsPerWeek', 'room', 'height', 'hardSurface', 'place'],
    ...['mortar', 'castIronTub', 'coldWalls', 'naturalStone', 'voltage'],
  ],
  waterCalculator: [
    ...shape,
    ...['from', 'to', 'cover', 'coveredHours', 'heatedTo', 'backwashes', 'backwashGallons', 'bathers', 'leak'],
    ...['drained', 'per', 'water', 'sewer'],
  ],
  doseCalculator: [
    ...shape,
    ...['by', 'gallons', 'alkalinity', 'alkalinityTarget', 'ph', 'phTarget', 'acid', 'base', 'chlorine'],
    ...['chlorineTarget', 'chlorineProduct', 'cyanuricAcid', 'cyanuricAcidTarget', 'calcium', 'calciumTarget'],
    ...['calciumProduct', 'fillCalcium', 'salt', 'saltTarget'],
  ],
  paymentCalculator: ['price', 'down', 'apr', 'months', 'extra'],
  // Of each line of a quote `deck1` and `deck1x`, or all lines in `in1` and `out1`; its estimate is `decke` or in `e`.
  quoteWorksheet: /^(?:count|e|(?:in|out|name|price)[1-3]|[a-z]+(?:[1-3]x?|e))$/,
};

/** Whether a page reads a query key as a field of its form. */
export function isFormField(name: RouteName, key: string): boolean {
  const fields = formFields[name] ?? [];
  return fields instanceof RegExp ? fields.test(key) : fields.includes(key);
}
