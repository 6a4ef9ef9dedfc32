import type { Service } from './catalogue.js';
import { keysOf } from './keys-of.js';

const upkeep = ['Pool Maintenance', 'Pool Cleaning', 'Summer Maintenance'] as const;
const renovation = ['Pool Renovation'] as const;
const surrounds = ['Pool Renovation', 'Pool Decking'] as const;
const building = ['Pool Installation', 'Hot Tub Installation'] as const;
const repair = ['Pool Repair', 'Spa Repair'] as const;
const equipment = ['Pool Repair', 'Pool Maintenance', 'Pool Automation'] as const;
const tubs = ['Hot Tub Installation', 'Spa Installation'] as const;

/**
 * Topics of reviews: the words of a topic, and the services that it matters for. Each word is a form of the name, so
 * that a quote on a card contains the name. An English stemmer reads them, so one form of each is enough. Words with
 * another meaning in a review, such as “close” or “led”, are left out (docs/rules.md#mentions).
 */
export const reviewTopics = {
  plaster: { words: ['plaster', 'replaster'], services: renovation },
  resurfacing: { words: ['resurface'], services: renovation },
  'pebble finishes': { words: ['pebble'], services: renovation },
  gunite: { words: ['gunite'], services: ['Pool Renovation', 'Pool Installation'] },
  tile: { words: ['tile'], services: surrounds },
  coping: { words: ['coping'], services: surrounds },
  travertine: { words: ['travertine'], services: surrounds },
  mosaics: { words: ['mosaic'], services: surrounds },
  permits: { words: ['permit'], services: building },
  inspections: { words: ['inspection', 'inspector'], services: building },
  digging: { words: ['dig'], services: ['Pool Installation'] },
  excavation: { words: ['excavate', 'excavation'], services: ['Pool Installation'] },
  leaks: { words: ['leak'], services: repair },
  drips: { words: ['drip'], services: repair },
  cracks: { words: ['crack'], services: repair },
  pumps: { words: ['pump'], services: equipment },
  filters: { words: ['filter'], services: equipment },
  motors: { words: ['motor'], services: equipment },
  heating: {
    words: ['heater', 'heat'],
    services: ['Pool Heating', 'Sauna Installation', 'Hot Tub Installation', 'Spa Installation'],
  },
  wiring: { words: ['wire'], services: tubs },
  electricians: { words: ['electrician'], services: tubs },
  breakers: { words: ['breaker'], services: tubs },
  GFCI: { words: ['gfci'], services: tubs },
  'the cover': { words: ['cover'], services: ['Pool Covers', 'Pool Winterization', 'Pool Opening'] },
  lighting: { words: ['light'], services: ['Pool Lighting'] },
  steam: { words: ['steam'], services: ['Steam Room Installation'] },
  vapor: { words: ['vapor'], services: ['Steam Room Installation'] },
  ventilation: { words: ['ventilation'], services: ['Steam Room Installation', 'Sauna Installation'] },
  cedar: { words: ['cedar'], services: ['Sauna Installation'] },
  benches: { words: ['bench'], services: ['Sauna Installation'] },
  chlorine: { words: ['chlorine'], services: upkeep },
  chemicals: { words: ['chemical', 'chemistry'], services: upkeep },
  'water balance': { words: ['balance'], services: upkeep },
  algae: { words: ['algae'], services: [...upkeep, 'Pool Opening'] },
  'green water': { words: ['green'], services: [...upkeep, 'Pool Opening'] },
  'weekly service': { words: ['weekly'], services: upkeep },
  visits: { words: ['visit'], services: upkeep },
  winter: { words: ['winterize'], services: ['Pool Winterization'] },
  'blown lines': { words: ['blown'], services: ['Pool Winterization'] },
  opening: { words: ['opened'], services: ['Pool Opening'] },
  spring: { words: ['spring'], services: ['Pool Opening'] },
  fountains: { words: ['fountain'], services: ['Water Features'] },
  waterfalls: { words: ['waterfall'], services: ['Water Features'] },
  spillways: { words: ['spillway'], services: ['Water Features'] },
  jets: { words: ['jet'], services: ['Water Features'] },
  'the app': { words: ['app'], services: ['Pool Automation'] },
  automation: { words: ['automation'], services: ['Pool Automation'] },
  timers: { words: ['timer'], services: ['Pool Automation'] },
  controllers: { words: ['controller'], services: ['Pool Automation'] },
  'the deck': { words: ['deck'], services: ['Pool Decking'] },
  pavers: { words: ['paver'], services: ['Pool Decking'] },
  concrete: { words: ['concrete'], services: ['Pool Decking'] },
  stone: { words: ['stone'], services: surrounds },
  planting: { words: ['plant'], services: ['Landscaping'] },
  drainage: { words: ['drainage'], services: ['Landscaping'] },
  grading: { words: ['grade'], services: ['Landscaping'] },
  'the yard': { words: ['yard'], services: ['Landscaping'] },
} as const satisfies Record<string, { words: readonly string[]; services: readonly Service[] }>;

export type ReviewTopic = keyof typeof reviewTopics;
export const reviewTopicKeys = keysOf(reviewTopics);

/** The topics to look for in reviews when these services, or these words, are searched for. */
export function topicsOf(services: readonly string[], words: string): ReviewTopic[] {
  const typed = new Set(words.toLowerCase().split(/[^a-z]+/));
  return reviewTopicKeys.filter((topic) => {
    const row: { words: readonly string[]; services: readonly string[] } = reviewTopics[topic];
    return row.words.some((word) => typed.has(word)) || row.services.some((service) => services.includes(service));
  });
}
