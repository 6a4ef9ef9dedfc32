import { upkeepDates } from '../../../content/care/upkeep.js';
import { upkeepPage } from '../../../content/care/upkeep-page.js';

export { MaintenanceTips as Component } from '../../features/care/components/maintenance-tips.js';

export const { description } = upkeepPage;

export const dates = upkeepDates;
