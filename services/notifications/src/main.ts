import { runService } from '@poolpros/chassis/run';
import { notifications } from './service.js';

await runService(notifications);
