import type { Band } from './band.js';
import { cyanuricMolesPerPpm, ppmPerMilliequivalent } from './dose-products.js';

/** Water as its pH moves: alkalinity and cyanuric acid in ppm. */
export interface Water {
  ph: number;
  alkalinity: number;
  cyanuricAcid: number;
}

/** Negative logarithms of equilibrium constants at 25 °C. */
const pk = {
  /** Carbonic acid: Plummer and Busenberg, 1982. */
  carbonic: 6.352,
  bicarbonate: 10.329,
  /** Cyanuric acid: O'Brien, Morris and Butler, 1974. */
  cyanuric: 6.88,
  boric: 9.24,
  water: 14,
};
const milli = 1000;

/** The part of a weak acid that has given its hydrogen away. */
const givenAway = (ph: number, of: number): number => 1 / (1 + 10 ** (of - ph));

/** Equivalents of alkalinity for each mole of dissolved carbonate. */
function alkalinityOfCarbonate(ph: number): number {
  const acid = 10 ** (pk.carbonic - ph);
  const carbonate = 10 ** (ph - pk.bicarbonate);
  return (1 + 2 * carbonate) / (acid + 1 + carbonate);
}

/** Equivalents per liter that are not carbonate: cyanurate, hydroxide less hydrogen. */
const otherAlkalinity = (ph: number, cyanuricAcid: number): number =>
  equivalents(cyanuricAcid * cyanurateFactor(ph)) + 10 ** (ph - pk.water) - 10 ** -ph;

const equivalents = (ppm: number): number => ppm / ppmPerMilliequivalent / milli;

/** The ppm of alkalinity that cyanuric acid makes up in a test, for each of its own. */
export const cyanurateFactor = (ph: number): number =>
  cyanuricMolesPerPpm * givenAway(ph, pk.cyanuric) * milli * ppmPerMilliequivalent;

/** Moles of carbonate per liter; below 0 for readings that do not fit each other. */
const carbonate = ({ ph, alkalinity, cyanuricAcid }: Water): number =>
  (equivalents(alkalinity) - otherAlkalinity(ph, cyanuricAcid)) / alkalinityOfCarbonate(ph);

/** Whether the alkalinity is more than the cyanuric acid alone makes. */
export const isPlausible = (water: Water): boolean => carbonate(water) > 0;

/** Equivalents of alkalinity per liter that the same carbonate has at another pH. */
const alkalinityAt = (ph: number, carbon: number, cyanuricAcid: number): number =>
  carbon * alkalinityOfCarbonate(ph) + otherAlkalinity(ph, cyanuricAcid);

/** Moles of acid per liter that bring water down to a pH, before carbon dioxide leaves it; 0 where it is there. */
export const acidDemand = (water: Water, target: number): number =>
  Math.max(0, equivalents(water.alkalinity) - alkalinityAt(target, carbonate(water), water.cyanuricAcid));

/** Moles of soda ash per liter, each two equivalents and one carbonate, that bring water up to a pH. */
function sodaAshDemand(water: Water, target: number): number {
  const lacking = alkalinityAt(target, carbonate(water), water.cyanuricAcid) - equivalents(water.alkalinity);
  return Math.max(0, lacking / (2 - alkalinityOfCarbonate(target)));
}

/** Moles of borax per liter, each two equivalents and four boric acids, that bring water up to a pH. */
function boraxDemand(water: Water, target: number): number {
  const lacking = alkalinityAt(target, carbonate(water), water.cyanuricAcid) - equivalents(water.alkalinity);
  return Math.max(0, lacking / (2 - 4 * givenAway(target, pk.boric)));
}

const demandOf = { acid: acidDemand, sodaAsh: sodaAshDemand, borax: boraxDemand } as const;
export type PhMover = keyof typeof demandOf;

/** How far a drop test may be off: in pH, and in ppm of alkalinity. */
export const testError = { ph: 0.1, alkalinity: 10 };

/** The demand in moles per liter, by what the test may be off either way. */
export function demandBand(mover: PhMover, water: Water, target: number): Band {
  const away = mover === 'acid' ? 1 : -1;
  const off = (by: number): Water => ({
    ...water,
    ph: water.ph + by * away * testError.ph,
    alkalinity: water.alkalinity + by * testError.alkalinity,
  });
  const demand = (of: Water) => demandOf[mover](of, target);
  return [demand(off(-1)), demand(water), demand(off(1))];
}

/** The ppm of alkalinity that so many moles per liter take or bring. */
export const alkalinityMoved = (mover: PhMover, moles: number): number =>
  moles * (mover === 'acid' ? -1 : 2) * milli * ppmPerMilliequivalent;
