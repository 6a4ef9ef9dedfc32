import { describe, expect, it } from 'vitest';
import { looserMatchings, relevance } from './matching.js';
import { heldWeight, isFuzzyMatch, relevanceOf } from './testing/matches.js';
import { typedWords } from './typed-words.js';
import { searchedWords } from './words.js';

const crystal = searchedWords({
  name: 'The Crystal Blue Pools',
  city: 'Round Rock',
  neighborhood: 'Zilker Heights',
  state: 'Texas',
  stateCode: 'TX',
  services: ['Hot Tub Installation'],
  poolTypes: [],
  specializations: ['Fiberglass Pools', 'Vinyl Pools'],
  status: 'published',
});

it('keeps of a closed installer the words of its name alone', () => {
  const closed = searchedWords({
    name: 'Crystal Pools',
    city: 'Austin',
    neighborhood: null,
    state: 'Texas',
    stateCode: 'TX',
    services: ['Pool Repair'],
    poolTypes: [],
    specializations: [],
    status: 'closed',
  });
  expect(closed).toEqual({
    nameKey: 'crystal pool',
    nameWords: ['crystal', 'pool', 'crystalpool'],
    words: ['crystal', 'pool', 'crystalpool'],
  });
});

describe('as they are typed', () => {
  it.each([
    ['The Crystal Blue Pools', 'name'],
    ['the crystalblue pool', 'nameWords'],
    ['the crystal', 'nameStart'],
    ['the crystal bl', 'nameStart'],
    ['crystal blue pool', 'nameWords'],
    ['blue crystal', 'nameWords'],
    ['crystalblue', 'nameWords'],
    ['bluepool', 'nameWords'],
    ['pools by the blue crystal', 'nameWords'],
    ['cry stal blue', 'nameWords'],
    ['round rock', 'words'],
    ['hottub', 'words'],
    ['hot tub', 'words'],
    ['hot tubinstallation crystalblue', 'words'],
    ['crystal zilker', 'words'],
    ['fiberglass round', 'words'],
    ['is there a crystal pool in round rock', 'words'],
    ['crstal blue', 'none'],
    ['lagoon', 'none'],
    ['blu crystal', 'none'],
    ['crystal lagoon', 'none'],
    ['', 'none'],
  ] as const)('words of %j match a listing by %s', (typed, by) => {
    expect(relevanceOf(typedWords(typed), crystal)).toBe(relevance[by]);
  });
});

it.each([
  ['crstal blue', true],
  ['blu crystal', true],
  ['cyrstal pols in round rok', true],
  ['crystl blue pools fibreglass', true],
  ['crystal blue', true],
  ['hottub crystl', true],
  ['hottup crystal', true],
  ['hot tup crystal', true],
  ['ho ttup', false],
  ['crystal lagoon', false],
  ['', false],
])('takes %j for the words of a listing but for typing errors: %s', (typed, isMatch) => {
  expect(isFuzzyMatch(typedWords(typed), crystal)).toBe(isMatch);
});

describe('where no listing has every word', () => {
  const weight = (typed: string): number => heldWeight(typedWords(typed), crystal);

  it('counts the words that a listing has as they are typed', () => {
    expect(weight('who can fix a leaking vinyl liner near my house please')).toBe(weight('vinyl'));
    expect(weight('crystal zyx')).toBe(weight('crystal'));
    expect(weight('crystl vinil')).toBe(0);
    expect(weight('crystal blue zyx')).toBe(2 * weight('crystal'));
    expect(weight('crystal vinyl')).toBe(weight('crystal') + weight('vinyl'));
  });

  it('counts no word that says nothing of a listing', () => {
    expect(weight('the')).toBe(0);
    expect(weight('Granite Pools')).toBe(0);
  });

  it('prefers a name or a place to all that the trade offers', () => {
    expect(weight('crystal zyx')).toBeGreaterThan(weight('vinyl fiberglass hot tub installation pools zyx'));
  });
});

it.each([
  ['', []],
  ['blue', ['fuzzy']],
  ['blue lagoon', ['fuzzy', 'partial']],
])('has ways left where nobody matches %j exactly: %j', (typed, ways) => {
  expect(looserMatchings(typedWords(typed))).toEqual(ways);
});

it('matches in no other way where no words are asked for', () => {
  expect(looserMatchings(null)).toEqual([]);
});
