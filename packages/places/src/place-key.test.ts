import { describe, expect, it } from 'vitest';
import { placeKey } from './place-key.js';

describe('placeKey', () => {
  it.each([
    ['Saint Louis', 'St. Louis'],
    ['Fort Worth', 'ft worth'],
    ['Mount Vernon', 'Mt. Vernon'],
    ["O'Fallon", 'ofallon'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['Winston-Salem', 'winston salem'],
    ['La Cañada Flintridge', 'la canada flintridge'],
    ['Sainte Genevieve', 'Ste. Genevieve'],
  ])('gives %j and %j the same key', (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other));
  });

  it('keeps words that are also properties of objects', () => {
    expect(placeKey('Constructor')).toBe('constructor');
  });

  it('keeps different places apart', () => {
    expect(placeKey('Kansas City')).not.toBe(placeKey('Kansas'));
  });

  it('is empty for text without letters and digits', () => {
    expect(placeKey(' ., - ')).toBe('');
  });
});
