import { runService } from '@poolpros/chassis/run';
import { reviewsService } from './service.js';

await runService(reviewsService);
