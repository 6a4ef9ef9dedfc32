import { runService } from '@poolpros/chassis/run';
import { search } from './service.js';

await runService(search);
