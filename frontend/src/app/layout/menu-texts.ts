/** One line below a link in the menus, by its label. */
export const menuTexts: Readonly<Record<string, string>> = {
  'Pool types guide': 'Fiberglass, vinyl, concrete, above ground',
  'Pool comparisons': 'Five pairs, the same six rows',
  Specializations: 'Luxury, eco, small space and three more',
  'Pool problems': 'Green water, leaks, cracks: first steps',
  'Cost calculator': 'Low, middle and high, every line shown',
  'Pool financing': 'Loan types and state programs, with dates',
  'Payment calculator': 'Monthly amount. Not an offer of credit',
  'Pool Contractors Near Me': 'By ZIP, city or your location',
  'Request a claim': 'Your business may already have a page here',
  Blog: 'New guides, dated and signed',
  'Regulations by state': 'License, permit, barrier, electrical',
  'Maintenance tips': 'By season and by water type',
  'Design ideas': 'Plan views by yard size',
  'Spas & hot tubs': 'Install, service, repair',
  'Saunas & steam rooms': 'Indoor, outdoor, generators',
};
