import { runService } from '@poolpros/chassis/run';
import { accounts } from './service.js';

await runService(accounts);
