import { chlorineNeed } from '@poolpros/calculators/chlorine';

/** The day on which the table was last reviewed. */
export const chemistryUpdated = '2026-11-27';

export interface ChemistryRow {
  id: string;
  name: string;
  /** Parts per million where no unit is given. */
  pool: string;
  hotTub: string;
  test: string;
  tooLow: string;
  tooHigh: string;
  /** Keys of `chemistrySources`; none for a value of common practice without a source. */
  from: readonly ChemistrySource[];
}

export interface SourceOfValues {
  title: string;
  /** What is taken from it. */
  says: string;
  url?: string;
  /** The day on which one of us opened it, as 2026-11-27. */
  read?: string;
}

export const chemistrySources = {
  cdc: {
    title: 'CDC, Home Pool and Hot Tub Water Treatment and Testing',
    says: 'At least 1 ppm of free chlorine in pools, 2 ppm with cyanuric acid and 3 ppm in hot tubs; no cyanuric acid in hot tubs; pH 7.0 to 7.8. Taken from publications that quote the page.',
    url: 'https://www.cdc.gov/healthy-swimming/about/home-pool-and-hot-tub-water-treatment-and-testing.html',
  },
  cdcTubs: {
    title: 'CDC, What You Can Do to Stay Healthy in Hot Tubs',
    says: 'No children under 5, at most 104 °F, and if you are pregnant, talk to a health care provider first.',
    url: 'https://www.cdc.gov/healthy-swimming/safety/what-you-can-do-to-stay-healthy-in-hot-tubs.html',
    read: '2026-11-27',
  },
  limits: {
    title: 'Service Industry News, January 31, 2021, on the Model Aquatic Health Code',
    says: 'Public pools: 2 to 10 ppm of free chlorine with cyanuric acid, 1 to 10 ppm without, and at most 90 ppm of cyanuric acid.',
    url: 'https://www.serviceindustrynews.net/2021/01/31/expect-cya-changes-in-next-mahc/',
    read: '2026-11-27',
  },
  ratio: {
    title: 'AQUA Magazine, CYA and Chlorine in Plain Language',
    says: 'The cyanuric acid committee of the Council for the Model Aquatic Health Code recommends at most 20 parts of cyanuric acid to 1 part of free chlorine.',
    url: 'https://www.aquamagazine.com/news/article/15122006/cya-and-chlorine-in-plain-language',
    read: '2026-11-27',
  },
  closure: {
    title: 'Council for the Model Aquatic Health Code, 2023 edition',
    says: 'A public pool closes when cyanuric acid is more than 45 times free chlorine.',
    url: 'https://cmahc.org/posts/now-available-2023-model-aquatic-health-code-4th-edition',
    read: '2026-11-27',
  },
  algae: {
    title: 'IPSSA newsletter, June 2025, Terry Arko on algae',
    says: 'The trade’s target for preventing algae: free chlorine at 7.5 percent of cyanuric acid. Taken from a publication that quotes it.',
  },
  shock: {
    title: 'Trouble Free Pool, answers on shock levels',
    says: 'Shock levels that rise with cyanuric acid: 12 ppm of free chlorine at 30 ppm.',
    url: 'https://www.troublefreepool.com/threads/clear-blue-water-but-still-new-algae-everyday.160750/post-1637883',
    read: '2026-11-27',
  },
  nspi: {
    title: 'National Spa and Pool Institute, now PHTA',
    says: 'Ideal levels for home pools, as printed in manufacturers’ manuals.',
  },
} as const satisfies Record<string, SourceOfValues>;
export type ChemistrySource = keyof typeof chemistrySources;

export const chemistry: readonly ChemistryRow[] = [
  {
    id: 'free-chlorine',
    name: 'Free chlorine',
    pool: '2–4 ppm with 30–40 ppm of cyanuric acid, and more as it rises: see the next table. 1–3 ppm without any',
    hotTub: '3–5 ppm',
    test: 'Pool: 2 to 3 times a week. Tub: before each use',
    tooLow: 'Germs and algae survive. Keep everyone out. Add chlorine, let it circulate, and test again.',
    tooHigh:
      'Above the limit on the product’s label, commonly 4 ppm for pools, keep everyone out. Stop adding chlorine, leave the cover off so that sunlight reaches the water, and test again. Above 10 ppm, public pools close, and some test kits bleach out and read zero.',
    from: ['cdc', 'limits', 'ratio', 'closure', 'algae', 'shock'],
  },
  {
    id: 'bromine',
    name: 'Bromine, instead of chlorine',
    pool: 'at least 3 ppm',
    hotTub: 'at least 4 ppm',
    test: 'Same as chlorine',
    tooLow: 'Keep everyone out. Open the feeder a notch, or shock to reactivate the bromide.',
    tooHigh: 'Above the limit on the label, keep everyone out. Close the feeder and run the jets with the cover off.',
    from: ['cdc'],
  },
  {
    id: 'combined-chlorine',
    name: 'Combined chlorine',
    pool: 'ideally below 0.2 ppm, never above 0.5',
    hotTub: 'below 0.5 ppm',
    test: 'Weekly: total chlorine minus free chlorine',
    tooLow: 'Zero is the goal.',
    tooHigh: 'Shock in the evening with the cover off. In a tub, change the water.',
    from: [],
  },
  {
    id: 'ph',
    name: 'pH',
    pool: '7.2–7.8, ideally 7.4–7.6',
    hotTub: '7.2–7.8, ideally 7.4–7.6',
    test: '2 to 3 times a week',
    tooLow: 'Eyes burn, metal corrodes and plaster etches. Soda ash or aeration raises pH.',
    tooHigh: 'Chlorine works slowly and scale forms. Lower pH in small steps with muriatic acid or dry acid.',
    from: ['nspi', 'cdc'],
  },
  {
    id: 'alkalinity',
    name: 'Total alkalinity',
    pool: '80–120 ppm',
    hotTub: '80–120 ppm',
    test: 'Weekly',
    tooLow: 'pH swings. Baking soda raises alkalinity and barely moves pH.',
    tooHigh: 'pH drifts up. Lower alkalinity with acid, then aerate the water.',
    from: ['nspi'],
  },
  {
    id: 'calcium',
    name: 'Calcium hardness',
    pool: '200–400 ppm',
    hotTub: '150–250 ppm',
    test: 'Monthly',
    tooLow: 'Plaster and grout dissolve, and tubs foam. Calcium chloride raises hardness.',
    tooHigh: 'Scale forms. Only fresh, softer water lowers hardness.',
    from: ['nspi'],
  },
  {
    id: 'cyanuric-acid',
    name: 'Cyanuric acid (stabilizer)',
    pool: '30–50 ppm, never above 90',
    hotTub: 'none: the CDC advises against it in tubs',
    test: 'Monthly, in outdoor pools',
    tooLow: 'Sunlight destroys the chlorine within hours. Add stabilizer slowly.',
    tooHigh: 'Chlorine works too slowly to protect swimmers. Replace part of the water and stop using tablets.',
    from: ['nspi', 'limits', 'cdc'],
  },
  {
    id: 'salt',
    name: 'Salt (salt pools)',
    pool: '2,700–3,400 ppm, or what the cell’s label says',
    hotTub: 'what the tub’s label says',
    test: 'Monthly, and after heavy rain',
    tooLow: 'The cell shuts off. Add salt and let it dissolve with the pump on.',
    tooHigh: 'Metal corrodes. Replace some of the water.',
    from: [],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    pool: '78–84 °F for comfort',
    hotTub: 'at most 104 °F',
    test: 'Tub: each time, with a separate thermometer',
    tooLow: 'A salt cell shuts off below about 60 °F.',
    tooHigh:
      'Nobody should get into a tub above 104 °F. No children under 5 at any setting, and if you are pregnant, ask your doctor before you get in.',
    from: ['cdcTubs'],
  },
];

/** Free chlorine by cyanuric acid, in ppm. */
export const chlorineByStabilizer: readonly { cyanuricAcid: number; least: number; target: number }[] = [
  30, 40, 50, 60, 70, 80, 90,
].map((cyanuricAcid) => {
  const { least, trade } = chlorineNeed(cyanuricAcid);
  return { cyanuricAcid, least, target: Math.round(trade * 10) / 10 };
});
