import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Analytics } from '../../shared/analytics/analytics.js';
import { captureEarly } from '../../shared/analytics/early-events.js';
import { createReport, type Report } from './report.js';

type Vital = Pick<Metric, 'name' | 'value' | 'rating'>;

/** Layout shift is a small number without a unit, and is reported in thousandths; the others are milliseconds. */
export function logVital({ name, value, rating }: Vital, report: Report): void {
  console.info(`web vital ${name}: ${value} (${rating})`);
  report('web_vitals', { label: name, value: Math.round(name === 'CLS' ? value * 1000 : value) });
}

/** Logs the web vitals of the page to the console and captures them, the first ones once the page is watched. */
export function watchVitals(analytics: Pick<Analytics, 'capture'>): void {
  const report = createReport({ capture: (...given) => captureEarly(analytics, ...given) });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch((vital) => logVital(vital, report));
}
