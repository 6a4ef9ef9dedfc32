import type { Measure } from '@poolpros/calculators/dose';
import type { ProductKind } from '@poolpros/calculators/dose-products';
import type { Advice, DoseNote } from '@poolpros/calculators/dose-steps';

/** How each product goes into the water. */
export const howToAdd: Record<ProductKind, string> = {
  liquidChlorine: 'Pour it slowly in front of a return jet, close to the water, in the evening.',
  calHypo:
    'Dissolve it in a bucket of pool water first, especially for a vinyl pool. Keep it dry, and far from trichlor and acid. It leaves calcium behind.',
  dichlor: 'Scatter it over the deep end. It leaves stabilizer behind with every dose.',
  trichlor:
    'Put the tablets in a feeder or a floater that has held nothing but trichlor. They dissolve over days, lower pH, and leave stabilizer behind.',
  bakingSoda: 'Scatter it over the deep end and brush it off the floor. It raises pH a little.',
  stabilizer: 'Hang it in a sock in front of a return jet and squeeze it now and then. It dissolves over days.',
  salt: 'Turn the salt cell off. Pour pool salt along the shallow end and brush until it is gone.',
  calciumChloride:
    'Dissolve a few pounds at a time in a bucket of pool water. The bucket gets hot. Pour it around the deep end.',
  muriaticAcid: 'Pour it slowly in front of a return jet at the deep end. Keep your face out of the fumes.',
  dryAcid:
    'Dissolve it in a bucket of pool water and pour it around the deep end. If you have a salt cell, check its manual first.',
  sodaAsh: 'Dissolve it in a bucket of pool water and pour it around the pool. The water may cloud for a few hours.',
  borax: 'Dissolve it in a bucket of warm water and pour it in front of a return jet.',
};

/** When to test after a dose. */
export const testAgain: Record<Measure, string> = {
  alkalinity: 'Test alkalinity and pH again after six hours with the pump on.',
  ph: 'Test pH and alkalinity again after one turnover of the water.',
  chlorine: 'Test free chlorine again after 30 minutes with the pump on. Tablets and cool water take longer.',
  cyanuricAcid: 'Test again after a week. Do not add any more until then.',
  calcium: 'Test again the next day.',
  salt: 'Test again after 24 hours with the pump on.',
};

/** What to do where nothing is added. `{from}` is the reading. */
export const adviceTexts: Record<Advice, string> = {
  fine: 'Close enough to the target. Add nothing.',
  lowerAlkalinity:
    'Too high. Set the pH target to 7.2 and lower pH with acid. Then run jets or a fountain until pH is back at 7.5, and test again. Repeat until alkalinity is at 120 ppm or less.',
  needsAlkalinity:
    'Test total alkalinity first. The same pH reading can take twice the dose when alkalinity is twice as high.',
  implausible:
    'These readings do not fit together: the stabilizer alone would account for more alkalinity than you entered. Test again with fresh reagents.',
  phUnreadable:
    'Free chlorine above 10 ppm can give a false pH reading. Do not adjust pH yet. Wait until chlorine is lower, then test again.',
  aerate: 'Add nothing. Point the return jets up, or run a fountain. Air raises pH and leaves alkalinity where it is.',
  needsStabilizer:
    'Test stabilizer first: it decides how much chlorine the water needs. Enter 0 if you have never added any.',
  waitForChlorine:
    'Keep everyone out. Stop dosing, turn the feeder or salt cell off, and leave the cover off so that sunlight reaches the water. Test again before anyone swims.',
  useUnstabilized: 'This product would push stabilizer above 90 ppm. Choose liquid chlorine or cal-hypo.',
  hardFillWater:
    'Too high, and so is your fill water. A refill will not help. Ask a pool contractor about softer water or a sequestrant.',
};

export const noteTexts: Record<DoseNote, string> = {
  edgeOfTest:
    'Most pH kits read only from 7.0 to 8.0, so the real value may be farther out. Add half, test again, and repeat.',
  perhapsBleached:
    'Very high chlorine can bleach the test, which then reads 0. If a color flashed and vanished, add nothing. Test again with the sample diluted with bottled water.',
  aboveLabel: 'The target is above 4 ppm. Keep everyone out until the test is back within the limit on the label.',
  tooSlow: 'Tablets are too slow when free chlorine is below the minimum. Use liquid chlorine or cal-hypo now.',
  plentyOfStabilizer: 'Stabilizer will be above 50 ppm. Switch to liquid chlorine or cal-hypo soon.',
};

export const refillTexts = {
  how: 'Do this before you add anything, because fresh water changes every other reading. Drain first, then refill. Draining while you fill uses more water.',
  safe: 'Never empty the pool yourself: groundwater can lift a shell, and a liner can shrink. Drain no more than a third at a time, and check local rules on where the water may go.',
} as const;
