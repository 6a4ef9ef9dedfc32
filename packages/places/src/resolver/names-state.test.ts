import { expect, it } from 'vitest';
import { loadPlaces } from '../load.js';
import { understandPlace } from '../resolver.js';
import { namesState } from './names-state.js';

const places = loadPlaces();

it.each([
  ['Austin, TX', true],
  ['texas austin', true],
  ['miami fla', true],
  ['Tecumseh NE', true],
  ['Harris County, Texas', true],
  ['Laton IA', true],
  ['Austin', false],
  ['Virginia Beach', false],
  ['Iowa City', false],
  ['Texas', false],
])('whether %s has a state next to its name: %s', (text, expected) => {
  const understood = understandPlace(places, text, { cityFirst: true });
  expect(understood?.kind === 'place' && namesState(places, text, understood.place)).toBe(expected);
});
