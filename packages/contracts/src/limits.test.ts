import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { farthestSearch, type Length, pageSizes, textLengths } from './limits.js';

const read = (file: string) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
const count = (value: number) => value.toLocaleString('en-US');
const span = ({ min, max }: Length) => `${count(min)} to ${count(max)}`;

const { businessName, description, password, priceRange, reviewText, reviewTitle, website } = textLengths;

it.each([
  ['rules.md', `the API takes up to ${farthestSearch}`],
  ['rules.md', `A name has ${span(businessName)} characters, a description ${span(description)};`],
  ['rules.md', `a text of ${span(reviewText)} characters, a title of at most ${reviewTitle.max}`],
  ['rules.md', `${span(password)} characters of any kind`],
  ['rules.md', `the newest first, ${pageSizes.contactRequests} a page`],
  ['import.md', `| \`name\` | yes | ${span(businessName)} characters |`],
  ['import.md', `| \`description\` | yes | ${span(description)} characters |`],
  ['import.md', `| \`price_range\` | | up to ${priceRange.max} characters`],
  ['import.md', `at most ${website.max} characters`],
])('docs/%s says what is checked: %s', (file, sentence) => {
  expect(read(file)).toContain(sentence);
});
