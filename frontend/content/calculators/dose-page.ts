import type { Measure } from '@poolpros/calculators/dose';
import type { ClosedBy } from '@poolpros/calculators/dose-plan';

export const doseTitle = 'How much of each pool chemical do I add?';
export const doseLead =
  'Enter your pool’s volume and your test results. You’ll see how much of each product to add, in what order, and what not to add.';

/** At the head of every result. */
export const doseRule =
  'Add one product at a time, with the pump on and nobody in the water. Do only the first step, test again, and enter the new numbers: the later steps will change. If the label differs from this page, follow the label.';

export const measureNames: Record<Measure, string> = {
  alkalinity: 'Total alkalinity',
  ph: 'pH',
  chlorine: 'Free chlorine',
  cyanuricAcid: 'Stabilizer',
  calcium: 'Calcium hardness',
  salt: 'Salt',
};

export const closedTexts: Record<ClosedBy, string> = {
  lowChlorine: 'Keep everyone out: free chlorine is below the minimum for this water.',
  highChlorine: 'Keep everyone out: free chlorine is above 4 ppm, the limit on many labels.',
  ph: 'Keep everyone out: pH is outside the 7.0-to-7.8 range.',
};

/** Above a refill that comes before every dose. */
export const refillFirst =
  'Replace the water before you add anything. Then test everything again and enter the new numbers.';
