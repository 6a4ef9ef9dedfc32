import { brandWords } from '@poolpros/seed-data/listings/words/brands';
import { familyNames, givenNames } from '@poolpros/seed-data/listings/words/people';
import { expect, it } from 'vitest';
import { relevance } from './matching.js';
import { commonNames } from './testing/common-names.js';
import { relevanceOf } from './testing/matches.js';
import { typedWords } from './typed-words.js';
import { searchedWords } from './words.js';

// `May` and `Will` are words of a question.
const tellingNames = commonNames.filter((name) => typedWords(`${name} x`).words.length === 2);
const names = [...new Set([...tellingNames, ...familyNames, ...givenNames, ...brandWords])];

/** What may hang on a sibilant takes `es`, a consonant and `y` may become `ies`; `'` and `’` may be left out. */
const formsOf = (name: string): string[] => [
  name,
  ...[`${name}'s`, `${name}’s`, `${name}s`, `${name}s'`],
  ...(/(?:[sxz]|ch|sh)$/i.test(name) ? [`${name}'`, `${name}es`, `${name}es’`] : []),
  ...(/[^aeiou]y$/i.test(name) ? [`${name.slice(0, -1)}ies`] : []),
];

const storedAs = (name: string) =>
  searchedWords({
    name: `${name} Pools`,
    city: 'Austin',
    neighborhood: null,
    state: 'Texas',
    stateCode: 'TX',
    services: [],
    poolTypes: [],
    specializations: [],
    status: 'published',
  });
const isFound = (typed: string, stored: ReturnType<typeof storedAs>): boolean =>
  relevanceOf(typedWords(`${typed} pools`), stored) >= relevance.nameWords;

/** Letters that say too little without their apostrophe: `Lis` is no form of `Li`, and `Guss` is a name. */
const isTold = (form: string, name: string): boolean =>
  form !== `${name}s` && form !== `${name}s'` ? true : name.length > 2 && !(/s$/i.test(name) && name.length < 5);

it('finds a business by each form of the possessive and the plural of its name, however it writes itself', () => {
  const missed = names.flatMap((name) => {
    const forms = formsOf(name).filter((form) => isTold(form, name));
    return forms.flatMap((written) => {
      const stored = storedAs(written);
      return forms.filter((typed) => !isFound(typed, stored)).map((typed) => `${typed} for ${written}`);
    });
  });
  expect(missed).toEqual([]);
});

const areForms = (one: string, other: string): boolean => formsOf(one).includes(other) || formsOf(other).includes(one);

it('keeps the names apart that differ in more than that', () => {
  const owners = new Map<string, string[]>();
  for (const name of tellingNames)
    for (const word of storedAs(name).nameWords) owners.set(word, [...(owners.get(word) ?? []), name]);
  const together = tellingNames.flatMap((typed) => {
    const [{ variants = [] } = {}] = typedWords(`${typed} pools`).words;
    return variants
      .flatMap(({ word }) => owners.get(word) ?? [])
      .filter((name) => !areForms(typed, name))
      .map((name) => `${typed} finds ${name}`);
  });
  expect(together).toEqual([]);
});
