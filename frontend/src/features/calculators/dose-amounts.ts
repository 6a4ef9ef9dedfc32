import type { Product } from '@poolpros/calculators/dose-products';

const millilitersPerFluidOunce = 29.5735;
const fluidOuncesPerGallon = 128;
const gramsPerOunce = 28.3495;
const ouncesPerPound = 16;
const perThousand = 1000;
/** A kitchen scale or a measuring cup shows no less. */
const least = 0.1;
const tenthsBelow = 10;

/** As many digits as a cup or a scale has. */
const figure = (value: number): string =>
  value < tenthsBelow
    ? String(Number(Math.max(least, value).toFixed(1)))
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value);

/** Milliliters or grams as people measure them, by the form of the product. */
export function amountText(amount: number, { form }: Pick<Product, 'form'>): string {
  const [perSmall, perLarge, small, large] =
    form === 'liquid'
      ? [millilitersPerFluidOunce, fluidOuncesPerGallon, 'fl oz', 'gal']
      : [gramsPerOunce, ouncesPerPound, 'oz', 'lb'];
  const smalls = amount / perSmall;
  return smalls < perLarge ? `${figure(smalls)} ${small}` : `${figure(smalls / perLarge)} ${large}`;
}

/** The same in the smaller unit where the larger one is shown, and in metric. */
export function otherUnits(amount: number, { form }: Pick<Product, 'form'>): string {
  const [perSmall, perLarge, small, metric, thousand] =
    form === 'liquid'
      ? [millilitersPerFluidOunce, fluidOuncesPerGallon, 'fl oz', 'mL', 'L']
      : [gramsPerOunce, ouncesPerPound, 'oz', 'g', 'kg'];
  const smalls = amount / perSmall;
  const inMetric =
    amount < perThousand
      ? `${Math.max(1, Math.round(amount))} ${metric}`
      : `${figure(amount / perThousand)} ${thousand}`;
  return smalls < perLarge ? inMetric : `${figure(smalls)} ${small}, ${inMetric}`;
}
