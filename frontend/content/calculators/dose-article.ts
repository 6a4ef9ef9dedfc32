import type { SectionText } from '../page-text.js';

/** Rules for anyone who opens a bottle. */
export const doseSafety: readonly string[] = [
  'Never mix two products, and never use one product’s scoop for another. Acid mixed with chlorine makes chlorine gas, and trichlor mixed with cal-hypo catches fire.',
  'Wear goggles and gloves. Stand upwind.',
  'Pour the product into water. Never pour water onto the product.',
  'After each product, keep the pump on and wait at least 30 minutes, or one turnover of the water. Then test, and only then add the next.',
  'Never add anything through the skimmer. Residue in the pipe mixes with the next product.',
  'If you breathe in fumes, get to fresh air and call Poison Control at 1-800-222-1222. Call 911 if someone cannot breathe or collapses.',
];

/** What is read below the calculator. */
export const doseSections = {
  chart: {
    title: 'Chlorine by stabilizer level',
    text: [
      'Stabilizer (cyanuric acid, CYA) protects chlorine from the sun but makes it work more slowly. The more stabilizer you have, the more free chlorine you need.',
      'The lower line is the minimum for swimming: 1 ppm without stabilizer, 2 ppm with it, and never less than a twentieth of the stabilizer. The upper line is the level that many pool owners keep to prevent algae, 7.5% of the stabilizer.',
    ],
    after: [
      'Many labels do not allow swimming above 4 ppm. Above about 55 ppm of stabilizer, the algae line crosses that limit. Keep stabilizer at 30 to 50 ppm and you can prevent algae without going over the limit. At more than 90 ppm, replace part of the water.',
      'The chart is for pools. A hot tub needs at least 3 ppm of chlorine and should have no stabilizer, or as little as the product you use allows.',
    ],
  },
  order: {
    title: 'Why this order',
    text: [
      'If a reading is so high that only fresh water will help, replace some of the water before you add anything.',
      'Alkalinity comes first because it holds pH in place. Set pH next: chlorine works slowly when pH is high. Then add chlorine. Stabilizer, calcium and salt take days to dissolve and mix, so they come last.',
      'Each step changes the water for the next one. That is why every step after the first is only a preview.',
      'Calcium and alkalinity products cloud the water when they meet. Add them on different days.',
    ],
  },
  method: {
    title: 'Where the numbers come from',
    text: [
      'The doses follow from molecular weights and the strength on the label. They agree with standard trade tables: 13 fl oz of 10% liquid chlorine, or 2 oz of 65% cal-hypo, raises 10,000 gallons by 1 ppm.',
      'Acid and soda ash doses depend on pH, alkalinity and stabilizer together. The range shows what changes if your test is off by 0.1 in pH and 10 ppm in alkalinity. Old or warm liquid chlorine is weaker than its label says, so the test afterward matters more than the dose.',
      'For targets and what else to test, see [pool maintenance tips](/maintenance-tips). For green or cloudy water, start with [pool problems](/pool-problems).',
    ],
  },
} satisfies Record<string, SectionText>;
