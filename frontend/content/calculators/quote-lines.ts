/** A line of the worksheet that makes pool quotes comparable. */
export interface QuoteLine {
  /** Part of the links of worksheets, so it never changes; that of the cost calculator's part where it has one. */
  id: string;
  label: string;
  /** What to ask about it. */
  ask: string;
}

export interface QuoteGroup {
  title: string;
  lines: readonly QuoteLine[];
}

/** The scope of a pool, in the order of the work, and last what quotes leave out without saying so. */
export const quoteGroups: readonly QuoteGroup[] = [
  {
    title: 'Before digging',
    lines: [
      { id: 'plans', label: 'Drawings and engineering', ask: 'Who signs them, and who keeps them?' },
      {
        id: 'permit',
        label: 'Permit, plan check, inspections',
        ask: 'Who applies, and who pays the fees?',
      },
      { id: 'utilities', label: 'Marking and moving buried lines', ask: 'What if a line is in the way?' },
    ],
  },
  {
    title: 'The pool',
    lines: [
      { id: 'dig', label: 'Digging and hauling', ask: 'How many loads, and where does the soil go?' },
      { id: 'shell', label: 'Shell or walls', ask: 'What material, how thick, how much steel, and who warrants it?' },
      {
        id: 'finish',
        label: 'Interior finish or liner',
        ask: 'Which product, what color, and how many years will it last?',
      },
      { id: 'coping', label: 'Coping and tile', ask: 'What material, and how much of it?' },
      {
        id: 'plumbing',
        label: 'Plumbing, skimmers, drains',
        ask: 'What pipe size, how many returns, and is there a second main drain?',
      },
      { id: 'pump', label: 'Pump and filter', ask: 'Which model, how many speeds, and what size filter?' },
      { id: 'fill', label: 'First fill and startup', ask: 'Who balances the water, and for how long?' },
    ],
  },
  {
    title: 'Equipment and extras',
    lines: [
      { id: 'heater', label: 'Heating', ask: 'Which model, what size, and where does it go?' },
      { id: 'light', label: 'Lights', ask: 'How many are there, and at what voltage?' },
      { id: 'salt', label: 'Salt system or chlorinator', ask: 'How many gallons is it rated for?' },
      {
        id: 'automation',
        label: 'Automation',
        ask: 'What does it control, and is the app free?',
      },
      { id: 'cover', label: 'Cover', ask: 'What kind, and is it installed?' },
      { id: 'water', label: 'Water features', ask: 'Do they need their own pump?' },
      { id: 'spa', label: 'Spa', ask: 'Is it attached or portable, and how is it heated?' },
    ],
  },
  {
    title: 'Around the pool',
    lines: [
      { id: 'deck', label: 'Deck', ask: 'How many square feet, and what is under it?' },
      { id: 'fence', label: 'Barrier, gates, alarms', ask: 'Does it meet the local code?' },
      {
        id: 'electric',
        label: 'Electrical work and bonding',
        ask: 'Which panel feeds the pool, and who does the work?',
      },
      { id: 'gas', label: 'Gas line', ask: 'How long is it, and is the meter large enough?' },
      { id: 'drainage', label: 'Drainage and grading', ask: 'Where does rainwater go?' },
      { id: 'yard', label: 'Repairs to lawn, driveway and fence', ask: 'What do you restore?' },
    ],
  },
  {
    title: 'What is often left out',
    lines: [
      { id: 'rock', label: 'Rock or hard ground', ask: 'Is there a rate per hour or cubic yard?' },
      { id: 'groundwater', label: 'High groundwater', ask: 'Who pays for pumping and gravel?' },
      { id: 'walls', label: 'Slope and retaining walls', ask: 'Are they drawn and priced, and by whom?' },
      { id: 'access', label: 'Tight access or a crane', ask: 'Did anyone measure the way in?' },
      { id: 'service', label: 'Larger electrical service', ask: 'Has anyone looked at the panel?' },
    ],
  },
];
