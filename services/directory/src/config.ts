import {
  busShape,
  calledShape,
  databaseShape,
  filesShape,
  httpShape,
  phoneShape,
  publicUrlShape,
  secret,
  tokenShape,
} from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...filesShape,
  ...tokenShape,
  ...calledShape,
  ...publicUrlShape,
  ...phoneShape,
  LINK_SECRET: secret,
});
export type Config = z.output<typeof configSchema>;
