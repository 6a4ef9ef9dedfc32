export { MaintenanceTips as Component } from '../../features/care/components/maintenance-tips.js';

export const description =
  'Pool care by season and by kind of water: what to do how often, a table of chemistry targets with what to do when they are off, and how long parts last.';
