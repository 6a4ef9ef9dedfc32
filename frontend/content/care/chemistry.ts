/** The day on which the table was last gone through. */
export const chemistryUpdated = '2026-11-22';

export interface ChemistryRow {
  id: string;
  name: string;
  /** Parts per million where no unit is given. */
  pool: string;
  hotTub: string;
  test: string;
  tooLow: string;
  tooHigh: string;
  /** Keys of `chemistrySources`; none for a value of common practice that no source of ours states. */
  from: readonly ChemistrySource[];
}

export const chemistrySources = {
  cdc: 'Centers for Disease Control and Prevention: least free chlorine of 1 ppm in pools and 3 ppm in hot tubs, bromine of 3 and 4 ppm, as other pages quote it. Its own pages allow pH from 7.0.',
  nspi: 'National Spa and Pool Institute (now PHTA): table of ideal levels for home pools, as makers print it in their manuals.',
  rule: 'State rule for public pools and spas, Table 6: ranges for combined chlorine, alkalinity, calcium and the limit of 104 °F.',
} as const;
export type ChemistrySource = keyof typeof chemistrySources;

export const chemistry: readonly ChemistryRow[] = [
  {
    id: 'free-chlorine',
    name: 'Free chlorine',
    pool: '1–3 ppm; at least 2 with cyanuric acid',
    hotTub: '3–5 ppm',
    test: 'Pool: 2 to 3 times a week. Tub: before each use',
    tooLow: 'Germs and algae live. Dose, wait, test again, and let nobody in below the minimum.',
    tooHigh: 'Leave the cover off in the sun and stop dosing. One state closes public pools above 8 ppm.',
    from: ['cdc', 'nspi'],
  },
  {
    id: 'bromine',
    name: 'Bromine, instead of chlorine',
    pool: 'at least 3 ppm',
    hotTub: 'at least 4 ppm',
    test: 'As chlorine',
    tooLow: 'Open the feeder a step, or shock to set bromide free.',
    tooHigh: 'Close the feeder and air the tub with the jets on.',
    from: ['cdc'],
  },
  {
    id: 'combined-chlorine',
    name: 'Combined chlorine',
    pool: 'below 0.2, at most 0.5 ppm',
    hotTub: 'below 0.5 ppm',
    test: 'With every test of total chlorine, weekly',
    tooLow: 'None is what you want.',
    tooHigh: 'Shock in the evening, cover off; fresh water in a tub.',
    from: ['rule'],
  },
  {
    id: 'ph',
    name: 'pH',
    pool: '7.2–7.8, ideal 7.4–7.6',
    hotTub: '7.2–7.8, ideal 7.4–7.6',
    test: '2 to 3 times a week',
    tooLow: 'Eyes burn, metal and plaster wear. Soda ash or airing raises it.',
    tooHigh: 'Chlorine turns slow, scale forms. Muriatic acid or dry acid lowers it, in small steps.',
    from: ['nspi', 'rule'],
  },
  {
    id: 'alkalinity',
    name: 'Total alkalinity',
    pool: '80–120 ppm',
    hotTub: '80–120 ppm',
    test: 'Weekly',
    tooLow: 'pH jumps. Baking soda raises alkalinity and hardly moves pH.',
    tooHigh: 'pH creeps up. Lower it with acid, then air the water.',
    from: ['nspi', 'rule'],
  },
  {
    id: 'calcium',
    name: 'Calcium hardness',
    pool: '200–400 ppm',
    hotTub: '150–250 ppm',
    test: 'Monthly',
    tooLow: 'Plaster and grout dissolve, tubs foam. Calcium chloride raises it.',
    tooHigh: 'Scale. Only fresh, softer water lowers it.',
    from: ['nspi', 'rule'],
  },
  {
    id: 'cyanuric-acid',
    name: 'Cyanuric acid (stabilizer)',
    pool: '30–50 ppm, never above 100',
    hotTub: '0, or as low as the product allows',
    test: 'Monthly, outdoors',
    tooLow: 'Sun takes the chlorine within hours. Add stabilizer, slowly.',
    tooHigh: 'Chlorine hardly works. Replace part of the water and leave tablets out.',
    from: ['nspi'],
  },
  {
    id: 'salt',
    name: 'Salt, in salt pools',
    pool: '2,700–3,400 ppm, or what the cell’s label says',
    hotTub: 'the maker’s label',
    test: 'Monthly, and after heavy rain',
    tooLow: 'The cell stops. Add salt, let it dissolve with the pump on.',
    tooHigh: 'Metal corrodes. Replace some water.',
    from: [],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    pool: '78–84 °F for comfort',
    hotTub: 'at most 104 °F',
    test: 'Tub: each time, with a thermometer of its own',
    tooLow: 'A salt cell rests below about 60 °F.',
    tooHigh: 'Above 104 °F a tub stays closed. 100 °F is the limit in pregnancy, and children need less still.',
    from: ['rule'],
  },
];
