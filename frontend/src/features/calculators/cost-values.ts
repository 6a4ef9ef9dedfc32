import type { CostInput } from '@poolpros/calculators/cost';
import { covers, decks, fences, heaters, poolFactors, spas, waterFeatures } from '@poolpros/calculators/cost-factors';
import { states } from '@poolpros/contracts/states';
import { poolOf, shapeChoices, shapeDefaults } from './pool-values.js';
import { type Choices, countTyped, feetTyped, type TypedValues } from './typed-values.js';

/** A common pool with a deck; nothing else is assumed. */
export const costDefaults = {
  type: 'fiberglass',
  ...shapeDefaults,
  depth: '5',
  deck: 'broom-concrete',
  deckArea: '400',
  heater: 'none',
  lights: '1',
  cover: 'none',
  waterFeature: 'sheer',
  waterFeatures: '0',
  spa: 'none',
  automation: '',
  salt: '',
  fence: 'mesh',
  fenceLength: '0',
  gates: '0',
  state: '',
};
export type CostField = keyof typeof costDefaults;
export type CostValues = TypedValues<CostField>;

const keysOf = <Options extends object>(options: Options) => Object.keys(options);
const noneOr = (options: object): string[] => ['none', ...Object.keys(options)];

export const costChoices: Choices<CostField> = {
  type: keysOf(poolFactors),
  ...shapeChoices,
  deck: keysOf(decks),
  heater: noneOr(heaters),
  cover: noneOr(covers),
  waterFeature: keysOf(waterFeatures),
  spa: noneOr(spas),
  automation: ['', '1'],
  salt: ['', '1'],
  fence: keysOf(fences),
  state: ['', ...states.map(({ code }) => code)],
};

/** What the fields say, for the calculator; values that are chosen are known to be choices (`costChoices`). */
export function costInputOf(values: CostValues): CostInput {
  const chosen = values as unknown as Pick<
    CostInput,
    'type' | 'deck' | 'heater' | 'cover' | 'waterFeature' | 'spa' | 'fence'
  >;
  return {
    type: chosen.type,
    deck: chosen.deck,
    heater: chosen.heater,
    cover: chosen.cover,
    waterFeature: chosen.waterFeature,
    spa: chosen.spa,
    fence: chosen.fence,
    pool: poolOf(values),
    depth: feetTyped(values.depth),
    deckArea: countTyped(values.deckArea, 'sq ft'),
    lights: countTyped(values.lights),
    waterFeatures: countTyped(values.waterFeatures),
    fenceLength: countTyped(values.fenceLength, 'ft'),
    gates: countTyped(values.gates),
    automation: values.automation !== '',
    salt: values.salt !== '',
    state: (values.state || null) as CostInput['state'],
  };
}
