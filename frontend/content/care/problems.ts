import type { Service } from '@poolpros/contracts/catalogue';

/** When the list was first published, and the day on which the list was last reviewed. */
export const problemsDates = { published: '2026-11-22', updated: '2026-11-27' };

export const problemGroups = {
  water: 'Water: color, smell and foam',
  equipment: 'Pump, filter, heater and power',
  surface: 'Leaks, walls and floor',
  heat: 'Sauna and steam room',
} as const;
export type ProblemGroup = keyof typeof problemGroups;

export interface Problem {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  group: ProblemGroup;
  /** Other words that people use for it, for the search alone. */
  words: string;
  /** The most likely first. */
  causes: readonly string[];
  checks: readonly string[];
  fix: readonly string[];
  call: string;
  /** What comes first, where somebody can be hurt. */
  danger?: string;
  /** The service to search for. */
  service: Service;
}

export const problems: readonly Problem[] = [
  {
    id: 'green-water',
    title: 'Green water',
    group: 'water',
    words: 'algae bloom swamp pond slimy walls slippery tint turned',
    causes: [
      'Free chlorine fell below the minimum after heat, rain or a party.',
      'Too much cyanuric acid keeps the chlorine from working.',
      'The pump was off, or ran too few hours.',
      'The filter is too dirty to catch dead algae.',
    ],
    checks: [
      'Test free chlorine, pH and cyanuric acid before you add anything.',
      'Feel for flow at every return.',
      'Read the filter gauge and compare it with the clean reading.',
    ],
    fix: [
      'Brush all walls and steps.',
      'Bring pH to 7.2–7.4, then shock in the evening. More cyanuric acid calls for more chlorine, within what the label allows.',
      'Run the filter for 24 hours and clean it whenever the gauge is 8 to 10 psi over clean.',
      'Vacuum what settles, to waste if your valve allows it.',
    ],
    call: 'The water is still not clear after 5 to 7 days, or cyanuric acid is above 90 ppm and part of the water has to be replaced.',
    danger:
      'Nobody swims until you can see the floor of the deep end and chlorine is between its minimum and the limit on the label. In green water, you could not see a person on the bottom.',
    service: 'Pool Cleaning',
  },
  {
    id: 'cloudy-water',
    title: 'Cloudy or milky water',
    group: 'water',
    words: 'hazy white dull murky foggy not clear',
    causes: [
      'High pH or alkalinity makes calcium come out of solution.',
      'Fine dust, pollen or sunscreen passes through the filter.',
      'Algae that are just getting started, before any color shows.',
      'Worn filter sand or a torn cartridge.',
    ],
    checks: [
      'Test pH, alkalinity and free chlorine.',
      'Hold a glass of pool water up to the light. Dust sinks; fine scale stays suspended.',
      'Open a cartridge filter and look for tears and flat pleats.',
    ],
    fix: [
      'Bring pH back to 7.4–7.6 first.',
      'Clean the filter, then run it through the night.',
      'Use a clarifier for fine dust, at the dose on its label and no more.',
    ],
    call: 'The water clears for a day and then clouds up again, which points to the filter, not the water.',
    danger: 'Nobody should swim while the water is too cloudy to see the main drain from the deck.',
    service: 'Pool Maintenance',
  },
  {
    id: 'black-spots',
    title: 'Black spots on plaster',
    group: 'water',
    words: 'black algae dots dark roots concrete gunite',
    causes: [
      'Black algae rooted in rough plaster.',
      'Weak circulation in a corner or behind a ladder.',
      'Spores carried on swimwear or toys from a lake.',
    ],
    checks: [
      'Scratch one spot. Algae smear green; a metal stain does not.',
      'Check whether the spots are where the water barely moves.',
    ],
    fix: [
      'Test cyanuric acid. Above 50 ppm, replace part of the water first.',
      'Brush hard with a steel brush to open the spots; on vinyl and fiberglass use nylon.',
      'Raise chlorine to the shock level for your cyanuric acid, about 12 ppm at 30 ppm, and hold it there for several days.',
      'Brush every day, clean the filter, and aim a return at the dead spot.',
    ],
    call: 'The spots return twice in the same place. The surface itself may need treatment.',
    danger: 'Nobody swims at shock level. Keep everyone out until free chlorine is back below the limit on the label.',
    service: 'Pool Cleaning',
  },
  {
    id: 'yellow-dust',
    title: 'Yellow dust on the shady side',
    group: 'water',
    words: 'mustard algae pollen sand powder brown',
    causes: [
      'Mustard algae, which tolerate more chlorine than green algae.',
      'Pollen, in spring.',
      'Sand from a filter with a broken lateral.',
    ],
    checks: [
      'Brush it. Algae make a cloud and settle on the same wall again.',
      'Feel it. Sand is gritty and collects below the returns.',
    ],
    fix: [
      'Brush the wall, shock as the label allows with nobody in the pool, and keep the pump on.',
      'Wash brushes, toys and swimwear, which can bring it back.',
      'Skim pollen daily and let the filter take the rest.',
    ],
    call: 'There is sand below the returns, or the dust returns within a week of treatment.',
    service: 'Pool Cleaning',
  },
  {
    id: 'strong-smell',
    title: 'Strong chlorine smell, red eyes',
    group: 'water',
    words: 'chloramine burning eyes itchy skin rash stink odor',
    causes: [
      'Combined chlorine, which builds up when there is too little free chlorine for the swimmers.',
      'A pH outside 7.2–7.8.',
      'Far too much free chlorine.',
      'A pool that has been covered for days.',
    ],
    checks: [
      'Test free and total chlorine. The difference is combined chlorine.',
      'Test pH. Low pH burns eyes.',
      'Open the cover, wait an hour, and see whether the smell is gone.',
    ],
    fix: [
      'Free chlorine above the label’s limit: add nothing, keep everyone out, and leave the cover off until it falls.',
      'A pH outside 7.2–7.8: correct it before you add chlorine.',
      'Combined chlorine above 0.2–0.5 ppm, free chlorine in range or low: shock with the cover off and nobody in the pool.',
      'Ask swimmers to shower before they get in.',
    ],
    call: 'The difference stays above 0.5 ppm after two shocks.',
    danger:
      'Test before you add anything: burning eyes can also mean far too much chlorine. A sharp smell in the shed or at the feeder is a different problem. Get out, stay upwind, and call 911. Poison Control is 1-800-222-1222.',
    service: 'Pool Maintenance',
  },
  {
    id: 'stains',
    title: 'Brown, blue-green or purple stains',
    group: 'water',
    words: 'stain metal iron copper rust leaf leaves rings discolored marks',
    causes: [
      'Iron in fill water, often from a well.',
      'Copper from a heater that low pH has etched, or from an algaecide.',
      'Leaves and berries left on the floor.',
    ],
    checks: [
      'Hold a vitamin C tablet to the stain for half a minute. A metal stain fades.',
      'Try a little chlorine on a stain that did not fade. A leaf stain bleaches out.',
      'Have the pool water and the fill water tested for iron and copper.',
    ],
    fix: [
      'Metal: let chlorine fall, treat with ascorbic acid, add a sequestrant, and slowly raise chlorine again on day 2 or 3.',
      'Watch for algae, which can bloom while chlorine is low.',
      'Leaves: brush the spot while chlorine is at its normal level.',
      'If the well is the source, fill through a filter that takes out metals.',
    ],
    call: 'The whole surface is stained, or copper keeps rising, which means the heater is wearing away.',
    danger:
      'Chlorine is below its minimum during the treatment, so nobody swims until a test shows that the level is back up.',
    service: 'Pool Maintenance',
  },
  {
    id: 'white-scale',
    title: 'White crust at the tile line',
    group: 'water',
    words: 'scale calcium lime deposit hard water chalk crust ring',
    causes: [
      'High calcium hardness.',
      'High pH or alkalinity, often in a salt pool.',
      'Heavy evaporation, which leaves the minerals behind.',
    ],
    checks: [
      'Test calcium hardness, pH and alkalinity.',
      'Put a drop of vinegar on the crust. Calcium carbonate fizzes; silicate does not.',
    ],
    fix: [
      'Bring pH to 7.2–7.4 and alkalinity into range.',
      'Use a pumice stone on scale that fizzes, on tile and plaster only.',
      'Replace part of the water where local rules allow it.',
    ],
    call: 'The crust does not fizz, or it covers plaster. Removing it takes blasting or a new surface, and an acid wash is not a job for a homeowner.',
    service: 'Pool Cleaning',
  },
  {
    id: 'hot-tub-foam',
    title: 'Foam in the hot tub',
    group: 'water',
    words: 'foamy bubbles suds spa soap lotion',
    causes: [
      'Soap, lotion and detergent from skin and swimwear.',
      'Water more than three or four months old.',
      'Soft water with low calcium.',
    ],
    checks: [
      'Check when the tub was last filled.',
      'Test calcium hardness; the target for a tub is 150–250 ppm.',
      'Look at the filter for a greasy film.',
    ],
    fix: [
      'Rinse the filter, or soak it in filter cleaner overnight and rinse it well.',
      'If the water is old, drain the tub, wipe it down and refill it.',
      'Shower before you get in, and rinse swimwear without detergent.',
    ],
    call: 'Fresh water foams within a week, which means the plumbing needs a purge.',
    danger:
      'Foam and slime often come with low chlorine, and that is when Legionella and hot tub rash spread. Stay out until a test shows at least 3 ppm of free chlorine or 4 ppm of bromine.',
    service: 'Spa Repair',
  },
  {
    id: 'pump-dead',
    title: 'Pump hums, trips or stays silent',
    group: 'equipment',
    words: 'motor breaker gfci wont start no power humming dead electric',
    causes: [
      'A tripped breaker or GFCI, or a timer that is off.',
      'A worn capacitor: the motor hums but does not turn.',
      'A seized shaft, after a winter without running.',
      'Water in the motor.',
    ],
    checks: [
      'With dry hands, check the breaker, the GFCI and the timer.',
      'Listen from a step away. If it hums but does not turn, it is the capacitor or the shaft.',
      'Look for water below the motor.',
    ],
    fix: [
      'Reset the breaker once, and only once.',
      'Set the timer, and write down when the pump failed.',
      'Leave the motor closed. Its capacitor holds a charge even with the power off.',
    ],
    call: 'The breaker trips a second time, or the motor smells burned.',
    danger:
      'A breaker that trips twice is doing its job: current may be going into the water or the ground. Turn off all power to the pool at the panel, keep everyone out, and call an electrician.',
    service: 'Pool Repair',
  },
  {
    id: 'pump-air',
    title: 'Pump draws air, weak returns',
    group: 'equipment',
    words: 'bubbles low flow prime lost suction basket lid jets weak',
    causes: [
      'Water below the middle of the skimmer mouth.',
      'A dry or cracked gasket at the pump lid.',
      'A full basket.',
      'A clogged impeller.',
      'A split suction pipe.',
    ],
    checks: [
      'Look through the lid. Bubbles mean air from the suction side.',
      'Check the water level and both baskets.',
      'Pour water over the lid while the pump runs. If the bubbles pause, the gasket is leaking.',
    ],
    fix: [
      'Fill to mid-skimmer and empty the baskets.',
      'Turn the pump off, clean the gasket, coat it with silicone lube, and close the lid firmly.',
      'Fill the basket with water and start again.',
    ],
    call: 'You still see bubbles with a good gasket and the water level at mid-skimmer.',
    service: 'Pool Repair',
  },
  {
    id: 'filter-pressure',
    title: 'Filter pressure too high or too low',
    group: 'equipment',
    words: 'gauge psi backwash sand cartridge diatomaceous grid dirty',
    causes: [
      'High: dirt, 8 to 10 psi above the clean reading.',
      'High right after cleaning: oil or scale in the media, or a half-closed valve.',
      'Low: air, a full basket or a blockage ahead of the pump.',
    ],
    checks: [
      'Compare the gauge with the reading you wrote down after the last cleaning.',
      'Turn the pump off. The needle should drop to zero. If it does not, the gauge is broken.',
      'Make sure every valve after the filter is open.',
    ],
    fix: [
      'Sand and DE: turn the pump off, move the multiport valve to backwash, and run the pump until the sight glass is clear. Turn the pump off, set the valve to rinse, and run it for half a minute. Turn the pump off and set the valve back to filter.',
      'DE: recharge the filter with fresh powder after each backwash, in the amount on its label. Without powder, the grids are bare and clog.',
      'Cartridge: turn the pump off, open the air valve, wait for zero, take the cartridge out and hose it off from top to bottom.',
      'Write the new clean reading on the tank.',
      'Low: empty both baskets and look for air.',
    ],
    call: 'The pressure rises again within a day, or sand or DE powder comes back into the pool.',
    danger:
      'Never move the multiport valve with the pump on: it tears the gasket and can blow the lid off. Never loosen the clamp or lid of a filter under pressure. Turn the pump off, open the air valve, and wait for zero.',
    service: 'Pool Maintenance',
  },
  {
    id: 'heater-off',
    title: 'Gas heater stays off or stops early',
    group: 'equipment',
    words: 'no heat cold ignition pilot propane error code short cycle thermostat',
    causes: [
      'Too little flow, from a dirty filter or a low pump speed.',
      'A thermostat or timer that is not calling for heat.',
      'Gas shut off, or an empty tank.',
      'A failed sensor, igniter or board.',
    ],
    checks: [
      'Read the code on the display and write it down.',
      'Clean the filter and run the pump at full speed for ten minutes.',
      'Check that the gas valve handle is parallel to the pipe.',
    ],
    fix: [
      'Set the thermostat above the current water temperature.',
      'Restore the flow, then start the heater again.',
      'Clear leaves and nests off the vent, working from outside with the heater cold.',
    ],
    call: 'The error code comes back, the flame is yellow, or there is soot.',
    danger:
      'If you smell gas, do not touch any switches. Leave, and call the gas company from the street. Soot or a headache near the heater can mean carbon monoxide: get out and call 911.',
    service: 'Pool Heating',
  },
  {
    id: 'heat-pump-frost',
    title: 'Heat pump ices over or gives no heat',
    group: 'equipment',
    words: 'frost frozen cold air coil defrost electric heater',
    causes: [
      'Air below 45–50 °F, where most models stop working well.',
      'A fan blocked by leaves or by a fence that is too close.',
      'Too little water through the unit.',
      'Low refrigerant.',
    ],
    checks: [
      'Read the outdoor temperature at the unit.',
      'Check that the fan turns and air moves freely on all sides.',
      'Check the filter and the flow.',
    ],
    fix: [
      'Let it thaw on its own and run it from noon to early evening.',
      'Clear leaves from the coil with a soft brush.',
      'Cover the pool at night, which saves more heat than a longer run time adds.',
    ],
    call: 'It ices over at 60 °F or more. Refrigerant is the likely cause, and only certified technicians may handle it.',
    service: 'Pool Heating',
  },
  {
    id: 'salt-cell',
    title: 'Salt system makes no chlorine',
    group: 'equipment',
    words: 'swg generator cell low salt chlorinator saltwater light',
    causes: [
      'Water below about 60 °F, where most cells shut off by design.',
      'Scale on the plates.',
      'Salt below the maker’s range.',
      'A cell at the end of its 3- to 7-year life.',
    ],
    checks: [
      'Measure salt with your own strip or meter.',
      'Turn the power off, take the cell out and hold it up to the light. White crust is scale.',
      'Find out what year the cell was installed.',
    ],
    fix: [
      'Cold water: add chlorine by hand until spring.',
      'Clean the plates as the manual says, with the power off and the cell out.',
      'Add half the missing salt, measure a day later, and repeat.',
    ],
    call: 'The cell is clean and more than five years old, the salt level is right, and the water is warm.',
    service: 'Pool Repair',
  },
  {
    id: 'light-fault',
    title: 'Pool light dead or flickering',
    group: 'equipment',
    words: 'lamp bulb led niche transformer dark shock tingle',
    causes: ['A burned-out lamp.', 'A failed transformer.', 'Water behind the lens, in the niche or in the conduit.'],
    checks: [
      'Check whether its GFCI has tripped.',
      'Look from the deck for water inside the lens.',
      'Touch nothing in the water while you look.',
    ],
    fix: [
      'Switch the circuit off at the panel and leave it off.',
      'Keep everyone out of the pool until the cause is known.',
    ],
    call: 'Right away, and call a licensed electrician. This is not a job for a homeowner.',
    danger:
      'A tingle in the water or at a ladder is electric current. Get out without touching metal, turn the power off at the panel, and keep others away. Throw a float to a swimmer in trouble. Do not jump in.',
    service: 'Pool Lighting',
  },
  {
    id: 'drain-cover',
    title: 'Drain cover loose, cracked or gone',
    group: 'equipment',
    words: 'main drain grate entrapment suction broken missing hole',
    causes: [
      'A cover past its service life, which is printed on it.',
      'Missing or rusty screws.',
      'Damage from a cleaner or a tool.',
    ],
    checks: [
      'From the deck, check that it lies flat with all its screws in place.',
      'Read the year on the cover when the pool is next serviced.',
    ],
    fix: ['Switch the pump off and tape the switch.', 'Close the pool until a cover made for its sump is in place.'],
    call: 'Now. The new cover must be listed and rated for the flow. A cover that only looks like it fits is not enough.',
    danger:
      'The suction of an open drain can hold a person underwater. Stop the pump and close the pool before anything else.',
    service: 'Pool Repair',
  },
  {
    id: 'frozen-pipe',
    title: 'Frozen pipe or pump',
    group: 'equipment',
    words: 'ice freeze burst winter cold snap crack',
    causes: ['No circulation on a freezing night.', 'A power outage.', 'Lines that were not blown out at closing.'],
    checks: ['Check whether the pump shut itself off.', 'Look for split fittings and for ice under the lid.'],
    fix: [
      'Switch the pump off at the breaker. It must not run against ice.',
      'Open the air valve and drain plugs.',
      'Let it thaw on its own, or with towels and warm water from a watering can.',
      'Next fall, drain the heater, filter and pump, blow out and plug every line, and use only non-toxic propylene glycol pool antifreeze.',
    ],
    call: 'Before you start it again. A hairline crack shows only under pressure.',
    danger: 'No torch, no heat gun, no heater left running next to it. Plastic burns, and wet cords kill.',
    service: 'Pool Repair',
  },
  {
    id: 'losing-water',
    title: 'Pool loses water',
    group: 'surface',
    words: 'leak leaking level drops evaporation bucket test autofill',
    causes: [
      'Evaporation, especially in dry, windy months.',
      'Splash and backwash.',
      'A leak at a light, skimmer or return.',
      'A leak in a buried pipe.',
      'A crack or a torn liner.',
    ],
    checks: [
      'Bucket test: set a filled bucket on a step, mark both levels, wait 24 hours without swimming, then repeat.',
      'Do it again with the pump off. A faster loss with the pump on points to a pipe on the pressure side.',
      'Release drops of dye at fittings while the water is still.',
    ],
    fix: [
      'If the pool and the bucket dropped the same amount, cover the pool at night.',
      'Seal small leaks at fittings with pool putty.',
      'Turn the auto-fill off while you measure.',
    ],
    call: 'The pool drops over 1/8 inch a day more than the bucket and a second test shows the same, the ground is wet, or cracks appear. Without a bucket test, call if the pool loses a quarter inch a day.',
    service: 'Pool Repair',
  },
  {
    id: 'liner-damage',
    title: 'Liner wrinkled, torn or out of its track',
    group: 'surface',
    words: 'vinyl rip hole bead wrinkles floating liner patch',
    causes: [
      'Age: most liners last 5 to 15 years.',
      'Groundwater that lifts it.',
      'Low pH, which makes vinyl stretch.',
      'Claws, toys and sharp edges.',
    ],
    checks: [
      'Check whether the wrinkles appeared after heavy rain.',
      'Test pH.',
      'Follow a tear to its end and measure it.',
    ],
    fix: [
      'Patch a small tear underwater with a vinyl kit.',
      'Bring pH back into range.',
      'Ease a short stretch of bead back into its track with warm water.',
    ],
    call: 'The bead is out for more than a foot, wrinkles appeared after rain, or the liner is brittle.',
    danger: 'Do not drain the pool to repair it. Groundwater can float the liner or push the walls in.',
    service: 'Pool Renovation',
  },
  {
    id: 'rough-plaster',
    title: 'Plaster rough, etched or hollow',
    group: 'surface',
    words: 'surface sandpaper pitted flaking spalling feet scratched gunite',
    causes: [
      'Years of low pH or low calcium.',
      'Age: plaster lasts 10 to 15 years.',
      'A bond that has failed below the surface.',
    ],
    checks: [
      'Test pH, alkalinity and calcium.',
      'Tap with a screwdriver handle. Hollow plaster sounds dull.',
      'Mark the edge of each patch and look again in a month.',
    ],
    fix: [
      'Balance the water, which stops the wear but repairs nothing.',
      'Smooth a few rough spots with a pumice block.',
    ],
    call: 'It sounds hollow, or a patch is larger than your hand.',
    service: 'Pool Renovation',
  },
  {
    id: 'shell-crack',
    title: 'Crack in the shell, or a deck that has moved',
    group: 'surface',
    words: 'structural crack broken settling frost heave coping gap sinking',
    causes: [
      'Soil that settles or swells.',
      'Frost.',
      'Groundwater after long rain.',
      'Shrinkage, if the cracks are hairlines in new plaster.',
    ],
    checks: [
      'Draw a pencil line across both ends of the crack and write down the date.',
      'Check whether the crack continues through tile and coping.',
      'Do the bucket test.',
    ],
    fix: ['Keep the pool full and the water level steady.', 'Direct roof runoff away from the pool.'],
    call: 'Right away if a coin fits in the crack, one side is higher, or the pool is losing water.',
    danger: 'Never drain a pool yourself where groundwater is high. An empty shell can float out of the ground.',
    service: 'Pool Repair',
  },
  {
    id: 'sauna-cold',
    title: 'Sauna heats slowly or stays cold',
    group: 'heat',
    words: 'heater element stones rocks kw weak tripping',
    causes: [
      'A heater too small for the room and its glass.',
      'A burned-out element.',
      'A vent left open, or a gap at the door.',
      'Stones that have crumbled or are packed too tightly.',
    ],
    checks: [
      'Calculate the room’s volume and glass area, and compare them with the heater’s nameplate.',
      'From outside, check that all elements glow.',
      'Time how long it takes to reach 160 °F.',
    ],
    fix: [
      'Close the upper vent while it heats.',
      'With the heater cold and off, take out the broken pieces and stack the stones loosely.',
    ],
    call: 'An element stays dark, the breaker trips, or the wiring feels warm.',
    danger: 'Never dry anything on a sauna heater. Cloth on the stones is how saunas burn down.',
    service: 'Sauna Installation',
  },
  {
    id: 'steam-weak',
    title: 'Steam is slow or weak',
    group: 'heat',
    words: 'generator steam room shower scale descale no steam',
    causes: [
      'Scale in the generator.',
      'A closed water valve, or a clogged inlet.',
      'A generator too small for tile, stone and outside walls.',
      'A failed level probe or element.',
    ],
    checks: [
      'Check when the generator was last descaled; hard water calls for descaling twice a year.',
      'Check that the water valve is open.',
      'Feel for a draft at the door seal.',
    ],
    fix: [
      'Descale as the manual says, with the power off and the tank cool.',
      'Flush the tank after each use, unless the model does that by itself.',
    ],
    call: 'The tank leaks, the breaker trips, or the steam is still weak after descaling.',
    danger: 'The steam head burns on contact. Keep feet and children away from it while you test.',
    service: 'Steam Room Installation',
  },
];
