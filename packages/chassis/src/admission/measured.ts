import { Counter, Gauge, type Registry } from 'prom-client';
import { type Admission, type AdmissionOptions, createAdmission } from '../admission.js';

/** A process that has just started refuses no crowd that fits this; it learns more within a second. */
const initial = 32;

/** One admission for each name, with its figures as metrics. */
export function createMeasuredAdmissions<L extends string>(
  registry: Registry,
  names: readonly L[],
  options: Pick<AdmissionOptions, 'outcomeOf' | 'least' | 'most'> = {},
): Record<L, Admission> {
  const refusals = new Counter({
    name: 'admission_refused_total',
    help: 'Requests that were not sent on, by server and reason: full (it could not be done in time) or late (it waited too long)',
    labelNames: ['server', 'reason'],
    registers: [registry],
  });
  const admissionOf = (server: L): Admission =>
    createAdmission({ initial, ...options, refused: (reason) => refusals.inc({ server, reason }) });
  const admissions = Object.fromEntries(names.map((server) => [server, admissionOf(server)])) as Record<L, Admission>;
  const gauge = (name: string, help: string, figure: keyof ReturnType<Admission['state']>) =>
    new Gauge({
      name,
      help,
      labelNames: ['server'],
      registers: [registry],
      collect() {
        for (const server of names) this.set({ server }, admissions[server].state()[figure]);
      },
    });
  gauge('admission_limit', 'How many requests to a server may be in flight, by their latency', 'limit');
  gauge('admission_in_flight', 'Requests to a server that are in flight', 'inFlight');
  gauge('admission_waiting', 'Requests to a server that wait for earlier ones', 'waiting');
  return admissions;
}
