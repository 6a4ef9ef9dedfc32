import type { Base } from '@poolpros/chassis/service';
import type { Config } from './config.js';

export type Context = Base<Config>;
