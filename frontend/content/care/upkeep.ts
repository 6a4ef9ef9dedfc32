/** The day on which these tips were last gone through. */
export const upkeepUpdated = '2026-11-22';

export interface UpkeepList {
  id: string;
  title: string;
  text: string;
  /** In this order where the order matters. */
  steps: readonly string[];
  ordered: boolean;
}

export const rhythm: readonly { often: string; work: string }[] = [
  { often: 'Daily in season', work: 'Skim, empty the skimmer basket, keep the water at mid-skimmer' },
  { often: '2 to 3 times a week', work: 'Test chlorine and pH, and dose what is missing' },
  { often: 'Weekly', work: 'Alkalinity, brush, vacuum, pump basket; shock when combined chlorine is above 0.2 ppm' },
  { often: 'Monthly', work: 'Calcium, cyanuric acid, GFCI test buttons, fence and gate latch' },
  {
    often: 'At 8 to 10 psi over clean',
    work: 'Backwash sand and DE; rinse a cartridge, which comes up four or five times a year',
  },
  { often: 'Yearly', work: 'Filter deep clean, o-rings, heater service, salt cell, date on the drain covers, barrier' },
];

export const seasons: readonly UpkeepList[] = [
  {
    id: 'spring',
    title: 'Spring: open early',
    text: 'Algae wake up at about 60 °F. A pool that is running before that needs a day of work; one that is opened warm needs a week.',
    steps: [
      'Sweep and pump off the cover, then lift it with a second person.',
      'Fill up, fit drain plugs, baskets and eyeballs.',
      'With the breaker off, look at cables, bonding wires and the pump lid.',
      'Start the pump, bleed the air from the filter, note the pressure.',
      'Clean the filter, then test in this order: alkalinity, pH, chlorine.',
      'Shock in the evening, run a day, test again before anybody swims.',
    ],
    ordered: true,
  },
  {
    id: 'summer',
    title: 'Summer: dose for the guests',
    text: 'Sun, heat and people use chlorine up. The hours before and after a party matter more than the calendar.',
    steps: [
      'Test before guests come and again in the evening.',
      'Run the pump in daylight, when chlorine is made and used.',
      'Top up in small amounts: a low skimmer draws air, and air stops the heater.',
      'Rinse sunscreen off the tile line before it turns to a greasy ring.',
      'After a storm: empty baskets, skim, test, then dose.',
    ],
    ordered: false,
  },
  {
    id: 'fall',
    title: 'Fall: close on cold water',
    text: 'Closing at 60 °F or less leaves the algae asleep. In August the same work leads to a green spring.',
    steps: [
      'Net leaves daily, before they stain.',
      'Balance the water a week ahead, so that it is right under the cover.',
      'Lower the level only as far as your kind of cover asks.',
      'Blow out and plug every line, and hang the plugs’ list in the shed.',
      'Drain pump, filter, heater and salt cell; store the plugs in the pump basket.',
      'Fix the cover so that a child cannot lift its edge.',
    ],
    ordered: true,
  },
  {
    id: 'winter',
    title: 'Winter: little, but not nothing',
    text: 'Where pools close, the cover is the work. Where they stay open, frost nights are.',
    steps: [
      'Keep water off a solid cover: a puddle drowns a child as a pool does.',
      'Look below the cover after storms; a falling level means a leak.',
      'In mild zones run fewer hours, but every day.',
      'On a frost night let the pump run through, with every valve a little open.',
      'In a power cut below freezing, open the pump’s drain plugs.',
    ],
    ordered: false,
  },
];

export const waterTypes: readonly UpkeepList[] = [
  {
    id: 'tablets',
    title: 'Chlorine tablets',
    text: 'Trichlor is strong, acid, and brings cyanuric acid with every ounce.',
    steps: [
      'Watch cyanuric acid monthly; above 50 ppm switch to liquid for a while.',
      'Expect pH and alkalinity to drift down.',
      'Keep tablets in a feeder or floater, never in the skimmer with the pump off.',
      'Never put another kind of chlorine into the same feeder: it can explode.',
    ],
    ordered: false,
  },
  {
    id: 'liquid',
    title: 'Liquid chlorine and cal-hypo',
    text: 'Both add no stabilizer. Liquid loses strength in storage, cal-hypo adds calcium.',
    steps: [
      'Buy liquid for a few weeks, and keep it cool, dark and upright.',
      'Set cyanuric acid to 30–50 ppm once, then only test it.',
      'With cal-hypo test calcium more often, above all in hard-water towns.',
      'Pour along the return with the pump on, away from metal.',
    ],
    ordered: false,
  },
  {
    id: 'salt',
    title: 'Salt system',
    text: 'A salt pool is a chlorine pool that makes its own. The targets are the same.',
    steps: [
      'pH creeps up: plan for acid every week or two.',
      'Look at the cell each season, and clean it only when there is scale.',
      'In water below about 60 °F dose by hand.',
      'Rinse salt off stone coping and metal furniture.',
    ],
    ordered: false,
  },
  {
    id: 'bromine',
    title: 'Bromine, mostly in tubs',
    text: 'It stays active in hot water and smells less. Sun destroys it, so it belongs under a cover.',
    steps: [
      'Use a floater or the built-in feeder, and test before you step in.',
      'Shock weekly: it turns spent bromine back.',
      'Never change between bromine and chlorine without new water and a clean feeder.',
    ],
    ordered: false,
  },
  {
    id: 'well',
    title: 'Well water and hard water',
    text: 'What the well brings, evaporation concentrates.',
    steps: [
      'Have iron, copper and calcium measured before the first fill.',
      'Fill through a metal filter, and add a sequestrant before the chlorine.',
      'Let fresh water run in slowly while the pump is on.',
    ],
    ordered: false,
  },
];

export const hotTubRhythm: UpkeepList = {
  id: 'hot-tub',
  title: 'Hot tub: small water, fast changes',
  text: 'Gallon for gallon, four people in a 350-gallon tub are like two hundred in a pool of 19,000.',
  steps: [
    'Test before each use, and let it stand open for ten minutes after a dose.',
    'Rinse the filter every 2 to 4 weeks; it serves one to two years.',
    'Drain, wipe and refill every three to four months.',
    'Let the cover air once a week; a heavy one has drunk water and no longer insulates.',
  ],
  ordered: false,
};

/** How long parts serve, in years. `sourced` where a published figure stands behind it, else common experience. */
export const lifetimes: readonly { part: string; years: string; sourced: boolean }[] = [
  { part: 'Filter sand', years: '5–6', sourced: true },
  { part: 'Filter cartridge', years: '2–4', sourced: false },
  { part: 'DE grids', years: '5–8', sourced: false },
  { part: 'Pump', years: '8–12', sourced: false },
  { part: 'Gas heater', years: '5–10', sourced: true },
  { part: 'Heat pump', years: '10–15', sourced: true },
  { part: 'Salt cell', years: '3–7', sourced: true },
  { part: 'LED light', years: '7–10', sourced: false },
  { part: 'Automation', years: '8–12', sourced: false },
  { part: 'Hot tub cover', years: '3–7', sourced: false },
  { part: 'Hot tub', years: '5–20', sourced: true },
];

export const chemicalRules: readonly string[] = [
  'The label comes first. Where it says something else than this page, it is right.',
  'Chemicals go into water, never water onto chemicals.',
  'Never mix two products, not even two kinds of chlorine, and keep a scoop for each.',
  'Acid and chlorine stand apart, dry, locked, out of the sun and out of the house.',
  'Goggles and gloves, wind from behind, nobody in the pool.',
  'Keep a log: date, reading, dose. It is the first thing a professional asks for.',
];
