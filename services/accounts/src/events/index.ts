import type { EventHandler } from '@poolpros/chassis/consumer';
import type { Context } from '../context.js';
import { submissionConfirmedHandler } from './submission-confirmed.js';

export const eventHandlers = (context: Context): EventHandler[] => [submissionConfirmedHandler(context)];
