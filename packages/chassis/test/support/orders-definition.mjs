import { defineEvent } from '@poolpros/contracts/events/define';
import * as z from 'zod';

export const ordersStream = { name: 'ORDERS', service: 'orders', nouns: null, maxAgeDays: 30, maxPerAggregate: null };
export const orderChanged = defineEvent(ordersStream, 'orders.order.changed.v1', z.object({ total: z.int() }));
