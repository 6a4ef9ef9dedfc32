import { climateAsOf } from '@poolpros/calculators/climate';
import { calendarPage } from '../../../content/care/calendar-page.js';

export { CareCalendar as Component } from '../../features/care/components/care-calendar.js';

export const { description } = calendarPage;
export const dates = { published: calendarPage.published, updated: climateAsOf };
