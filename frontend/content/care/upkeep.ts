/** When the text was first published, and the day on which these tips were last reviewed. */
export const upkeepDates = { published: '2026-11-22', updated: '2026-11-27' };

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
  { often: '2 to 3 times a week', work: 'Test chlorine and pH, and add what is missing' },
  {
    often: 'Weekly',
    work: 'Test alkalinity, brush, vacuum, and empty the pump basket; shock when combined chlorine is above 0.2 ppm',
  },
  {
    often: 'Monthly',
    work: 'Test calcium and cyanuric acid, press the GFCI test buttons, and check the fence and gate latch',
  },
  {
    often: 'At 8 to 10 psi over clean',
    work: 'Turn the pump off before you move the valve, then backwash a sand or DE filter and rinse; recharge DE with fresh powder. Hose off a cartridge four or five times a year',
  },
  {
    often: 'Yearly',
    work: 'Deep-clean the filter, have the heater serviced, and check the O-rings, the salt cell, the barrier and the date on the drain covers',
  },
];

export const seasons: readonly UpkeepList[] = [
  {
    id: 'spring',
    title: 'Spring: open early',
    text: 'Algae start to grow at about 60 °F. Open before that and the job takes a day. Wait until the water is warm and it takes a week.',
    steps: [
      'Sweep and pump off the cover, then lift it with a second person.',
      'Fill the pool. Take out the winter plugs, and put the drain plugs, baskets and return fittings back.',
      'With the breaker off, check cables, bonding wires and the pump lid.',
      'Start the pump, bleed the air from the filter, and write down the pressure.',
      'Clean the filter, then test in this order: alkalinity, pH, chlorine.',
      'Shock in the evening, run the pump for a day, and test again before anyone swims.',
    ],
    ordered: true,
  },
  {
    id: 'summer',
    title: 'Summer: dose for the crowd',
    text: 'Sun, heat and people use up chlorine. The hours before and after a party matter more than the calendar.',
    steps: [
      'Test before guests come and again in the evening.',
      'Run the pump in daylight, when chlorine is made and used.',
      'Top off a little at a time. If the water is low, the skimmer draws air, and air shuts off the heater.',
      'Rinse sunscreen off the tile line before it turns into a greasy ring.',
      'After a storm, empty the baskets, skim, test, then dose.',
    ],
    ordered: false,
  },
  {
    id: 'fall',
    title: 'Fall: close in cold water',
    text: 'Close at 60 °F or below and algae stay dormant. Water left in a pipe, pump or heater can freeze and split it.',
    steps: [
      'Net leaves daily before they stain.',
      'Balance the water a week ahead, so it stays balanced under the cover.',
      'Turn off the pump, the heater and their breakers. Close the gas valve on a gas heater.',
      'Drain the heater, filter and pump first. Then drain the salt cell and chlorinator.',
      'Lower the water only as far as your cover requires. Never drain the pool.',
      'Blow out each line with a blower made for pools, and plug it while air still comes out.',
      'If you use an air compressor, turn the pressure down to what the pipe maker allows and stand clear of plugs and lids: compressed air can burst a line or a filter and kill someone.',
      'Where a line may hold water, add propylene glycol pool antifreeze labeled non-toxic for pools. Automotive antifreeze is poison: never use it.',
      'Store the drain plugs in the pump basket, and tape a list of every plug inside the shed.',
      'Fasten the cover so a child cannot lift its edge.',
    ],
    ordered: true,
  },
  {
    id: 'winter',
    title: 'Winter: less work, but still some',
    text: 'Where pools close, the cover needs attention. Where they stay open, watch for freezing nights.',
    steps: [
      'Pump water off a solid cover: a child can drown in a puddle.',
      'Look under the cover after storms. A falling water level means a leak.',
      'In mild zones, run the pump fewer hours, but every day.',
      'On a freezing night, run the pump until morning with every valve partly open.',
      'If the power fails in a freeze, turn off the breaker and open the pump’s drain plugs.',
    ],
    ordered: false,
  },
];

export const waterTypes: readonly UpkeepList[] = [
  {
    id: 'tablets',
    title: 'Chlorine tablets',
    text: 'Trichlor is strong and acidic, and every ounce adds cyanuric acid.',
    steps: [
      'Test cyanuric acid monthly. Above 50 ppm, switch to liquid chlorine for a while.',
      'Expect pH and alkalinity to drift down.',
      'Keep tablets in a feeder or floater, never in the skimmer.',
      'Never put another kind of chlorine into the same feeder: it can catch fire or explode.',
    ],
    ordered: false,
  },
  {
    id: 'liquid',
    title: 'Liquid chlorine and cal-hypo',
    text: 'Neither adds stabilizer. Liquid loses strength in storage, and cal-hypo adds calcium.',
    steps: [
      'Buy no more liquid than you can use in a few weeks, and keep it cool, dark and upright.',
      'Bring cyanuric acid to 30–50 ppm. After that, just test it.',
      'With cal-hypo, test calcium more often, especially in hard-water areas.',
      'On vinyl and fiberglass, dissolve cal-hypo in a bucket of pool water first: grains on the floor bleach the liner.',
      'Pour liquid in front of a return with the pump on, away from metal.',
    ],
    ordered: false,
  },
  {
    id: 'salt',
    title: 'Salt system',
    text: 'A salt pool is a chlorine pool that makes its own chlorine. The targets are the same.',
    steps: [
      'pH drifts up: plan on acid every week or two.',
      'Check the cell each season, and clean it only when there is scale.',
      'In water below about 60 °F, add chlorine by hand.',
      'Rinse salt off stone coping and metal furniture.',
    ],
    ordered: false,
  },
  {
    id: 'bromine',
    title: 'Bromine, mostly in tubs',
    text: 'Bromine stays active in hot water and smells less than chlorine. Sun destroys it, so it belongs under a cover.',
    steps: [
      'Use a floater or the built-in feeder, and test before you step in.',
      'Shock weekly to reactivate spent bromine.',
      'Never switch between bromine and chlorine without new water and a clean feeder.',
    ],
    ordered: false,
  },
  {
    id: 'well',
    title: 'Well water and hard water',
    text: 'Evaporation concentrates the minerals in well water.',
    steps: [
      'Have the water tested for iron, copper and calcium before the first fill.',
      'Fill through a filter that takes out metals, and add a sequestrant before the chlorine.',
      'Let fresh water run in slowly while the pump is on.',
    ],
    ordered: false,
  },
];

export const hotTubRhythm: UpkeepList = {
  id: 'hot-tub',
  title: 'Hot tub: a small body of water changes fast',
  text: 'Gallon for gallon, four people in a 350-gallon tub are like two hundred in a 19,000-gallon pool. When chlorine runs low in warm water, germs such as Legionella and the one behind hot tub rash multiply.',
  steps: [
    'Test before each use: the water needs at least 3 ppm of free chlorine or 4 ppm of bromine. Leave the cover off for ten minutes after a dose.',
    'Rinse the filter every 2 to 4 weeks. It lasts one to two years.',
    'Drain, wipe and refill at least every three months, and scrub off any slime.',
    'Let the cover air out once a week. A heavy cover is waterlogged and no longer insulates.',
  ],
  ordered: false,
};

/** How long parts last, in years. `sourced` where a published figure exists, else common experience. */
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
  'The label comes first. Where it differs from this page, follow the label.',
  'Add chemicals to water, never water to chemicals.',
  'Never mix two products. Acid and chlorine make chlorine gas. Trichlor and cal-hypo, both sold as chlorine, can burst into flames.',
  'Use a clean, dry scoop for each product, and never pour leftovers together.',
  'Add one product at a time with the pump on. Wait 30 minutes, or until all the water has passed through the filter once, before you add the next.',
  'Never put tablets or shock into the skimmer: two products can mix in the pipe, or gas can collect there.',
  'Store acid and chlorine apart: dry, locked, out of the sun and out of the house.',
  'Wear goggles and gloves, keep the wind at your back, and keep everyone out of the pool.',
  'An acid wash is not a job for a homeowner. The fumes burn the lungs, and the runoff harms anything it reaches.',
  'Keep a log of dates, readings and doses. It is the first thing a professional wants to see.',
];
