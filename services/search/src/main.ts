import { runService } from '@poolpros/chassis/run';
import { searchService } from './service.js';

await runService(searchService);
