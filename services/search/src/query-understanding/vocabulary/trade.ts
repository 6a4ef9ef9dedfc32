import type { Service, ServiceType } from '@poolpros/contracts/catalogue';

/** The objects of work. */
export type Body = 'pool' | 'hotTub' | 'spa' | 'sauna' | 'steam';
export type Task = 'install' | 'maintain' | 'repair' | 'clean' | 'renovate' | 'open' | 'winterize';

/** Everyday names of the objects of work. */
export const bodies: readonly (readonly [phrases: string, body: Body])[] = [
  ['pool, pools, swimming pool, swimming pools, swim pool, swimmingpool, piscina, piscinas', 'pool'],
  ['alberca, albercas', 'pool'],
  ['hot tub, hot tubs, hottub, hottubs, tub, tubs, hot tube', 'hotTub'],
  ['jacuzzi, jacuzzis, jacuzi, jacuzzie, jaccuzi, jaccuzzi, jacuzzy', 'hotTub'],
  ['whirlpool, whirlpools, whirlpool tub, whirlpool tubs, swim spa, swim spas, swimspa, swimspas', 'hotTub'],
  ['spa, spas', 'spa'],
  ['sauna, saunas, sauna room, sauna rooms, dry sauna, infrared sauna, barrel sauna, finnish sauna', 'sauna'],
  ['steam, steam room, steam rooms, steamroom, steamrooms, steam bath, steam baths, steam sauna', 'steam'],
];

/** The tasks. */
export const tasks: readonly (readonly [phrases: string, task: Task])[] = [
  ['install, installs, installed, installing, installation, installations, instal, instalation', 'install'],
  ['instalacion, instalacion de, construccion de, constructor de', 'install'],
  ['build, builds, built, building, construct, construction, put in, dig, new', 'install'],
  [
    'maintenance, maintain, maintaining, upkeep, maintainance, maintenence, weekly service, monthly service',
    'maintain',
  ],
  ['mantenimiento, mantenimiento de', 'maintain'],
  ['chemicals, water testing, water test, water balance', 'maintain'],
  ['repair, repairs, repaired, repairing, fix, fixed, fixes, fixing, broken, leak, leaks, leaking', 'repair'],
  ['reparacion, reparacion de, reparar, arreglo de', 'repair'],
  ['repairman, repair man, troubleshooting, leak detection, leak repair', 'repair'],
  ['cleaning, cleanings, cleaner, cleaners, clean, cleans, cleaned, cleanup, clean up, cleaning service', 'clean'],
  ['limpieza, limpieza de, limpiar, limpiador de', 'clean'],
  ['acid wash, acid washing, algae, algae removal, vacuuming, vacuum, green to clean, drain and clean', 'clean'],
  ['renovation, renovations, renovate, renovating, renovator, renovators, remodel, remodels', 'renovate'],
  ['remodeling, remodelling, remodeler, remodelers, refurbish, refurbishment, restoration, restore', 'renovate'],
  ['resurface, resurfacing, resurfaced, resurfacers, replaster, replastering, replastered', 'renovate'],
  ['refinish, refinishing, update, upgrade, makeover, convert, conversion', 'renovate'],
  ['opening, openings, open, opened, spring opening, start up, startup, de winterize, dewinterize', 'open'],
  ['winterization, winterizations, winterize, winterizes, winterizing, winterized, winterizer, winterise', 'winterize'],
  ['winterisation, winterising, closing, closings, close, closed, closure, winter closing', 'winterize'],
];

/** Trades that install something; a kind of pool next to them already implies the service. */
export const builders =
  'builder, builders, installer, installers, instalers, instaler, design, designs, designer, designers, ' +
  'design and build, design build';

/** Phrases that mean a task on a body by themselves. */
export const bodyWork: readonly (readonly [phrases: string, body: Body, task: Task])[] = [
  ['pool service, pool servicing, pool care, pool upkeep, pool chemicals, pool tech, pool techs', 'pool', 'maintain'],
  ['pool guy, pool guys, pool man, pool boy, pool route, pool technician, pool technicians', 'pool', 'maintain'],
  ['swimming pool service, swimming pool care', 'pool', 'maintain'],
  ['green pool, green pool water, pool is green, pool turned green, cloudy pool, dirty pool', 'pool', 'clean'],
  [
    'hot tub service, hot tub servicing, hot tub care, hot tub tech, hot tub technician, hot tub guy',
    'hotTub',
    'maintain',
  ],
  ['jacuzzi service, jacuzzi tech, jacuzzi technician, jacuzzi guy', 'hotTub', 'maintain'],
  ['spa service, spa servicing, spa care, spa tech, spa technician, spa guy', 'spa', 'maintain'],
  ['steam shower, steam showers, steam generator, steam generators', 'steam', 'install'],
];

/** The service for a task on a body; a task without a service in the catalog is searched by the kind of body. */
export const workOn: Readonly<Record<Body, Partial<Record<Task, Service>>>> = {
  pool: {
    install: 'Pool Installation',
    maintain: 'Pool Maintenance',
    repair: 'Pool Repair',
    clean: 'Pool Cleaning',
    renovate: 'Pool Renovation',
    open: 'Pool Opening',
    winterize: 'Pool Winterization',
  },
  // Hot tub maintenance is listed under hot tub repair.
  hotTub: {
    install: 'Hot Tub Installation',
    maintain: 'Spa Repair',
    repair: 'Spa Repair',
    clean: 'Spa Repair',
    renovate: 'Spa Repair',
    winterize: 'Pool Winterization',
  },
  spa: {
    install: 'Spa Installation',
    maintain: 'Spa Repair',
    repair: 'Spa Repair',
    clean: 'Spa Repair',
    renovate: 'Spa Repair',
    winterize: 'Pool Winterization',
  },
  sauna: { install: 'Sauna Installation' },
  steam: { install: 'Steam Room Installation' },
};

/** The filter for a body without a task; every business here does pools. */
export const typeOfBody: Readonly<Record<Body, ServiceType>> = {
  pool: 'all',
  hotTub: 'spa-hot-tub',
  spa: 'spa-hot-tub',
  sauna: 'sauna-steam',
  steam: 'sauna-steam',
};

/** Parts of a pool: any work on them is one service. On a hot tub it may be another. */
export const parts: readonly (readonly [phrases: string, part: { service: Service; onHotTub: Service }])[] = [
  [
    'heater, heaters, heating, heat pump, heat pumps, solar heating, solar heater, solar heaters, heated, solar',
    { service: 'Pool Heating', onHotTub: 'Spa Repair' },
  ],
  [
    'lighting, lights, light, led light, led lights, led lighting, underwater lights',
    { service: 'Pool Lighting', onHotTub: 'Spa Repair' },
  ],
  [
    'water feature, water features, waterfall, waterfalls, fountain, fountains, grotto, bubblers',
    { service: 'Water Features', onHotTub: 'Water Features' },
  ],
  [
    'slide, slides, water slide, water slides, rock waterfall, deck jets',
    { service: 'Water Features', onHotTub: 'Water Features' },
  ],
  [
    'deck, decks, decking, pavers, paver, patio, patios, cool deck, kool deck, travertine, deck resurfacing',
    { service: 'Pool Decking', onHotTub: 'Pool Decking' },
  ],
  [
    'cover, covers, safety cover, safety covers, auto cover, automatic cover, automatic covers, winter cover',
    { service: 'Pool Covers', onHotTub: 'Pool Covers' },
  ],
  [
    'automation, automate, remote control, controller, control system, smart controls, robot, robots, ' +
      'robotic cleaner, robotic pool cleaner, robotic pool cleaners',
    { service: 'Pool Automation', onHotTub: 'Spa Repair' },
  ],
  [
    'landscaping, landscaper, landscapers, landscape, landscapes, hardscape, hardscaping, hardscapes, landscape design',
    { service: 'Landscaping', onHotTub: 'Landscaping' },
  ],
  [
    'pump, pumps, filter, filters, filter pump, motor, motors, plumbing, pool skimmer, pool skimmers, salt cell, liner repair, equipment',
    { service: 'Pool Repair', onHotTub: 'Spa Repair' },
  ],
  [
    'plaster, plastering, tile, tiles, retile, coping, pebble tec, liner replacement, new liner, vinyl liner replacement, liner',
    { service: 'Pool Renovation', onHotTub: 'Spa Repair' },
  ],
  ['tile cleaning, filter cleaning', { service: 'Pool Cleaning', onHotTub: 'Spa Repair' }],
  [
    'summer maintenance, summer pool maintenance, summer service, summer pool service, summer care, summer pool care',
    { service: 'Summer Maintenance', onHotTub: 'Spa Repair' },
  ],
];

/** The kinds of pool, by service type. */
export const poolKinds: readonly (readonly [phrases: string, kind: ServiceType])[] = [
  [
    'luxury, luxurious, luxury pools, high end, upscale, infinity, infinity edge, vanishing edge, negative edge',
    'luxury',
  ],
  ['zero edge, resort style, perimeter overflow', 'luxury'],
  [
    'eco friendly, ecofriendly, eco, ecological, sustainable, natural, natural swimming, green pools, low water',
    'eco-friendly',
  ],
  ['energy efficient, chemical free, organic, swimming pond, swim pond, bio', 'eco-friendly'],
  [
    'small space, small, plunge, cocktail, spool, spools, dipping, mini, tiny, compact, courtyard, small yard',
    'small-space',
  ],
  ['small backyard', 'small-space'],
  ['smart automated, smart, automated, app controlled, self cleaning', 'smart-automated'],
  ['therapeutic, therapy, hydrotherapy, aquatic therapy, physical therapy, exercise, lap, fitness', 'therapeutic'],
  ['family fun, family, family friendly, kid friendly, kids, children', 'family-fun'],
  ['inground, in ground, ingound, inground pools, underground, below ground', 'inground'],
  ['aboveground, above ground, abovegroud, on ground', 'aboveground'],
  ['fiberglass, fibreglass, fiber glass, fibre glass, fiberglas, fibergalss, fiberglass shell', 'fiberglass'],
  ['vinyl, vinyl liner, vinyl lined, vynil, vinal', 'vinyl'],
  ['concrete, gunite, gunnite, shotcrete, cement, concreate', 'concrete'],
];

/** Praise that asks for a minimum rating, in stars. */
export const praise: readonly (readonly [phrases: string, stars: number])[] = [
  ['best, top, best rated, top rated, highest rated, highly rated, best reviewed, well reviewed, best reviews', 4],
  ['highest rating, best rating, good reviews, great reviews, 4 star, four star, a rated', 4],
  ['5 star, five star', 5],
];
