import { join } from 'node:path';
import { runService } from '@poolpros/chassis/run';
import { webService } from './service.js';

await runService(webService(join(import.meta.dirname, '../client')));
