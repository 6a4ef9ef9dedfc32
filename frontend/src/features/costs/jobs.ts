import { heater, hotTubSetup, pumpReplacement } from '../../../content/costs/equipment-jobs.js';
import type { Job } from '../../../content/costs/job.js';
import { closing, opening } from '../../../content/costs/season-jobs.js';
import { linerReplacement, replaster } from '../../../content/costs/surface-jobs.js';
import { leakDetection, weeklyService } from '../../../content/costs/upkeep-jobs.js';

/** The jobs, in the order in which pages list them. */
export const jobs: readonly Job[] = [
  weeklyService,
  pumpReplacement,
  heater,
  replaster,
  linerReplacement,
  leakDetection,
  opening,
  closing,
  hotTubSetup,
];
