import { describe, expect, it } from 'vitest';
import { fold } from './fold.js';

describe('fold', () => {
  it.each([
    ['Crème de la Pool', 'creme de la pool'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['O´Brien', 'obrien'],
    ['O＇Brien', 'obrien'],
    ['O′Brien', 'obrien'],
    ['Haʻikū', 'haiku'],
    ['Pools & Spas', 'pools and spas'],
    ['Pools&Spas', 'pools and spas'],
    ['Ærø Œuvre Straße', 'aero oeuvre strasse'],
    ['ﬁne ﬂow', 'fine flow'],
    ['İstanbul Łódź', 'istanbul lodz'],
    ['  Blue\u00a0 Wave\tPools ', 'blue wave pools'],
    ['Aqua-Tech', 'aqua-tech'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('leaves folded text as it is', () => {
    const folded = fold('Señor Müller’s Spa & Saunä');
    expect(fold(folded)).toBe(folded);
  });
});
