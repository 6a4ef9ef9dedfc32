/**
 * Cities of 20,000 people and more whose names are also common in business names, as a word or a family name: `Paradise
 * Pools`, `Caldwell Pools`. Before a trade they stay words, which also find the businesses in the city.
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
    'silver lake,spring,springdale,stanton,stratford,summit,sunrise,surprise,temple,tracy,tucker,union,university,' +
    'uptown,valencia,victoria,vista,wellington,weston,whitney,wildwood,wilson,woodbury,woodland,wright,york'
  ).split(','),
);

/** Regions that are common in business names: before a trade they stay words. */
export const regionsLikeNames: ReadonlySet<string> = new Set([
  'lake norman',
  'new england',
  'pacific northwest',
  'permian basin',
  'smoky mountains',
]);
