import { describe, expect, it } from 'vitest';
import { installerIdOfSlug, installerSlug, profilePath, slugify } from './slug.js';

describe('slugify', () => {
  it.each([
    ['Coeur d’Alene', 'coeur-d-alene'],
    ["O'Fallon", 'o-fallon'],
    ['Hillstone Pools & Spas', 'hillstone-pools-and-spas'],
    ['Cañon City', 'canon-city'],
    ['  St. Louis  ', 'st-louis'],
  ])('%s becomes %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('profile paths', () => {
  it('end in the id, also when the name has no letters', () => {
    expect(installerSlug('Alder & Stone Pools', 7)).toBe('alder-and-stone-pools-7');
    expect(installerSlug('???', 7)).toBe('contractor-7');
  });

  it('give the id back', () => {
    expect(installerIdOfSlug('alder-and-stone-pools-7')).toBe(7);
    expect(installerIdOfSlug('42')).toBe(42);
    expect(installerIdOfSlug('no-number')).toBeNull();
    expect(installerIdOfSlug('abc123')).toBeNull();
  });

  it('name state and city', () => {
    const installer = { id: 7, name: 'Alder', stateSlug: 'new-york', citySlug: 'albany' };
    expect(profilePath(installer)).toBe('/pool-contractor/new-york/albany/alder-7');
  });
});
