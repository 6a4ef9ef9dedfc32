import type { Service } from '@poolpros/contracts/catalogue';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';

const weekly = { job: 'weekly-service', label: 'What weekly pool service costs' };
const hotTub = { job: 'hot-tub-setup', label: 'What hot tub setup costs' };

/** The jobs that a service includes and whose costs have a page, with its title. The pages are too long to load here. */
const jobsOf: Partial<Record<Service, readonly { job: string; label: string }[]>> = {
  'Pool Maintenance': [weekly],
  'Pool Cleaning': [weekly],
  'Pool Repair': [
    { job: 'pump-replacement', label: 'What a new pool pump costs' },
    { job: 'heater', label: 'What a pool heater costs' },
    { job: 'leak-detection', label: 'What pool leak detection costs' },
  ],
  'Pool Renovation': [
    { job: 'replaster', label: 'What replastering a pool costs' },
    { job: 'liner-replacement', label: 'What a new vinyl liner costs' },
  ],
  'Pool Opening': [{ job: 'opening', label: 'What opening a pool costs' }],
  'Pool Winterization': [{ job: 'closing', label: 'What closing a pool costs' }],
  'Hot Tub Installation': [hotTub],
  'Spa Installation': [hotTub],
};

/** The pages about what the work of a service costs. */
export const costLinks = (service: Service): { label: string; to: string }[] =>
  (jobsOf[service] ?? []).map(({ job, label }) => ({ label, to: pathTo(pagePaths.jobCost, { job }) }));
