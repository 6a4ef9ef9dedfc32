import type { Random } from '../random.js';

const slots = {
  size: ['12 × 24 ft', '14 × 28 ft', '15 × 30 ft', '16 × 32 ft', '16 × 36 ft', '18 × 36 ft', '10 × 20 ft'],
  weeks: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  late: ['one week', 'ten days', 'two weeks', 'three weeks'],
  days: ['two', 'three', 'four', 'five'],
  hours: ['two', 'three', 'four', 'five'],
  seats: ['four', 'five', 'six', 'seven'],
  persons: ['two', 'three', 'four', 'six'],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  extra: ['$180', '$240', '$320', '$450', '$600', '$850'],
  fee: ['$95', '$110', '$125', '$140', '$160'],
  monthly: ['$140', '$155', '$165', '$180', '$195'],
  sides: ['north', 'south', 'east', 'west'],
  crew: ['two', 'three', 'four', 'five'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
type Slot = keyof typeof slots;

const isSlot = (name: string): name is Slot => Object.hasOwn(slots, name);

/** Fills the `{slot}` marks of a sentence; throws on a mark that no table knows. */
export function fill(sentence: string, random: Random): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!isSlot(name)) throw new Error(`no words for {${name}}`);
    return random.pick<string>(slots[name]);
  });
}
