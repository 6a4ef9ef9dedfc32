import { runService } from '@poolpros/chassis/run';
import { gateway } from './service.js';

await runService(gateway);
