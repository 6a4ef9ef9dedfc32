import type { Service } from '@poolpros/contracts/catalogue';

/** The day on which the list was last gone through. */
export const problemsUpdated = '2026-11-22';

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
  /** The likeliest first. */
  causes: readonly string[];
  checks: readonly string[];
  fix: readonly string[];
  call: string;
  /** What comes before everything else, where somebody can be hurt. */
  danger?: string;
  /** Who is searched for. */
  service: Service;
}

export const problems: readonly Problem[] = [
  {
    id: 'green-water',
    title: 'Green water',
    group: 'water',
    words: 'algae bloom swamp pond slimy walls slippery tint turned',
    causes: [
      'Free chlorine fell below 1 ppm after heat, rain or a party.',
      'Too much cyanuric acid keeps the chlorine from working.',
      'The pump stood still, or ran too few hours.',
      'A filter too dirty to catch dead algae.',
    ],
    checks: [
      'Test free chlorine, pH and cyanuric acid before you add anything.',
      'Look whether the water moves at every return.',
      'Read the filter gauge and compare it with the clean reading.',
    ],
    fix: [
      'Brush all walls and steps.',
      'Bring pH to 7.2–7.4, then shock as the label says, in the evening.',
      'Run the filter for 24 hours and clean it as often as the gauge asks.',
      'Vacuum what settles, to waste if your valve allows it.',
    ],
    call: 'The water is still not clear after 5 to 7 days, or cyanuric acid is above 100 ppm and part of the water has to go.',
    danger:
      'Nobody swims while the floor of the deep end cannot be seen: a person under water would not be seen either.',
    service: 'Pool Cleaning',
  },
  {
    id: 'cloudy-water',
    title: 'Cloudy or milky water',
    group: 'water',
    words: 'hazy white dull murky foggy not clear',
    causes: [
      'High pH or alkalinity lets calcium fall out of the water.',
      'Fine dust, pollen or sunscreen passes the filter.',
      'The first day of algae, before any color shows.',
      'Worn filter sand or a torn cartridge.',
    ],
    checks: [
      'Test pH, alkalinity and free chlorine.',
      'Hold a glass of pool water to the light: dust sinks, fine chalk stays.',
      'Open a cartridge filter and look for tears and flat pleats.',
    ],
    fix: [
      'Bring pH back to 7.4–7.6 first.',
      'Clean the filter, then run it through the night.',
      'Use a clarifier for fine dust, in the dose on its label and not more.',
    ],
    call: 'It clears for a day and comes back, which speaks for the filter and not for the water.',
    service: 'Pool Maintenance',
  },
  {
    id: 'black-spots',
    title: 'Black spots on plaster',
    group: 'water',
    words: 'black algae dots dark roots concrete gunite',
    causes: [
      'Black algae that took root in rough plaster.',
      'Weak circulation in a corner or behind a ladder.',
      'Spores that came with swimwear or toys from a lake.',
    ],
    checks: [
      'Scratch one spot: algae smear green, a metal stain does not.',
      'See whether the spots sit where the water hardly moves.',
    ],
    fix: [
      'Brush hard with a steel brush; on vinyl and fiberglass use nylon.',
      'Hold chlorine at the upper end of its range and brush daily for a week.',
      'Turn a return toward the still corner.',
    ],
    call: 'The spots return twice in the same place: the surface itself may have to be treated.',
    service: 'Pool Cleaning',
  },
  {
    id: 'yellow-dust',
    title: 'Yellow dust on the shady side',
    group: 'water',
    words: 'mustard algae pollen sand powder brown',
    causes: [
      'Mustard algae, which bear more chlorine than green ones.',
      'Pollen, in spring.',
      'Sand from a filter with a broken lateral.',
    ],
    checks: [
      'Sweep it: algae make a cloud and settle on the same wall again.',
      'Feel it: sand is gritty and lies below the returns.',
    ],
    fix: [
      'Brush the wall, raise chlorine as the label allows, keep the pump on.',
      'Wash brushes, toys and swimwear, which carry it back.',
      'Skim pollen daily and let the filter take the rest.',
    ],
    call: 'There is sand below the returns, or the dust is back within a week of treatment.',
    service: 'Pool Cleaning',
  },
  {
    id: 'strong-smell',
    title: 'Strong chlorine smell, red eyes',
    group: 'water',
    words: 'chloramine burning eyes itchy skin rash stink odor',
    causes: [
      'Combined chlorine: there is too little free chlorine for the swimmers, not too much.',
      'A pH outside 7.2–7.8.',
      'A pool that was covered for days and never aired.',
    ],
    checks: [
      'Test free and total chlorine: the difference is combined chlorine.',
      'Measure pH.',
      'Open the cover for an hour and smell again.',
    ],
    fix: [
      'Shock when combined chlorine is above 0.2–0.5 ppm; do not cut the chlorine.',
      'Correct pH and leave the cover off while the shock works.',
      'Ask swimmers to shower first.',
    ],
    call: 'The difference stays above 0.5 ppm after two shocks.',
    danger:
      'A sharp smell in the shed or at the feeder is not this problem: get out, let air in from outside, and call Poison Control, 1-800-222-1222, or 911.',
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
      'Leaves and berries that lay on the floor.',
    ],
    checks: [
      'Hold a vitamin C tablet to the stain for half a minute: metal fades.',
      'Try a little chlorine on a stain that stayed: leaves bleach.',
      'Have iron and copper measured in pool water and in fill water.',
    ],
    fix: [
      'Metal: lower chlorine for some days, treat with ascorbic acid, add a sequestrant.',
      'Leaves: brush with chlorine.',
      'Fill through a filter for metals if the well is the source.',
    ],
    call: 'The whole surface is stained, or copper keeps rising: then the heater is wearing away.',
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
      'Strong evaporation, which leaves the minerals behind.',
    ],
    checks: [
      'Test calcium hardness, pH and alkalinity.',
      'Put a drop of vinegar on the crust: calcium carbonate fizzes, silicate does not.',
    ],
    fix: [
      'Bring pH to 7.2–7.4 and alkalinity into range.',
      'Rub fizzing scale off with a pumice stone, on tile and plaster only.',
      'Replace part of the water where local rules allow it.',
    ],
    call: 'The crust does not fizz, or covers plaster: removing it takes blasting or a new surface.',
    service: 'Pool Cleaning',
  },
  {
    id: 'hot-tub-foam',
    title: 'Foam in the hot tub',
    group: 'water',
    words: 'foamy bubbles suds spa soap lotion',
    causes: [
      'Soap, lotion and detergent from skin and swimwear.',
      'Water that is older than three or four months.',
      'Soft water with low calcium.',
    ],
    checks: [
      'Note when the tub was last filled.',
      'Test calcium hardness; 150–250 ppm is the aim in a tub.',
      'Look at the filter for a greasy film.',
    ],
    fix: [
      'Rinse the filter, or soak it in filter cleaner overnight.',
      'Drain, wipe and refill if the water is old.',
      'Shower before the tub, and rinse swimwear without detergent.',
    ],
    call: 'Fresh water foams within a week, which points at the plumbing: lines need a purge.',
    service: 'Spa Repair',
  },
  {
    id: 'pump-dead',
    title: 'Pump hums, trips or stays silent',
    group: 'equipment',
    words: 'motor breaker gfci wont start no power humming dead electric',
    causes: [
      'A tripped breaker or GFCI, a timer that is off.',
      'A worn capacitor: the motor hums and does not turn.',
      'A seized shaft, after a winter without running.',
      'Water in the motor.',
    ],
    checks: [
      'With dry hands, look at the breaker, the GFCI and the timer.',
      'Listen from a step away: a hum without turning is the capacitor or the shaft.',
      'Look for water below the motor.',
    ],
    fix: [
      'Reset the breaker once, and only once.',
      'Set the timer, and note the hour when it failed.',
      'Leave the motor closed: its capacitor holds a charge with the power off.',
    ],
    call: 'It trips a second time, or smells burnt.',
    danger:
      'A breaker that trips twice is doing its work: current may be going to the water or the ground. Switch the pool off at the panel, keep everybody out, call an electrician.',
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
      'Look through the lid: bubbles mean air from the suction side.',
      'Check the water level and both baskets.',
      'Pour water over the lid while it runs: if the bubbles pause, it is the gasket.',
    ],
    fix: [
      'Fill to mid-skimmer and empty the baskets.',
      'Switch off, clean the gasket, grease it with silicone, close the lid firmly.',
      'Fill the basket with water and start again.',
    ],
    call: 'Bubbles stay with a good gasket and a full skimmer.',
    service: 'Pool Repair',
  },
  {
    id: 'filter-pressure',
    title: 'Filter pressure too high or too low',
    group: 'equipment',
    words: 'gauge psi backwash sand cartridge diatomaceous grid dirty',
    causes: [
      'High: dirt, 8 to 10 psi above the clean reading.',
      'High at once after cleaning: oil or scale in the media, or a valve half closed.',
      'Low: air, a full basket or a blockage before the pump.',
    ],
    checks: [
      'Compare with the reading you noted after the last cleaning.',
      'Switch off: the needle has to fall to zero, or the gauge is broken.',
      'See that every valve after the filter is open.',
    ],
    fix: [
      'Sand and DE: backwash until the glass runs clear. Cartridge: rinse from top to bottom.',
      'Note the new clean reading on the tank.',
      'Low: empty both baskets and look for air.',
    ],
    call: 'The pressure rises again within a day, or sand and DE powder come back into the pool.',
    danger:
      'Never loosen the clamp or the lid of a filter under pressure: switch off, open the air valve, and wait for zero.',
    service: 'Pool Maintenance',
  },
  {
    id: 'heater-off',
    title: 'Gas heater stays off or stops early',
    group: 'equipment',
    words: 'no heat cold ignition pilot propane error code short cycle thermostat',
    causes: [
      'Too little flow, from a dirty filter or a low pump speed.',
      'A thermostat or timer that does not ask for heat.',
      'Gas shut off or an empty tank.',
      'A failed sensor, igniter or board.',
    ],
    checks: [
      'Read the code on the display and write it down.',
      'Clean the filter and run the pump at full speed for ten minutes.',
      'See that the gas valve handle stands in line with the pipe.',
    ],
    fix: [
      'Set the water temperature above the present one.',
      'Restore the flow, then start the heater once more.',
      'Keep leaves and nests off the vent, from outside and with the heater cold.',
    ],
    call: 'A code comes back, the flame is yellow, or there is soot.',
    danger:
      'If you smell gas, touch no switch, leave, and call the gas company from the street. Soot or headache near the heater means carbon monoxide: off and out.',
    service: 'Pool Heating',
  },
  {
    id: 'heat-pump-frost',
    title: 'Heat pump ices over or gives no heat',
    group: 'equipment',
    words: 'frost frozen cold air coil defrost electric heater',
    causes: [
      'Air below 45–50 °F, the end of what most models use well.',
      'A fan blocked by leaves or a fence too near.',
      'Too little water through the unit.',
      'Lost refrigerant.',
    ],
    checks: [
      'Read the outdoor temperature at the unit.',
      'See that the fan turns and air passes freely on all sides.',
      'Check filter and flow.',
    ],
    fix: [
      'Let it thaw by itself and run it from noon to early evening.',
      'Clear leaves from the coil with a soft brush.',
      'Cover the pool at night, which saves more than a longer run.',
    ],
    call: 'It frosts at 60 °F or more: that is a matter of refrigerant, which only certified technicians may handle.',
    service: 'Pool Heating',
  },
  {
    id: 'salt-cell',
    title: 'Salt system makes no chlorine',
    group: 'equipment',
    words: 'swg generator cell low salt chlorinator saltwater light',
    causes: [
      'Water below about 60 °F: most cells stop there by design.',
      'Scale on the plates.',
      'Salt below the maker’s range.',
      'A cell at the end of its 3 to 7 years.',
    ],
    checks: [
      'Measure salt with a strip or meter of your own.',
      'Look through the cell at a light: white crust is scale.',
      'Find the year in which the cell was fitted.',
    ],
    fix: [
      'Cold water: dose chlorine by hand until spring.',
      'Clean the plates as the manual says, with the power off and the cell out.',
      'Add salt in steps of half the missing amount, and measure a day later.',
    ],
    call: 'The cell is clean, salt is right, the water is warm, and the cell is older than five years.',
    service: 'Pool Repair',
  },
  {
    id: 'light-fault',
    title: 'Pool light dead or flickering',
    group: 'equipment',
    words: 'lamp bulb led niche transformer dark shock tingle',
    causes: ['A burnt-out lamp.', 'A failed transformer.', 'Water behind the lens, in the niche or in the conduit.'],
    checks: [
      'See whether its GFCI has tripped.',
      'Look from the deck for water inside the lens.',
      'Touch nothing in the water while you look.',
    ],
    fix: [
      'Switch the circuit off at the panel and leave it off.',
      'Keep the pool empty of people until the cause is known.',
    ],
    call: 'At once, and a licensed electrician: this is not work for a homeowner.',
    danger:
      'A tingle in the water or at a ladder is electric current. Get out without touching metal, switch off at the panel, keep others away. Throw a float; do not jump in.',
    service: 'Pool Lighting',
  },
  {
    id: 'drain-cover',
    title: 'Drain cover loose, cracked or gone',
    group: 'equipment',
    words: 'main drain grate entrapment suction broken missing hole',
    causes: [
      'A cover past its service life, which is printed on it.',
      'Missing or rusted screws.',
      'A knock by a cleaner or a tool.',
    ],
    checks: [
      'From the deck, look whether it lies flat with all its screws.',
      'Read the year on the cover when the pool is next serviced.',
    ],
    fix: ['Switch the pump off and tape the switch.', 'Close the pool until a cover that fits its sump is fitted.'],
    call: 'Now. A cover is replaced with a listed one of the right flow, not with what fits by eye.',
    danger:
      'The pull of an open drain can hold a person under water. Stop the pump and close the pool before anything else.',
    service: 'Pool Repair',
  },
  {
    id: 'frozen-pipe',
    title: 'Frozen pipe or pump',
    group: 'equipment',
    words: 'ice freeze burst winter cold snap crack',
    causes: ['No circulation during a frost.', 'A power cut.', 'Lines that were not blown out at the closing.'],
    checks: ['See whether the pump turned itself off.', 'Look for split fittings and ice in the lid.'],
    fix: [
      'Switch the pump off: it must not run against ice.',
      'Open the air valve and drain plugs.',
      'Let it thaw on its own, or with towels and warm water from a can.',
    ],
    call: 'Before you start it again: a hairline crack shows itself only under pressure.',
    danger: 'No torch, no heat gun, no heater left alone beside it: plastic burns, and wet cords kill.',
    service: 'Pool Repair',
  },
  {
    id: 'losing-water',
    title: 'Pool loses water',
    group: 'surface',
    words: 'leak leaking level drops evaporation bucket test autofill',
    causes: [
      'Evaporation, most of all in dry, windy months.',
      'Splash and backwash.',
      'A leak at a light, skimmer or return.',
      'A leak in a buried pipe.',
      'A crack or a torn liner.',
    ],
    checks: [
      'Bucket test: set a filled bucket on a step, mark both levels, wait 24 hours without swimming.',
      'Repeat with the pump off: a faster loss with the pump on points at a pressure pipe.',
      'Put drops of dye at fittings with the water still.',
    ],
    fix: [
      'Cover the pool at night if pool and bucket fell alike.',
      'Close small leaks at fittings with pool putty.',
      'Turn the auto-fill off while you measure.',
    ],
    call: 'The pool falls more than a quarter inch a day faster than the bucket, the ground is wet, or cracks appear.',
    service: 'Pool Repair',
  },
  {
    id: 'liner-damage',
    title: 'Liner wrinkled, torn or out of its track',
    group: 'surface',
    words: 'vinyl rip hole bead wrinkles floating liner patch',
    causes: [
      'Age: most liners serve 5 to 15 years.',
      'Ground water that lifts it.',
      'Low pH, which makes vinyl stretch.',
      'Claws, toys and sharp edges.',
    ],
    checks: ['See whether wrinkles came after heavy rain.', 'Test pH.', 'Follow a tear to its end and measure it.'],
    fix: [
      'Patch a small tear under water with a kit for vinyl.',
      'Bring pH back into range.',
      'Ease a short stretch of bead back with warm water.',
    ],
    call: 'The bead is out for more than a foot, wrinkles came with rain, or the liner is brittle.',
    danger: 'Do not drain it to mend it: ground water can float the liner or push the walls in.',
    service: 'Pool Renovation',
  },
  {
    id: 'rough-plaster',
    title: 'Plaster rough, etched or hollow',
    group: 'surface',
    words: 'surface sandpaper pitted flaking spalling feet scratched gunite',
    causes: [
      'Years of low pH or low calcium.',
      'Age: plaster serves 8 to 15 years.',
      'A bond that failed below the surface.',
    ],
    checks: [
      'Test pH, alkalinity and calcium.',
      'Knock with a screwdriver handle: hollow plaster sounds dull.',
      'Mark the edge of each patch and look again in a month.',
    ],
    fix: [
      'Balance the water, which stops the wear but mends nothing.',
      'Smooth single rough spots with a pumice block.',
    ],
    call: 'It sounds hollow, or a patch is larger than a hand.',
    service: 'Pool Renovation',
  },
  {
    id: 'shell-crack',
    title: 'Crack in the shell, deck that moved',
    group: 'surface',
    words: 'structural crack broken settling frost heave coping gap sinking',
    causes: [
      'Soil that settles or swells.',
      'Frost.',
      'Ground water after long rain.',
      'Shrinkage, for hairlines in new plaster.',
    ],
    checks: [
      'Draw a pencil line across both ends and note the date.',
      'See whether the crack goes on through tile and coping.',
      'Do the bucket test.',
    ],
    fix: ['Keep the pool full and the water level steady.', 'Lead roof water away from the pool.'],
    call: 'At once if a coin fits in, one side stands higher, or the pool loses water.',
    danger: 'Never drain a pool yourself where ground water is high: an empty shell can float out of the ground.',
    service: 'Pool Repair',
  },
  {
    id: 'sauna-cold',
    title: 'Sauna heats slowly or stays cold',
    group: 'heat',
    words: 'heater element stones rocks kw weak tripping',
    causes: [
      'A heater too small for the room and its glass.',
      'A burnt element.',
      'A vent that stands open, or a door with a gap.',
      'Stones packed too tight or crumbled.',
    ],
    checks: [
      'Work out the room’s volume and glass, and compare with the heater’s plate.',
      'Look from outside whether all elements glow.',
      'Note the minutes to 160 °F.',
    ],
    fix: [
      'Close the upper vent while it heats.',
      'With the heater cold and off, set the stones loosely and remove crumbs.',
    ],
    call: 'An element stays dark, the breaker trips, or the cable feels warm.',
    danger: 'Nothing dries on a sauna heater: cloth on the stones is how these rooms burn.',
    service: 'Sauna Installation',
  },
  {
    id: 'steam-weak',
    title: 'Steam comes late or weak',
    group: 'heat',
    words: 'generator steam room shower scale descale no steam',
    causes: [
      'Scale in the generator.',
      'A water valve that is closed, or a clogged inlet.',
      'A generator too small for tile, stone and outside walls.',
      'A failed level probe or element.',
    ],
    checks: [
      'See when it was last descaled; hard water asks for it twice a year.',
      'Check that the water valve is open.',
      'Feel for a draft at the door seal.',
    ],
    fix: [
      'Descale as the manual says, with the power off and the tank cool.',
      'Flush the tank after each use if the model does not.',
    ],
    call: 'The tank leaks, the breaker trips, or steam still fails after descaling.',
    danger: 'The steam head burns at a touch. Keep feet and children away from it while you test.',
    service: 'Steam Room Installation',
  },
];
