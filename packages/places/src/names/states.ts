/**
 * Other ways to write a state besides its name and postal code: the abbreviations in the Government Publishing Office's
 * style manual (9.13), and nicknames that people type.
 */
export const stateNicknames: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  cal: 'CA',
  cali: 'CA',
  calif: 'CA',
  'golden state': 'CA',
  'the golden state': 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  'sunshine state': 'FL',
  'peach state': 'GA',
  ill: 'IL',
  ind: 'IN',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  nebr: 'NE',
  nev: 'NV',
  jersey: 'NJ',
  'n mex': 'NM',
  'n dak': 'ND',
  okla: 'OK',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  's dak': 'SD',
  tenn: 'TN',
  tex: 'TX',
  'lone star state': 'TX',
  wash: 'WA',
  'w va': 'WV',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  'nueva jersey': 'NJ',
  'nuevo hampshire': 'NH',
  'nuevo mexico': 'NM',
  pensilvania: 'PA',
  tejas: 'TX',
  'virginia occidental': 'WV',
  'distrito de columbia': 'DC',
  'yellowhammer state': 'AL',
  'last frontier': 'AK',
  'the last frontier': 'AK',
  'grand canyon state': 'AZ',
  'natural state': 'AR',
  'centennial state': 'CO',
  'constitution state': 'CT',
  'first state': 'DE',
  'aloha state': 'HI',
  'gem state': 'ID',
  'prairie state': 'IL',
  'land of lincoln': 'IL',
  'hoosier state': 'IN',
  'hawkeye state': 'IA',
  'sunflower state': 'KS',
  'bluegrass state': 'KY',
  'pelican state': 'LA',
  'pine tree state': 'ME',
  'old line state': 'MD',
  'bay state': 'MA',
  'great lakes state': 'MI',
  'gopher state': 'MN',
  'magnolia state': 'MS',
  'show me state': 'MO',
  'treasure state': 'MT',
  'big sky country': 'MT',
  'cornhusker state': 'NE',
  'silver state': 'NV',
  'granite state': 'NH',
  'garden state': 'NJ',
  'land of enchantment': 'NM',
  'empire state': 'NY',
  'tar heel state': 'NC',
  'peace garden state': 'ND',
  'buckeye state': 'OH',
  'sooner state': 'OK',
  'beaver state': 'OR',
  'keystone state': 'PA',
  'ocean state': 'RI',
  'palmetto state': 'SC',
  'mount rushmore state': 'SD',
  'volunteer state': 'TN',
  'beehive state': 'UT',
  'green mountain state': 'VT',
  'old dominion': 'VA',
  'evergreen state': 'WA',
  'mountain state': 'WV',
  'badger state': 'WI',
  'equality state': 'WY',
};

/** Nicknames that mean the state among other words too. */
const clearNicknames = ['golden state', 'the golden state', 'lone star state', 'peach state', 'sunshine state'];

/**
 * Abbreviations and nicknames that are also words or common in names of companies: they mean a state only when alone or
 * after a comma.
 */
export const nicknamesLikeWords: ReadonlySet<string> = new Set([
  ...Object.keys(stateNicknames).filter(
    (name) => / (?:state|dominion|frontier|country)$/.test(name) && !clearNicknames.includes(name),
  ),
  'cal',
  'del',
  'ill',
  'ind',
  'jersey',
  'mass',
  'miss',
  'mont',
  'penn',
  'wash',
]);

/** Postal codes that are also words: among other words they mean a state only after one of its places. */
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

/** Parts of a state that are not in the table of regions: they mean the state. */
export const partsOfStates =
  'north,northern,south,southern,east,eastern,west,western,central,upstate,downstate,coastal,northeast,northeastern,northwest,northwestern,southeast,southeastern,southwest,southwestern,mid,rural'.split(
    ',',
  );

/** Cities of Mexico that people type without it. */
export const abroadCities = [
  'mexico city',
  'ciudad de mexico',
  'tijuana',
  'cancun',
  'ciudad juarez',
  'puerto vallarta',
  'cabo san lucas',
];

/** Provinces of Canada, states of Mexico and countries: a name next to them is not a place in the United States. */
export const abroad =
  'ontario,on,quebec,qc,british columbia,bc,alberta,ab,manitoba,mb,saskatchewan,sk,nova scotia,ns,new brunswick,nb,newfoundland,nl,prince edward island,yukon,nunavut,canada,mexico,united kingdom,uk,england,scotland,ireland,france,germany,spain,italy,australia,india,china,japan,brazil,bahamas,cuba,baja california,baja california sur,chihuahua,coahuila,guanajuato,jalisco,nuevo leon,oaxaca,puebla,quintana roo,sinaloa,sonora,tamaulipas,veracruz,yucatan'.split(
    ',',
  );
