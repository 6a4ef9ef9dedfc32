import type { Sentences } from './job-sentences.js';

/** How a review sounds, by its stars. */
export type Tone = 'good' | 'mixed' | 'bad';

/** What can be said about any job. */
export const conduct: Record<Tone, Sentences> = {
  good: [
    'Calls and texts were answered the same day.',
    'They were on time each morning and cleaned up before leaving.',
    'The quote had a line for each item, so there was nothing to guess.',
    'Two other bids were lower, but neither listed what was left out.',
    'They said no to one of our ideas and explained why; they were right.',
    'Everyone on the crew knew the plan, not just the person who sold it.',
    'A month later they came by to check, without being called.',
    'Neighbors asked for the number before it was even finished.',
    'They put the change we wanted in writing with a price, and then did it.',
    'Insurance papers came with the quote, before we asked.',
  ],
  mixed: [
    'The work itself is fine; hearing back from the office is the hard part.',
    'We had to keep our own punch list.',
    'The price was fair for what we got, no more and no less.',
    'Some days nobody came and nobody said so.',
    'They did put it right in the end, after a few reminders.',
    'I would ask for a written schedule next time.',
  ],
  bad: [
    'Messages go unanswered once the deposit is paid.',
    'Each call ended with a promise and no date.',
    'The person who sold it to us was never seen again.',
    'We asked for an itemized bill and got one number.',
    'They blamed the supplier, then the weather, then us.',
    'I kept photos and dates, and I suggest you do as well.',
  ],
};

export const closing: Record<Tone, Sentences> = {
  good: [
    'We would hire them again.',
    'Our next project goes to them too.',
    'Glad we waited for a slot on their calendar.',
    'Worth the drive they had to make.',
    'No regrets so far.',
  ],
  mixed: [
    'It works, and we use it.',
    'Next time I would get one more quote.',
    'Three stars because the result is sound.',
    'Fine for a small job.',
  ],
  bad: [
    'We ended up paying someone else to finish.',
    'I would not do it again.',
    'Get everything in writing.',
    'We are out the deposit.',
  ],
};

/** How someone without a finished job came to the business. */
export const approach: Sentences = [
  'We asked {crew} companies for a price.',
  'I wrote through their form on a {weekday} evening.',
  'A neighbor gave us their number.',
  'We are planning for next season and started early.',
  'Our yard is narrow and the ground is rock, so I wanted to hear them first.',
  'I called on a {weekday} after seeing their truck two streets over.',
  'We had a {size} pool in mind.',
  'We needed a date before a graduation party.',
  'I had photos and measurements ready before I called.',
  'This was the {sides} side of a sloped lot, so not the easiest job.',
];

export const quoteSentences: Record<Tone, Sentences> = {
  good: [
    'They measured everything, looked at the panel and sent a clear quote within {days} days.',
    'Came out for an estimate, talked through three options and did not push for a deposit.',
    'We went another way on price, but the visit was honest and the written quote easy to read.',
    'The estimator found an easement we knew nothing about. The quote took that into account.',
  ],
  mixed: [
    'The visit was good, but the quote took {late} and two reminders to arrive.',
    'Decent estimate, though several items were only listed as "to be determined."',
    'They quoted a different size from the one we talked about and had to send it again.',
  ],
  bad: [
    'They came, measured for an hour and never sent the quote they promised.',
    'The price was good for that day only, with a deposit on the spot. We said no.',
    'The estimate had no breakdown at all, and questions about it were not answered.',
  ],
};

export const enquirySentences: Record<Tone, Sentences> = {
  good: [
    'I asked about a repair outside their area. They called back within {hours} hours and named someone closer.',
    'They told me openly that they were booked until next season and put me on a list.',
    'A real person answered my message the same evening and asked the right questions.',
  ],
  mixed: [
    'The first answer came after {days} days. It was friendly, but a bit late for us.',
    'Got a call back, then the promised follow-up with dates never came.',
  ],
  bad: [
    'I wrote twice and called once within {late}, and never heard anything back.',
    'They hung up when I said the pool was above ground. A simple no would have done.',
  ],
};

export const titles: Record<Tone, Sentences> = {
  good: [
    'On time and on budget',
    'Did what the quote said',
    'Clear answers, clean work',
    'Careful crew',
    'Would hire again',
    'No surprises',
    'Solid work',
    'Good from start to finish',
    'Happy with the result',
    'They kept us informed',
  ],
  mixed: [
    'Good work, slow office',
    'Fine, with a few loose ends',
    'Mixed feelings',
    'Took longer than planned',
    'Okay in the end',
    'Needed reminders',
  ],
  bad: [
    'Hard to reach after the deposit',
    'Not what we paid for',
    'Still waiting',
    'Had to get it fixed',
    'Poor follow-up',
    'Would not hire again',
  ],
};
