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
};

/** Abbreviations and nicknames that are also words: they mean a state only when alone or after a comma. */
export const nicknamesLikeWords: ReadonlySet<string> = new Set([
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
