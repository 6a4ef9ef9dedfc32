import { services, specializations } from '@poolpros/contracts/catalogue';
import { withTypo } from '@poolpros/search-rules/testing/random-text';
import type { Random } from '@poolpros/seed-data/random';

const mostTypos = 3;
const mostWords = 12;
const longestText = 200;

const openings = [
  'who can',
  'looking for somebody to',
  'i need a company that can',
  'how much does it cost to',
  'can you recommend somebody who will',
  'best company to',
];
const wishes = [
  'fix a leaking vinyl liner',
  'replace the heater of our hot tub',
  'build a small pool in the backyard',
  'resurface an old gunite pool with pebbles',
  'open and close the pool every season',
  'clean a green pool before the weekend',
  'install an infrared sauna in the basement',
  'put in an automatic cover and new lights',
];
const endings = ['near my house please', 'this week', 'for a fair price', 'in', 'around', 'close to'];

/**
 * Texts as people type them into a search, of one to twelve words: names of firms, also with their cities, services and
 * questions, with up to three typing errors. Equal random sources give equal texts.
 */
export function typedTexts(
  random: Random,
  { names, cities, count }: { names: readonly string[]; cities: readonly string[]; count: number },
): string[] {
  const name = () => random.pick(names).split(' ').slice(0, random.between(1, 6)).join(' ');
  const trade = () => random.pick([...services, ...specializations]);
  const question = () => {
    const ending = random.pick(endings);
    const place =
      ending.endsWith('please') || ending.startsWith('this') || ending.startsWith('for') ? '' : random.pick(cities);
    return `${random.pick(openings)} ${random.pick(wishes)} ${ending} ${place}`;
  };
  const kinds = [
    name,
    name,
    () => `${name()} ${random.pick(cities)}`,
    () => `${trade()} ${random.pick(cities)}`,
    () => (random.chance(0.25) ? trade() : `${trade()} ${name()}`),
    () => random.pick(cities),
    question,
    question,
  ];
  return Array.from({ length: count }, () => {
    let text = random.pick(kinds)().trim().split(/\s+/).slice(0, mostWords).join(' ');
    for (let typos = random.between(0, mostTypos); typos > 0; typos--) text = withTypo(random, text);
    return text.slice(0, longestText);
  });
}
