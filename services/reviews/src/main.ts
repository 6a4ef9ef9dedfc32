import { runService } from '@poolpros/chassis/run';
import { reviews } from './service.js';

await runService(reviews);
