import {
  busShape,
  calledShape,
  databaseShape,
  httpShape,
  publicUrlShape,
  secret,
  tokenShape,
} from '@poolpros/chassis/config';
import * as z from 'zod';

export const configSchema = z.object({
  ...httpShape,
  ...databaseShape,
  ...busShape,
  ...tokenShape,
  ...calledShape,
  ...publicUrlShape,
  LINK_SECRET: secret,
});
export type Config = z.infer<typeof configSchema>;
