import type { Service, Specialization } from '@poolpros/contracts/catalogue';

/** Sentences that fit only a firm with the service. */
export const serviceSentences: Partial<Record<Service, readonly string[]>> = {
  'Pool Installation': [
    'Soil, setbacks and the truck path are checked before you sign.',
    'At the final walk-through we spend a morning with you on pumps, valves and water care.',
    'Plumbing is pressure-tested and photographed before it is buried.',
  ],
  'Pool Maintenance': ['We log pH, chlorine, alkalinity and stabilizer at each stop.'],
  'Pool Cleaning': ['Tile lines get a brush, not only the floor.'],
  'Pool Renovation': [
    'We replaster, retile and replace coping on pools of any age.',
    'Older pools get new plumbing, new plaster and a safer set of steps.',
  ],
  'Pool Repair': [
    'Leak detection, pump rebuilds and heater repairs are done by the same crew.',
    'We carry common pump, valve and filter parts on the truck.',
  ],
  'Spa Repair': ['We repair jets, heaters and control boards on most hot tub brands.'],
  'Pool Decking': ['Decks are poured or paved by our own crew, with drains where the water really goes.'],
  'Pool Lighting': ['Low-voltage lights go in before the deck, so nothing has to be cut later.'],
  'Water Features': [
    'Scuppers, spillways and quiet bubblers are tuned on site until they sound right.',
    'We build waterfalls from local stone.',
  ],
  'Pool Heating': [
    'We size heat pumps and gas heaters to the pool and show the monthly cost of each.',
    'Solar heating panels are an option on most roofs that face south.',
  ],
  'Pool Covers': ['Automatic and safety covers are measured and fitted in house.'],
  'Pool Automation': ['Pumps, lights and heat can run from one controller, set up with you on the day we hand over.'],
  Landscaping: ['Planting, irrigation and low walls are part of the same contract.'],
  'Pool Winterization': ['In the fall we blow out lines, plug returns and fit the cover.'],
  'Pool Opening': ['Spring openings include a filter cleaning and a full water test.'],
  'Summer Maintenance': ['From June to August we add a midweek visit for pools that see a lot of swimmers.'],
  'Steam Room Installation': ['Steam rooms are sloped, sealed and tested before a single tile goes on.'],
  'Sauna Installation': [
    'Saunas get a dedicated circuit and a proper vent.',
    'Benches are sanded by hand and hung without visible screws.',
  ],
  'Spa Installation': ['Inground spas share the equipment pad with the pool or stand on their own.'],
  'Hot Tub Installation': ['We check the pad, the access path and the power before anything is delivered.'],
};

/** Sentences that fit only a firm with the specialization. */
export const specializationSentences: Partial<Record<Specialization, readonly string[]>> = {
  'Fiberglass Pools': ['Fiberglass shells are craned in and usually hold water within three weeks.'],
  'Vinyl Pools': ['We measure and fit vinyl liners, including odd shapes and old steel walls.'],
  'Concrete Pools': ['Concrete shells are shot in one day and cured wet for a week.'],
  'Small Space Pools': ['Plunge pools and narrow lots are a favorite of ours.'],
  'Smart Automated Pools': ['Sensors watch chlorine and pH and send a note when something drifts.'],
  'Therapeutic Pools': ['We build warm-water pools with rails, benches and gentle entries for therapy at home.'],
  'Family Fun Pools': ['Slides, swim-up benches and basketball hoops are planned in, not added on.'],
  'Luxury Pools': ['Stone, glass tile and outdoor kitchens are drawn into the first plan.'],
  'Eco-Friendly Pools': ['Variable-speed pumps and a cover come with every plan we draw.'],
};
