import type { FirmKind } from '../firms.js';

/** How a firm works. `{crew}` is its number of people, `{radius}` the miles it drives. */
export const practices: Record<FirmKind['sells'], readonly string[]> = {
  projects: [
    'You get a written schedule with a date for each step, and a call when weather moves it.',
    'One project manager stays with the job from permit to final walk-through.',
    'Our crew of {crew} works on two or three sites at a time, so nobody waits for months between steps.',
    'We visit the lot before we quote, and the quote lists what is not included.',
    'Payments follow finished stages.',
    'We take on a limited number of projects a year within {radius} miles.',
    'Ask to see recent work in {near}.',
    'Send photos with your first message and we can usually give a range.',
    'Drawings are yours to keep, whoever builds from them.',
    'We sweep up every evening and leave the driveway open.',
    'Change orders are priced before the change is made.',
    'You can follow the job in a shared photo album that we fill each day.',
    'Questions before a project go to the person who will run it.',
  ],
  visits: [
    'After each visit you get the readings and a photo by text.',
    'There is no long contract; service runs month to month.',
    'A crew of {crew} covers the area within {radius} miles.',
    'We quote repairs in writing before we open a toolbox.',
    'Gate codes, dogs and preferred days are noted and respected.',
    'First visits include a look at the pump, the filter and the bonding wire.',
    'If the water goes off between visits, we come back.',
    'We explain what we add to the water and why.',
    'Same-week appointments are normal outside of May.',
    'We bring the chemicals and take the empty containers with us.',
    'Filters are opened and cleaned twice a year as part of the price.',
    'One visit or every week, the rate per visit is the same.',
    'We drive up to {radius} miles, and the trip is part of the price.',
  ],
  showroom: [
    'Delivery within {radius} miles includes removal of the old tub.',
    'Our staff of {crew} sells, delivers and repairs, so you talk to people who know the machine.',
    'Water testing at the counter is free; bring a cup from your tub.',
    'We keep filters, covers and chemicals in stock all year.',
    'Wet tests can be booked for evenings.',
    'We will tell you when a repair makes more sense than a new tub.',
    'Trade-ins are welcome if the shell is sound.',
    'Before you buy, someone comes out to measure the gate and the path.',
    'The showroom has nine models, and each has its running cost on the tag.',
    'We stock spare parts for tubs that are twenty years old.',
  ],
};

/** Closing sentences for any firm. */
export const closings: readonly string[] = [
  'We answer the phone on weekdays and return messages the next morning.',
  'Most of our customers come from {city}, {near} and the towns around them.',
  'The company was started in {year} with two trucks.',
  'Spanish is spoken in the office and on site.',
  'Small jobs are welcome.',
  'The first visit is free within {city}.',
  'Messages that come in by noon get an answer the same day.',
  'Two generations work here, and both pick up the phone.',
  'Our yard is between {city} and {near}.',
  'We have been part of {city} since {year}.',
];
