import { businessStepBodySchema } from '@poolpros/contracts/http/request-states';

const priceSchema = businessStepBodySchema.shape.value;

/** Whole dollars as people type them: `$18,500` → 18500, undefined if nothing was typed, null if it is no price. */
export function readPrice(typed: string): number | undefined | null {
  const text = typed.replace(/[$,\s]/g, '');
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return null;
  const price = priceSchema.safeParse(Number(text));
  return price.success ? price.data : null;
}
