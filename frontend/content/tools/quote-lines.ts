/** A line of the worksheet that makes pool quotes comparable. */
export interface QuoteLine {
  /** Stands in the links of worksheets, so it never changes; that of the cost calculator's part where it has one. */
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
    title: 'Before the digging',
    lines: [
      { id: 'plans', label: 'Drawings and engineering', ask: 'Who signs them, and do they stay yours?' },
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
      { id: 'dig', label: 'Digging and hauling away', ask: 'How many loads, and where does the soil go?' },
      { id: 'shell', label: 'Shell or walls', ask: 'Material, thickness, steel, and whose warranty?' },
      { id: 'finish', label: 'Inside finish or liner', ask: 'Which product, which color, how many years?' },
      { id: 'coping', label: 'Coping and tile', ask: 'Which material, and how much of it?' },
      {
        id: 'plumbing',
        label: 'Plumbing, skimmers, drains',
        ask: 'Pipe size, number of returns, a second main drain?',
      },
      { id: 'pump', label: 'Pump and filter', ask: 'Model, speed, and filter size?' },
      { id: 'fill', label: 'First fill and start-up', ask: 'Who balances the water, and for how long?' },
    ],
  },
  {
    title: 'Equipment and extras',
    lines: [
      { id: 'heater', label: 'Heating', ask: 'Model, size, and where does it stand?' },
      { id: 'light', label: 'Lights', ask: 'How many, which voltage?' },
      { id: 'salt', label: 'Salt system or chlorinator', ask: 'Sized for how many gallons?' },
      {
        id: 'automation',
        label: 'Automation',
        ask: 'What does it switch, and is the app free of charge?',
      },
      { id: 'cover', label: 'Cover', ask: 'Which kind, and is it fitted?' },
      { id: 'water', label: 'Water features', ask: 'Do they need a pump of their own?' },
      { id: 'spa', label: 'Spa', ask: 'Attached or portable, and how is it heated?' },
    ],
  },
  {
    title: 'Around the pool',
    lines: [
      { id: 'deck', label: 'Deck', ask: 'How many square feet, and what lies under it?' },
      { id: 'fence', label: 'Barrier, gates, alarms', ask: 'Does it meet the code of your town?' },
      { id: 'electric', label: 'Electrical work and bonding', ask: 'From which panel, and by whom?' },
      { id: 'gas', label: 'Gas line', ask: 'How long, and is the meter large enough?' },
      { id: 'drainage', label: 'Drainage and grading', ask: 'Where does rain water go?' },
      { id: 'yard', label: 'Repair of lawn, drive and fence', ask: 'What is put back as it was?' },
    ],
  },
  {
    title: 'What is often left out',
    lines: [
      { id: 'rock', label: 'Rock or hard ground', ask: 'A price for each hour or yard, agreed now?' },
      { id: 'groundwater', label: 'High ground water', ask: 'Who pays for pumping and gravel?' },
      { id: 'walls', label: 'Slope and retaining walls', ask: 'Drawn, priced, and by whom?' },
      { id: 'access', label: 'Tight access or a crane', ask: 'Was the way to the yard measured?' },
      { id: 'service', label: 'Larger electrical service', ask: 'Has somebody looked at the panel?' },
    ],
  },
];
