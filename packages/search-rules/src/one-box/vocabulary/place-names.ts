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

/** Cities whose names firms bear as well, as a word or as a family name: `Paradise Pools`, `Henderson Pools`. */
export const citiesLikeNames: ReadonlySet<string> = new Set(
  (
    'allen,alliance,anderson,antelope,anthem,apex,arcadia,arnold,augusta,aurora,avalon,baldwin,bell,beverly,blaine,' +
    'blue springs,bryan,buckeye,burke,burton,campbell,carson,cary,central,champion,chandler,clearwater,clifton,' +
    'clinton,columbine,concrete,converse,corona,coronado,crystal,crystal lake,cypress,davis,diamond bar,douglas,' +
    'duncan,eagle,eden,elizabeth,enterprise,eureka,evans,everett,ferguson,fountain,franklin,gardner,garland,gary,' +
    'gilbert,golden,golden gate,golden valley,graham,green,green valley,griffin,hamilton,hampton,harmony,harrison,' +
    'hayward,henderson,hercules,highland,holiday,hot springs,hudson,independence,irving,jackson,jupiter,keller,kent,' +
    'keystone,laguna,lakeside,lakewood,lawrence,liberal,liberty,lincoln,logan,madison,magna,marina,marshall,mason,' +
    'mission,mobile,moore,mountain view,murphy,murray,neptune,normal,norman,oceanside,opportunity,orange,' +
    'paradise,parker,patterson,pearl,perry,plum,randolph,reading,riverside,savage,seaside,sherman,silver lake,' +
    'spring,sterling,stillwater,summit,sunrise,superior,surprise,sweetwater,taylor,temple,tucker,tyler,union,' +
    'university,uptown,vista,walker,warren,wayne,wilson,windsor,woodland,wright'
  ).split(','),
);
