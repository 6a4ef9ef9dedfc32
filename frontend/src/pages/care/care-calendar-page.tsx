export { CareCalendar as Component } from '../../features/care/components/care-calendar.js';

export const description =
  'When to open, close and look after a pool in ten US climate zones, month by month, with water temperature, evaporation and a calendar file for each.';
