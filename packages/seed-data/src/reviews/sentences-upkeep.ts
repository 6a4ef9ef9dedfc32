import type { JobSentences } from './job-sentences.js';

/** Sentences about work that keeps a pool running. */
export const upkeepSentences = {
  care: {
    did: [
      'Weekly service since spring, always on {weekday}.',
      'They opened our pool in April and closed it in October.',
      'Had them take over after our water turned green on vacation.',
      'Every other {weekday} they brush, vacuum and balance the water.',
      'We use them for the summer months only, {monthly} a month.',
      'They winterized the pool and the attached spa in one visit.',
    ],
    good: [
      'Each visit leaves a note with chlorine, pH and what was added.',
      'Green to clear took {days} days, and they came back daily without being asked.',
      'They spotted a worn pump seal before it failed.',
      'The lines were blown out and plugged properly; nothing cracked over the winter.',
      'They close the gate behind them every time, which matters with our dog.',
      'Prices have been the same since we signed up.',
    ],
    flaw: [
      'Twice the visit slipped to the next day without a message.',
      'The filter got skipped once and we had to ask.',
      'Chemicals are billed separately, so the month is never quite {monthly}.',
      'The tech changes often, and each one needs the gate code again.',
    ],
    bad: [
      'Some weeks the log said done while our camera saw nobody.',
      'The pH was so far off that the heater started to corrode.',
      'They opened the pool late and left the cover in a wet pile on the lawn.',
      'We canceled by mail and were charged {monthly} for two more months.',
    ],
  },
  repair: {
    did: [
      'Our pump died on a {weekday} and they came the next morning.',
      'They traced a leak that was costing us an inch of water a day.',
      'The heater threw an error code that two others could not explain.',
      'Had a cracked skimmer replaced and the deck patched around it.',
      'The spa would not hold heat; they replaced the sensor and a relay.',
    ],
    good: [
      'They pressure-tested each line and showed us the gauge before digging.',
      'The {fee} diagnosis came off the final bill, as promised.',
      'They fixed the part instead of selling us a new unit.',
      'The old parts were left on the bench so we could see what had failed.',
      'It has held for months now, with no drop at the tile line.',
    ],
    flaw: [
      'The part took {late} to arrive, in the hottest weeks of the year.',
      'The window was "between 8 and 5," which meant a day off work.',
      'The patch in the deck is a shade lighter than the rest.',
      'The {fee} trip fee was only mentioned at the door.',
    ],
    bad: [
      'Three visits, three trip fees, and the leak is still there.',
      'They replaced a board for {extra} and it turned out to be a loose wire.',
      'The new motor failed in {weeks} weeks and the warranty was "with the manufacturer."',
      'They said someone would call back. Nobody has.',
    ],
  },
  equipment: {
    did: [
      'They put in a heat pump and tied it into the existing pad.',
      'Swapped four old lights for LED and replaced the niche seals.',
      'Had an automatic safety cover added to a {size} pool.',
      'New controller so the pump, the lights and the spa run from a phone.',
      'They added a sheer descent and two deck jets on the {sides} side.',
    ],
    good: [
      'Plumbing on the pad is straight, labeled and easy to follow.',
      'The power bill is down since the pump runs at low speed most of the day.',
      'They set the schedules with us and came back once to fine-tune them.',
      'Bonding was checked and written on the inspection card.',
      'The cover runs smoothly and stops square at both ends.',
    ],
    flaw: [
      'The app lost its connection a few times in the first weeks.',
      'One light has a slightly different white from the others.',
      'The noise of the fan is more than the brochure suggests.',
      'Installation was quick, but the manual never turned up.',
    ],
    bad: [
      'The heater was set too close to the fence and failed inspection.',
      'The controller reboots every few days and support sends us in circles.',
      'Water got into a new light within {weeks} weeks.',
      'They left the old equipment next to the house and called it our problem.',
    ],
  },
} satisfies Record<string, JobSentences>;
