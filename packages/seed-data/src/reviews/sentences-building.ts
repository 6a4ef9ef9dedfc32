import type { JobSentences } from './job-sentences.js';

/** Sentences about work that makes something new. */
export const buildingSentences = {
  build: {
    did: [
      'They put in a {size} pool with a tanning ledge behind our house.',
      'Our old vinyl pool became a {size} fiberglass one.',
      'We had the pool replastered and the waterline tile replaced.',
      'New {size} pool, from permit drawing to first swim in {weeks} weeks.',
      'They resurfaced the shell, moved two returns and added a bench on the {sides} side.',
      'Small yard, tight side gate, and they still fit a {size} pool in.',
      'We renovated a 1990s pool: new plaster, new coping, variable-speed pump.',
    ],
    good: [
      'The permit and the barrier inspection were handled without a call from us.',
      'The schedule they gave us in week one was off by only two days at the end.',
      'Coping lines up with the house wall, and the water sits level at every tile.',
      'They called the utility locator first and hand-dug near the gas line.',
      'When the dig hit rock they showed it to us and named the price before going on.',
      'Startup chemistry was done over a full week, with the readings written down for us.',
      'The final bill matched the contract to the dollar.',
    ],
    flaw: [
      'It took {late} longer than planned, mostly waiting for plaster.',
      'The yard had ruts for a month until grading was done.',
      'One return fitting dripped and needed a second visit.',
      'Allowances for tile were low, so we paid {extra} more than quoted.',
      'We had to ask twice for the warranty papers.',
    ],
    bad: [
      'The hole stood open for {weeks} weeks while other jobs went first.',
      'Plaster came out streaked, and the offer was to live with it.',
      'A skimmer leak showed up in the first month and nobody came for {weeks} weeks.',
      'Change orders added {extra} here and {extra} there until we stopped counting.',
      'The deck drain points at the house, and we paid someone else to fix it.',
    ],
  },
  tub: {
    did: [
      'They set a {seats}-seat hot tub on a new pad next to the patio.',
      'Replaced our old spa with a {seats}-person model and ran a new 240 V line.',
      'Had an inground spa added next to the existing pool.',
      'Delivery, crane over the roof and hook-up of a {seats}-seat tub in {days} days.',
      'New spa with a step-down bench, tiled to match the pool.',
    ],
    good: [
      'The pad is dead level and the GFCI disconnect sits where the code wants it.',
      'It heats from cold to 102 in about {hours} hours, as they said it would.',
      'They took the old shell away and swept the driveway.',
      'We got a short lesson on water care and have had no trouble since.',
      'The electrician came the same day, so we soaked that evening.',
    ],
    flaw: [
      'The cover lifter arrived {late} after the tub.',
      'One jet pump hums a bit; they looked at it and called it normal.',
      'Parking the trailer took out a sprinkler head, which they did replace.',
      'The first delivery date was missed without a call.',
    ],
    bad: [
      'The breaker tripped from the first day and it took {weeks} weeks to get an electrician back.',
      'A union leaked under the cabinet and soaked the pad for days.',
      'The tub that came was not the color on the order, and swapping it would have cost {extra}.',
      'Nobody pulled the electrical permit; the city made us redo the line.',
    ],
  },
  heat: {
    did: [
      'They built a {persons}-person cedar sauna in our basement.',
      'Had a steam shower put in where the old tub was.',
      'A barrel sauna for {persons}, delivered in parts and put together in {days} days.',
      'They converted a closet into a small infrared sauna.',
      'New steam room with a sloped ceiling and a bench for {persons}.',
    ],
    good: [
      'Vapor barrier and door seals were done with care; the hallway stays dry.',
      'It reaches 180 in under 40 minutes on the heater they sized for us.',
      'The ceiling slope keeps drips off the bench, which our last one never managed.',
      'They explained the ventilation plan before the first board went up.',
      'Bench edges are rounded and sanded, no splinters anywhere.',
    ],
    flaw: [
      'The control panel had to be swapped in the first week.',
      'Cedar was on back order, which cost us {late}.',
      'The light inside is dimmer than we expected.',
      'They left the sawdust for us to vacuum.',
    ],
    bad: [
      'Steam finds its way behind the trim and the paint is peeling.',
      'The heater is too small for the room; it tops out at 140.',
      'The door sagged within a month and never got adjusted.',
      'We were billed {extra} for wiring that the quote listed as included.',
    ],
  },
  yard: {
    did: [
      'They laid travertine around the pool and replaced the coping.',
      'Had the cracked concrete deck taken out and pavers put in.',
      'Planting, drip lines and a gravel strip along the {sides} fence.',
      'New composite deck with a step down to the water.',
    ],
    good: [
      'Slope runs away from the house and the pool; we checked it in the first storm.',
      'Joints are even and the cuts around the skimmer lids are neat.',
      'They picked plants that do not drop leaves into the water.',
      'A crew of {crew} finished in {days} days and left the yard clean.',
    ],
    flaw: [
      'A few pavers settled and had to be reset after the first rain.',
      'The stone varies more in color than the sample did.',
      'Dust from the cutting took us a day to wash off the windows.',
      'It ran {late} over because of a delivery.',
    ],
    bad: [
      'Water now stands at the {sides} corner after every rain.',
      'Half the plants were dead by July and there was no answer to our emails.',
      'Edges were left uncut for {weeks} weeks with kids around the pool.',
      'They billed {extra} for haul-away and left the rubble.',
    ],
  },
} satisfies Record<string, JobSentences>;
