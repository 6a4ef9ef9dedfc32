/** Grams per mole, from the standard atomic weights of IUPAC. */
const molarMass = {
  chlorine: 70.906,
  calciumCarbonate: 100.087,
  cyanuricAcid: 129.074,
  sodiumBicarbonate: 84.006,
  calciumChloride: 110.98,
  hydrogenChloride: 36.461,
  sodiumBisulfate: 120.06,
  sodiumCarbonate: 105.988,
  boraxDecahydrate: 381.37,
};

/** Milligrams of calcium carbonate per milliequivalent: the ppm by which alkalinity is counted. */
export const ppmPerMilliequivalent = molarMass.calciumCarbonate / 2;
/** Moles of cyanuric acid per liter for 1 ppm. */
export const cyanuricMolesPerPpm = 0.001 / molarMass.cyanuricAcid;

/** Products that are added the same way. */
export type ProductKind =
  | 'liquidChlorine'
  | 'calHypo'
  | 'dichlor'
  | 'trichlor'
  | 'bakingSoda'
  | 'stabilizer'
  | 'salt'
  | 'calciumChloride'
  | 'muriaticAcid'
  | 'dryAcid'
  | 'sodaAsh'
  | 'borax';

export interface Product {
  kind: ProductKind;
  label: string;
  /** Whether it is measured in milliliters or in grams. */
  form: 'liquid' | 'dry';
  /**
   * What a milliliter or a gram of it puts in: grams as the test counts them (chlorine, calcium carbonate, cyanuric acid,
   * salt), or moles for products that move pH.
   */
  strength: number;
  /** Ppm that each ppm of free chlorine brings along. */
  adds?: { cyanuricAcid?: number; calcium?: number };
}

/** Cyanuric acid for each ppm of chlorine, by the two or three chlorine atoms of one cyanurate. */
const cyanuricPerChlorine = (atoms: number) => molarMass.cyanuricAcid / (atoms * molarMass.chlorine);
/** One calcium for the two atoms of chlorine in calcium hypochlorite, each of which counts as Cl2. */
const calciumPerChlorine = molarMass.calciumCarbonate / (2 * molarMass.chlorine);

/**
 * Chlorine by the available chlorine of its label. The percent of liquid chlorine is taken as the trade does: grams per
 * 100 milliliters. A label in percent by weight means a jug that is up to a tenth stronger; a month in the sun takes that
 * and more.
 */
export const chlorineProducts = {
  liquid10: { kind: 'liquidChlorine', label: 'Liquid chlorine, 10%', form: 'liquid', strength: 0.1 },
  liquid12: { kind: 'liquidChlorine', label: 'Liquid chlorine, 12.5%', form: 'liquid', strength: 0.125 },
  calhypo65: {
    kind: 'calHypo',
    label: 'Cal-hypo, 65%',
    form: 'dry',
    strength: 0.65,
    adds: { calcium: calciumPerChlorine },
  },
  calhypo73: {
    kind: 'calHypo',
    label: 'Cal-hypo, 73%',
    form: 'dry',
    strength: 0.73,
    adds: { calcium: calciumPerChlorine },
  },
  dichlor: {
    kind: 'dichlor',
    label: 'Dichlor, 56%',
    form: 'dry',
    strength: 0.56,
    adds: { cyanuricAcid: cyanuricPerChlorine(2) },
  },
  trichlor: {
    kind: 'trichlor',
    label: 'Trichlor, 90%',
    form: 'dry',
    strength: 0.9,
    adds: { cyanuricAcid: cyanuricPerChlorine(3) },
  },
} as const satisfies Record<string, Product>;

export const bakingSoda: Product = {
  kind: 'bakingSoda',
  label: 'Baking soda',
  form: 'dry',
  strength: ppmPerMilliequivalent / molarMass.sodiumBicarbonate,
};

export const stabilizer: Product = {
  kind: 'stabilizer',
  label: 'Stabilizer (cyanuric acid)',
  form: 'dry',
  strength: 1,
};

export const poolSalt: Product = { kind: 'salt', label: 'Pool salt', form: 'dry', strength: 1 };

const calciumOf = (purity: number) => (purity * molarMass.calciumCarbonate) / molarMass.calciumChloride;

export const calciumProducts = {
  flake77: { kind: 'calciumChloride', label: 'Calcium chloride flakes, 77%', form: 'dry', strength: calciumOf(0.77) },
  pellet100: { kind: 'calciumChloride', label: 'Calcium chloride, 100%', form: 'dry', strength: calciumOf(1) },
} as const satisfies Record<string, Product>;

/** Grams per milliliter of hydrochloric acid at 20 °C. */
const acidDensity = { strong: 1.16, weak: 1.07 };

/** Moles of acid in each milliliter or gram. Dry acid is sold as 93.2 percent sodium bisulfate. */
export const acidProducts = {
  muriatic31: {
    kind: 'muriaticAcid',
    label: 'Muriatic acid, 31.45%',
    form: 'liquid',
    strength: (0.3145 * acidDensity.strong) / molarMass.hydrogenChloride,
  },
  muriatic14: {
    kind: 'muriaticAcid',
    label: 'Muriatic acid, 14.5%',
    form: 'liquid',
    strength: (0.145 * acidDensity.weak) / molarMass.hydrogenChloride,
  },
  dryAcid: {
    kind: 'dryAcid',
    label: 'Dry acid (sodium bisulfate)',
    form: 'dry',
    strength: 0.932 / molarMass.sodiumBisulfate,
  },
} as const satisfies Record<string, Product>;

/** Moles of the whole salt in each gram. */
export const baseProducts = {
  sodaAsh: { kind: 'sodaAsh', label: 'Soda ash', form: 'dry', strength: 1 / molarMass.sodiumCarbonate },
  borax: { kind: 'borax', label: 'Borax', form: 'dry', strength: 1 / molarMass.boraxDecahydrate },
} as const satisfies Record<string, Product>;
