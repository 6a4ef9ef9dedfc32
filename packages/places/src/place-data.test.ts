import { describe, expect, it } from 'vitest';
import { readPlaceData } from './place-data.js';

describe('readPlaceData', () => {
  it('reads the rows of a state and kind', () => {
    const data = readPlaceData(
      'cities TX [["austin","Austin",null,30.3,-97.7,900000,"America/Chicago",149]]\nzips DC [["20001","Washington",38.9,-77]]\n',
    );
    expect(data.citiesOf('TX')).toEqual([['austin', 'Austin', null, 30.3, -97.7, 900000, 'America/Chicago', 149]]);
    expect(data.zipsOf('DC')).toEqual([['20001', 'Washington', 38.9, -77]]);
    expect(data.zipStates).toEqual(['DC']);
  });

  it('has no rows for a state that the file lacks', () => {
    expect(readPlaceData('').citiesOf('TX')).toEqual([]);
  });
});
