/** The day on which the tasks were last reviewed; the calendar files start in its year. */
export const calendarUpdated = '2026-11-27';

/** What a month is for a pool. */
export type CarePhase = 'closed' | 'opening' | 'open' | 'closing' | 'mild';

export const carePhases: Readonly<Record<CarePhase, { label: string; work: string }>> = {
  closed: { label: 'Closed', work: 'Closed: check the cover and the water level' },
  opening: { label: 'Opening', work: 'Open, {window}: clean the filter, balance the water, run the pump for a day' },
  open: { label: 'Open', work: 'Test two or three times a week, brush and vacuum weekly' },
  closing: {
    label: 'Closing',
    work: 'Close, {window}: balance the water, drain the equipment, blow out the lines, cover the pool',
  },
  mild: { label: 'Quiet', work: 'Run the pump less, test weekly, watch for freezing nights' },
};

/** When a task is due. A day of its own is the first Saturday of the month. */
export type CareTime =
  /** From the first to the last day of a window, in zones that close their pools. */
  | { during: 'opening' | 'closing' }
  /** So many weeks before a window begins. */
  | { before: 'opening' | 'closing'; weeks: number }
  /** In each month of these phases. */
  | { each: readonly CarePhase[] }
  /** In the month before pools are opened, or in that after which water stays above 60 °F. */
  | { at: 'spring' }
  /** In the first quiet month of the fall, in zones that stay open. */
  | { at: 'frost' }
  /** In the month with the most evaporation. */
  | { at: 'evaporation' };

export interface CareTask {
  /** Part of the identity of calendar entries: it never changes. */
  id: string;
  title: string;
  text: string;
  when: CareTime;
}

export const careTasks: readonly CareTask[] = [
  {
    id: 'book-opening',
    title: 'Book your pool opening',
    text: 'Companies book up in spring, so call four to eight weeks ahead. Tell them what kind of cover you have, and ask whether the price includes cleaning it.',
    when: { before: 'opening', weeks: 8 },
  },
  {
    id: 'yearly-service',
    title: 'Yearly service',
    text: 'Deep-clean the filter, lube or replace O-rings, have the heater serviced, clean the salt cell, and check the expiration dates on the drain covers. Walk along the fence to check the gate, the latch and any gaps.',
    when: { at: 'spring' },
  },
  {
    id: 'open-pool',
    title: 'Open the pool',
    text: 'Clear off the cover, refill to mid-skimmer, put in the plugs and baskets, and check power and bonding. Start the pump, clean the filter, test and balance the water, shock it, and run the pump for 24 hours. If you open before the water stays above 60 °F, you’ll have less algae to fight.',
    when: { during: 'opening' },
  },
  {
    id: 'monthly-check',
    title: 'Monthly check: calcium, stabilizer, GFCI, gate',
    text: 'Test calcium hardness and cyanuric acid. Press the test button on each GFCI. Let the gate swing shut from an inch open and from wide open: it has to latch both times.',
    when: { each: ['opening', 'open', 'mild'] },
  },
  {
    id: 'bucket-test',
    title: 'Bucket test at peak evaporation',
    text: 'Evaporation peaks this month, so a leak is easy to miss. Set a filled bucket on a step, mark the water level in the bucket and in the pool, and compare after 24 hours. If two tests show a difference of more than 1/8 inch, you have a leak.',
    when: { at: 'evaporation' },
  },
  {
    id: 'book-closing',
    title: 'Book your pool closing',
    text: 'Ask who blows out the lines, which antifreeze goes in, who brings the chemicals, and whether the heater, filter and salt cell will be drained.',
    when: { before: 'closing', weeks: 6 },
  },
  {
    id: 'close-pool',
    title: 'Close the pool',
    text: 'Once the water stays below 60 °F, clean and balance it, and shut off the gas and power. Drain the heater, filter and pump, lower the water only if the cover requires it, and blow out and plug the lines. Use only propylene glycol pool antifreeze. Fasten the cover.',
    when: { during: 'closing' },
  },
  {
    id: 'cover-check',
    title: 'Check the cover',
    text: 'Pump rainwater and melted snow off a solid cover, tighten its springs or straps, and make sure the water level under the cover has not dropped.',
    when: { each: ['closed'] },
  },
  {
    id: 'freeze-guard',
    title: 'Set pump hours and freeze protection for winter',
    text: 'Cold water needs fewer pump hours. Where temperatures can drop below freezing, set the freeze protection to start the pump at an air temperature of 35 to 38 °F, and know what to do when the power fails.',
    when: { at: 'frost' },
  },
];
