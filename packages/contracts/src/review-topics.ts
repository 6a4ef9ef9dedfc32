import type { Service } from './catalogue.js';

/**
 * What homeowners speak of in reviews: the words of a topic, and the services whose buyers look for it. The name is true of
 * a review that holds any one of the words. An English stemmer reads them, so one form of each is enough
 * (docs/rules.md#mentions).
 */
export const reviewTopics = {
  'plaster or resurfacing': {
    words: ['plaster', 'replaster', 'resurface', 'pebble', 'gunite'],
    services: ['Pool Renovation'],
  },
  'tile, coping or stone': {
    words: ['tile', 'coping', 'travertine', 'mosaic'],
    services: ['Pool Renovation', 'Pool Decking'],
  },
  'permits or inspections': {
    words: ['permit', 'inspection', 'inspector'],
    services: ['Pool Installation', 'Hot Tub Installation'],
  },
  digging: { words: ['dig', 'dug', 'excavate', 'excavation', 'hole'], services: ['Pool Installation'] },
  'leaks or cracks': { words: ['leak', 'drip', 'crack'], services: ['Pool Repair', 'Spa Repair'] },
  'pumps or filters': {
    words: ['pump', 'filter', 'motor'],
    services: ['Pool Repair', 'Pool Maintenance', 'Pool Automation'],
  },
  heating: {
    words: ['heater', 'heat', 'warm'],
    services: ['Pool Heating', 'Sauna Installation', 'Hot Tub Installation', 'Spa Installation'],
  },
  wiring: { words: ['wire', 'electrician', 'breaker', 'gfci'], services: ['Hot Tub Installation', 'Spa Installation'] },
  'the cover': { words: ['cover'], services: ['Pool Covers', 'Pool Winterization', 'Pool Opening'] },
  lighting: { words: ['light', 'led'], services: ['Pool Lighting'] },
  'steam or ventilation': { words: ['steam', 'vapor', 'ventilation'], services: ['Steam Room Installation'] },
  'cedar or benches': { words: ['cedar', 'bench'], services: ['Sauna Installation'] },
  'water care': {
    words: ['chlorine', 'chemical', 'chemistry', 'balance', 'algae', 'green'],
    services: ['Pool Maintenance', 'Pool Cleaning', 'Summer Maintenance', 'Pool Opening'],
  },
  visits: {
    words: ['weekly', 'visit'],
    services: ['Pool Maintenance', 'Pool Cleaning', 'Summer Maintenance'],
  },
  closing: { words: ['winterize', 'close', 'blown'], services: ['Pool Winterization'] },
  opening: { words: ['opened', 'spring'], services: ['Pool Opening'] },
  'water features': { words: ['fountain', 'waterfall', 'spillway', 'jet'], services: ['Water Features'] },
  automation: { words: ['app', 'automation', 'timer', 'controller'], services: ['Pool Automation'] },
  'the deck or paving': { words: ['deck', 'paver', 'concrete', 'stone'], services: ['Pool Decking'] },
  'planting or the yard': { words: ['plant', 'drainage', 'grade', 'yard'], services: ['Landscaping'] },
} as const satisfies Record<string, { words: readonly string[]; services: readonly Service[] }>;

export type ReviewTopic = keyof typeof reviewTopics;
export const reviewTopicKeys = Object.keys(reviewTopics) as [ReviewTopic, ...ReviewTopic[]];

/** The topics that reviews are searched for when these services are asked for, and when these words are. */
export function topicsOf(services: readonly string[], words: string): ReviewTopic[] {
  const typed = new Set(words.toLowerCase().split(/[^a-z]+/));
  return reviewTopicKeys.filter((topic) => {
    const row: { words: readonly string[]; services: readonly string[] } = reviewTopics[topic];
    return row.words.some((word) => typed.has(word)) || row.services.some((service) => services.includes(service));
  });
}
