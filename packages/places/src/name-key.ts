import { tokensOf } from './tokens.js';

/**
 * Common short forms of compass words, and the abbreviations of the Postal Service that occur in place names
 * (Publication 28, appendices B and C).
 */
const fullWords: Readonly<Record<string, string>> = {
  afb: 'air force base',
  bch: 'beach',
  boro: 'borough',
  br: 'branch',
  brg: 'bridge',
  byu: 'bayou',
  centre: 'center',
  crk: 'creek',
  cty: 'city',
  ctr: 'center',
  cyn: 'canyon',
  e: 'east',
  est: 'estates',
  ests: 'estates',
  fls: 'falls',
  frk: 'fork',
  ft: 'fort',
  gdns: 'gardens',
  gln: 'glen',
  grn: 'green',
  grv: 'grove',
  hbr: 'harbor',
  hls: 'hills',
  hts: 'heights',
  hvn: 'haven',
  intl: 'international',
  isl: 'island',
  jct: 'junction',
  knls: 'knolls',
  lk: 'lake',
  lks: 'lakes',
  lndg: 'landing',
  mdws: 'meadows',
  mls: 'mills',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  ne: 'northeast',
  no: 'north',
  nw: 'northwest',
  par: 'parish',
  pk: 'park',
  plns: 'plains',
  pls: 'plains',
  prt: 'port',
  pt: 'point',
  rdg: 'ridge',
  riv: 'river',
  rnch: 'ranch',
  s: 'south',
  se: 'southeast',
  shrs: 'shores',
  smt: 'summit',
  so: 'south',
  spg: 'spring',
  spgs: 'springs',
  spngs: 'springs',
  sprgs: 'springs',
  st: 'saint',
  sta: 'station',
  ste: 'sainte',
  sw: 'southwest',
  ter: 'terrace',
  twp: 'township',
  vis: 'vista',
  vlg: 'village',
  vly: 'valley',
  vw: 'view',
  w: 'west',
  wls: 'wells',
};

/** A word of a name, as a place key, spelled out. */
export const fullWord = (word: string): string => fullWords[word] ?? word;

/** The words of a name, spelled out. */
export const nameWords = (name: string): string[] => tokensOf(name).map(({ key }) => fullWord(key));

/** The key of the words as they are: `est lake` is a typo of East Lake, and not an estate. */
export const rawKey = (words: readonly string[]): string => words.join('');

/** The key that all spellings of a name share: `N. Las Vegas`, `North LasVegas` → `northlasvegas`. */
export const nameKey = (words: readonly string[]): string => words.map(fullWord).join('').replaceAll(' ', '');
