/** One word of an address. */
interface Part {
  key: string;
  afterComma: boolean;
}

const streets = new Set(
  'st,street,ave,av,avenue,rd,road,blvd,boulevard,dr,drive,ln,lane,way,court,cir,circle,pl,place,ter,terrace,trl,trail,pkwy,parkway,hwy,highway,route,rte,fwy,freeway,expy,expressway,sq,square,loop,aly,alley,plz,plaza,pike,turnpike,tpke,xing,crossing,row,run,walk,path,box,apt,suite,ste,unit,floor,bldg,rm,room'.split(
    ',',
  ),
);
/** Words before a number that is not a house number. */
const numbered = new Set('apt,suite,ste,unit,floor,bldg,rm,room,box,rr,hwy,highway,route,rte,road,rd'.split(','));
const units = new Set('apt,suite,ste,unit,floor,bldg,rm,room'.split(','));
/** Words of the longest street name, with its house number. */
const longestStreet = 6;

const isBox = (words: readonly Part[]): boolean =>
  ['po box', 'p o box'].some((box) => box.split(' ').every((key, at) => words[at]?.key === key));

/** Whether words are the street of an address: a house number or a PO box, or a word such as `Ave` after a name. */
export const isStreet = (words: readonly Part[]): boolean =>
  /^\d/.test(words[0]?.key ?? '') ||
  isBox(words) ||
  isNumbered(words) ||
  words.some(({ key }, at) => at > 0 && streets.has(key));

/** `Highway 101`, `RR 2`. */
const isNumbered = (words: readonly Part[]): boolean =>
  numbered.has(words[0]?.key ?? '') && /^\d/.test(words[1]?.key ?? '');

/**
 * Where a place may begin after the street: after its first word such as `Ave`, or after a house number and a word. The
 * Circle of `Dupont Circle` is no town in Montana.
 */
export function streetEnd(words: readonly Part[]): number {
  if (/^\d/.test(words[0]?.key ?? '') || isNumbered(words)) return 2;
  const street = words.findIndex(({ key }, at) => at > 0 && streets.has(key));
  // It may be the Saint of a city.
  return words[street]?.key === 'st' ? street : street + 1;
}

/** Where the last word such as `Ave` is; -1 without one. */
export const lastStreetWord = (words: readonly Part[]): number => words.findLastIndex(({ key }) => streets.has(key));

/** `741 Main Street`, `100 Hwy 6`: a house number with a street, and no comma between them. */
function isHouse(words: readonly Part[]): boolean {
  if (!/^\d{1,6}[a-z]?$/.test(words[0]?.key ?? '')) return false;
  const comma = words.findIndex(({ afterComma }, at) => at > 0 && afterComma);
  const street = words.slice(0, comma === -1 ? longestStreet : Math.min(comma, longestStreet));
  return street.some(({ key }, at) => at > 1 && streets.has(key)) || numbered.has(street[1]?.key ?? '');
}

/**
 * Where the street of an address begins: at 3 in `Blue Wave Pools, 741 Main Street, Boston`. -1 without a house number
 * or a PO box.
 */
export function streetStart(words: readonly Part[]): number {
  const house = words.findLastIndex(
    (_, at) => isBox(words.slice(at)) || (!numbered.has(words[at - 1]?.key ?? '') && isHouse(words.slice(at))),
  );
  return house > 1 && units.has(words[house - 2]?.key ?? '') ? house - 2 : house;
}
