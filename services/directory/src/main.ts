import { runService } from '@poolpros/chassis/run';
import { directory } from './service.js';

await runService(directory);
