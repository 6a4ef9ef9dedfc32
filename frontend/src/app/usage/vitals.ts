import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Analytics } from '../../shared/analytics/analytics.js';
import { createReport } from './report.js';

/** Layout shift is a small number without a unit, and is reported in thousandths; the others are milliseconds. */
const wholeValue = ({ name, value }: Pick<Metric, 'name' | 'value'>): number =>
  Math.round(name === 'CLS' ? value * 1000 : value);

/** Logs the web vitals of the page to the console and captures them. */
export function watchVitals(analytics: Pick<Analytics, 'capture'>): void {
  const report = createReport(analytics);
  const tell = (metric: Pick<Metric, 'name' | 'value' | 'rating'>) => {
    console.info(`web vital ${metric.name}: ${metric.value} (${metric.rating})`);
    report('web_vitals', { label: metric.name, value: wholeValue(metric) });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}
