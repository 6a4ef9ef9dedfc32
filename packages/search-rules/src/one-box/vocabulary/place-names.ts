/** Other names of cities, and the place each one means. */
export const cityNicknames: Readonly<Record<string, readonly [stateSlug: string, citySlug: string]>> = {
  atl: ['georgia', 'atlanta'],
  bronx: ['new-york', 'the-bronx'],
  jax: ['florida', 'jacksonville'],
  la: ['california', 'los-angeles'],
  'l a': ['california', 'los-angeles'],
  'new york city': ['new-york', 'new-york'],
  nola: ['louisiana', 'new-orleans'],
  nyc: ['new-york', 'new-york'],
  'n y c': ['new-york', 'new-york'],
  okc: ['oklahoma', 'oklahoma-city'],
  philly: ['pennsylvania', 'philadelphia'],
  phx: ['arizona', 'phoenix'],
  'san fran': ['california', 'san-francisco'],
  sf: ['california', 'san-francisco'],
  slc: ['utah', 'salt-lake-city'],
  'st pete': ['florida', 'st-petersburg'],
  vegas: ['nevada', 'las-vegas'],
};

/** The District is none of the 50 states; its middle ZIP stands for it. */
export const districtOfColumbia = { names: ['washington dc', 'washington d c', 'district of columbia'], zip: '20001' };

/** Other ways to write a state, beside its name and its postal code. */
export const stateNicknames: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  'n carolina': 'NC',
  penn: 'PA',
  's carolina': 'SC',
  'so cal': 'CA',
  socal: 'CA',
  tenn: 'TN',
  tex: 'TX',
};

/** Postal codes that are words too: they mean a state only after one of its cities. */
export const codesLikeWords: ReadonlySet<string> = new Set([
  'co',
  'de',
  'hi',
  'in',
  'la',
  'me',
  'oh',
  'ok',
  'or',
  'id',
]);

/**
 * Cities of 20,000 people and more whose names firms bear as well, as a word or as a family name: `Paradise Pools`,
 * `Caldwell Pools`. Before a trade they stay words, which find the firms of the city too.
 */
export const citiesLikeNames: ReadonlySet<string> = new Set(
  (
    'allen,antelope,anthem,apex,arcadia,bell,benton,beverly,blaine,blue springs,bryan,buckeye,burke,burton,' +
    'caldwell,campbell,carmichael,carson,cary,central,clifton,columbine,converse,coronado,' +
    'crystal,crystal lake,dalton,davis,diamond bar,duncan,ferguson,fountain,gary,' +
    'glenview,golden,golden gate,granger,griffin,hamilton,hercules,holiday,holland,' +
    'hot springs,hurst,independence,jupiter,keller,kendall,kent,keystone,kirkwood,laguna,liberal,' +
    'logan,ludlow,lynn,magna,maple grove,marina,merrimack,mesquite,mission,mobile,moore,morgan hill,' +
    'mountain view,mustang,newburgh,newton,normal,oakley,oceanside,opportunity,orange,paradise,park ridge,' +
    'parker,pearl,pine hills,plum,prescott,riverside,rogers,royal oak,savage,sherman,shirley,shoreline,' +
    'silver lake,spring,springdale,stanton,stratford,sunrise,surprise,temple,tracy,tucker,union,university,' +
    'uptown,valencia,victoria,vista,wellington,weston,whitney,wildwood,wilson,woodbury,woodland,wright,york'
  ).split(','),
);
