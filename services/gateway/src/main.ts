import { runService } from '@poolpros/chassis/run';
import { service } from './service.js';

await runService(service);
