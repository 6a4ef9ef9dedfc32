import { runService } from '@poolpros/chassis/run';
import { notificationsService } from './service.js';

await runService(notificationsService);
