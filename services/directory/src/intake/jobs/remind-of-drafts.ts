import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { remindOfDrafts } from '../actions/keep-draft.js';

/** Reminds the writers of drafts that wait for a week. */
export const remindOfDraftsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'remind of drafts', () => database.transaction((tx) => remindOfDrafts(tx, now())));
