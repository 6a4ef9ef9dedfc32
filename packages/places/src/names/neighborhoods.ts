/**
 * Well-known neighborhoods of big cities that the place packages lack: the city (state and slug), then their names. A
 * search starts at the city's center, since their own coordinates are unknown.
 */
export const neighborhoods = `
NY manhattan: broadway, chelsea, east village, west village, greenwich village, soho, tribeca, nolita, upper east side, ues, upper west side, uws, midtown, midtown east, midtown west, hells kitchen, murray hill, gramercy, gramercy park, lower east side, les, chinatown, financial district, fidi, battery park city, battery park, east harlem, spanish harlem, morningside heights, hamilton heights, kips bay, stuyvesant town, yorkville, little italy, times square, flatiron, flatiron district, nomad, meatpacking district, roosevelt island, hudson yards, central park, union square, statue of liberty, empire state building, ellis island
NY brooklyn: williamsburg, crown heights, bedford stuyvesant, bed stuy, fort greene, prospect park, park slope, bushwick, bay ridge, bensonhurst, flatbush, east flatbush, dumbo, brooklyn heights, cobble hill, carroll gardens, boerum hill, clinton hill, prospect heights, red hook, sunset park, sheepshead bay, brighton beach, coney island, canarsie, east new york, brownsville, borough park, boro park, midwood, gravesend, marine park, gowanus, windsor terrace, dyker heights, ditmas park, kensington, gerritsen beach, mill basin, bath beach, downtown brooklyn, greenpoint
NY queens: flushing, ridgewood, sunnyside, woodside, elmhurst, jackson heights, kew gardens, middle village, maspeth, howard beach, ozone park, bayside, whitestone, college point, fresh meadows, richmond hill, woodhaven, rockaway beach, far rockaway, rockaway park, ditmars
NY the-bronx: riverdale, fordham, mott haven, throgs neck, pelham bay, parkchester, kingsbridge, city island, morris park, yankee stadium, norwood, highbridge, hunts point, country club
CA los-angeles: baldwin hills, leimert park, west la, west los angeles, downtown los angeles, downtown la, dtla, lake balboa, echo park, los feliz, koreatown, ktown, brentwood, westwood, bel air, pacific palisades, eagle rock, highland park, mar vista, playa vista, westchester, century city, mid city, atwater village, hancock park, mount washington, lincoln heights, el sereno, cypress park, glassell park, crenshaw, hyde park, watts, south la, south central, south central la, south los angeles, san fernando valley, the valley, valley village, toluca lake, warner center, griffith park, playa del rey, rancho park, cheviot hills, fairfax district, miracle mile, hollywood hills, arleta, mission hills, porter ranch, winnetka, west hills, la city
CA san-francisco: mission district, the mission, haight ashbury, the haight, treasure island, castro, the castro, noe valley, soma, nob hill, russian hill, north beach, pacific heights, outer sunset, inner sunset, sunset district, outer richmond, inner richmond, richmond district, bernal heights, potrero hill, dogpatch, bayview, excelsior, glen park, hayes valley, lower haight, western addition, tenderloin, the tenderloin, marina district, presidio, the presidio, cole valley, twin peaks, visitacion valley, fishermans wharf
CA san-diego: north park, hillcrest, gaslamp quarter, gaslamp, little italy, la jolla, pacific beach, ocean beach, mission beach, mission valley, point loma, clairemont, kearny mesa, mira mesa, rancho bernardo, scripps ranch, rancho penasquitos, carmel valley, city heights, university city, university heights, normal heights, kensington, barrio logan, mission hills, otay mesa, san ysidro, tierrasanta, del cerro, encanto, paradise hills, torrey pines
CA la-puente: city of industry, industry
CA rancho-cucamonga: alta loma, etiwanda
CA torrance: south torrance, north torrance, old torrance, west torrance
CA oakland: rockridge, temescal, fruitvale, montclair, jack london square, lake merritt, east oakland, west oakland, north oakland, piedmont avenue
CA san-jose: willow glen, almaden, almaden valley, evergreen, berryessa, alviso, cambrian park, blossom valley, silver creek, rose garden
CA irvine: woodbridge, turtle rock, northwood, university park, great park
CA palmdale: antelope valley
TX dallas: lake highlands, oak cliff, deep ellum, uptown, knox henderson, lakewood, preston hollow, oak lawn, pleasant grove, bishop arts, white rock, far north dallas, north dallas, south dallas, east dallas, west dallas, design district, vickery meadow
TX houston: alief, the heights, houston heights, montrose, river oaks, midtown, galleria, memorial, the woodlands mall, east end, third ward, fifth ward, sharpstown, gulfton, clear lake, clear lake city, spring branch, kashmere gardens, sunnyside, acres homes, westchase, energy corridor, meyerland, garden oaks, oak forest, museum district, eado, rice military, greenspoint
TX spring: klein
TX mission: sharyland
TX lakeway: lake travis
TX austin: hyde park, zilker, mueller, east austin, south austin, north austin, south congress, soco, barton hills, travis heights, tarrytown, oak hill, avery ranch, steiner ranch, domain, the domain, circle c
TX san-antonio: alamo heights area, stone oak, king william, the dominion, southtown, medical center, monte vista
TX killeen: fort hood, ft hood, fort cavazos
FL miami: liberty city, downtown miami, brickell, wynwood, little havana, coconut grove, overtown, edgewater, allapattah, flagami, design district, little haiti, upper east side miami, midtown miami
FL miami-beach: south beach, sobe, north beach, mid beach
FL miami-gardens: carol city, miami lakes area, norland
FL orlando: lake nona, baldwin park, college park, thornton park, dr phillips area, metrowest, conway, hunters creek area, international drive, milk district
FL tampa: ybor city, hyde park, south tampa, new tampa, seminole heights, davis islands, palma ceia, channelside, westshore, west tampa
FL jacksonville: riverside, avondale, san marco, mandarin, arlington, southside, ortega, northside, westside, baymeadows
FL spring-hill: weeki wachee
GA atlanta: buckhead, midtown, virginia highland, little five points, inman park, old fourth ward, east atlanta, west end, grant park, kirkwood, ansley park, atlantic station, west midtown, cabbagetown
GA valdosta: clyattville
IL chicago: bucktown, wicker park, lincoln park, lakeview, lake view, wrigleyville, logan square, hyde park, pilsen, andersonville, rogers park, edgewater, uptown, lincoln square, ravenswood, old town, gold coast, river north, the loop, west loop, south loop, bronzeville, bridgeport, englewood, beverly, humboldt park, ukrainian village, albany park, irving park, portage park, jefferson park, streeterville, austin, garfield park, hegewisch, back of the yards, south side, north side, west side, avondale, norwood park, edison park, sauganash, roscoe village, south shore, kenwood
PA philadelphia: west philly, west philadelphia, ne philly, northeast philly, northeast philadelphia, south philly, south philadelphia, north philly, north philadelphia, center city, fishtown, manayunk, roxborough, chestnut hill, mount airy, germantown, kensington, port richmond, university city, old city, society hill, queen village, fairmount, mayfair, tacony, frankford, northern liberties, point breeze, passyunk, rittenhouse square, bustleton, somerton, fox chase, olney, overbrook, east falls
PA pittsburgh: squirrel hill, shadyside, lawrenceville, east liberty, oakland, strip district, south side, mount washington, point breeze, brookline, bloomfield, greenfield, north shore, highland park, troy hill, carrick, beechview
MD baltimore: east baltimore, west baltimore, south baltimore, fells point, canton, federal hill, inner harbor, hampden, mount vernon, locust point, roland park, charles village, bolton hill, cherry hill, patterson park, highlandtown, harbor east, hamilton, mount washington, brooklyn
MD clinton: surrattsville
MA boston: back bay, beacon hill, south end, north end, south boston, southie, dorchester, roxbury, jamaica plain, jp, allston, brighton, charlestown, east boston, eastie, west roxbury, roslindale, hyde park, mattapan, fenway, mission hill, seaport, seaport district, chinatown, leather district
WA seattle: capitol hill, ballard, fremont, queen anne, green lake, wallingford, u district, university district, west seattle, belltown, beacon hill, columbia city, georgetown, magnolia, ravenna, greenwood, phinney ridge, madison park, leschi, sodo, south lake union, slu, pioneer square, northgate, lake city, rainier valley, rainier beach, madrona, montlake, first hill, international district
OR portland: pearl district, hawthorne, alberta arts district, sellwood, st johns, hollywood district, laurelhurst, montavilla, lents, multnomah village, nob hill, mount tabor, goose hollow, kenton, foster powell, woodstock, sw portland, se portland, ne portland, nw portland, north portland, southeast portland, northeast portland, southwest portland, northwest portland, mt tabor park
CO denver: capitol hill, lodo, rino, five points, highlands, lohi, washington park, wash park, cherry creek, baker, stapleton, central park, green valley ranch, montbello, park hill, sloans lake, berkeley, platt park, university park
AZ phoenix: ahwatukee, arcadia, biltmore, maryvale, desert ridge, laveen, encanto, paradise village, moon valley, norterra, deer valley, north phoenix, south phoenix
NV las-vegas: the strip, las vegas strip, downtown las vegas, arts district, centennial hills, peccole ranch, the lakes
NV spring-valley: chinatown
UT west-valley-city: granger, hunter
UT salt-lake-city: sugar house, the avenues, rose park, capitol hill, glendale, liberty wells, poplar grove
HI honolulu: waikiki, kaimuki, manoa, kakaako, ala moana, diamond head, hawaii kai, kalihi, nuuanu, makiki, kahala, moiliili, chinatown, downtown honolulu
TN memphis: orange mound, midtown, cooper young, overton square, beale street, whitehaven, graceland, downtown memphis, frayser, hickory hill, raleigh, berclair, east memphis
TN nashville: east nashville, the gulch, germantown, green hills, belle meade area, west end, sylvan park, donelson, antioch area, hillsboro village, 12 south, bellevue, inglewood, madison area, the nations, music row
OH cincinnati: avondale, over the rhine, otr, hyde park, mount adams, clifton, walnut hills, northside, oakley, mount lookout, westwood, mount washington, price hill, college hill, columbia tusculum, madisonville
OH columbus: german village, short north, clintonville, victorian village, italian village, brewery district, franklinton, linden, hilltop, easton, polaris, university district
OH cleveland: tremont, ohio city, shaker square, university circle, detroit shoreway, west park, glenville, collinwood, slavic village, hough, little italy, old brooklyn, gordon square, edgewater, the flats, playhouse square
OH lewis-center: olentangy
MN minneapolis: uptown, northeast minneapolis, nordeast, north loop, dinkytown, longfellow, linden hills, powderhorn, seward, whittier, loring park, downtown minneapolis, kingfield, north minneapolis, south minneapolis
MN saint-paul: highland park, mac groveland, summit hill, frogtown, como park, cathedral hill, lowertown
MO st-louis: central west end, the hill, soulard, tower grove, lafayette square, dogtown, the loop, forest park, south city, north city, benton park, carondelet
MO kansas-city: westport, country club plaza, the plaza, brookside, waldo, crossroads, river market, northland, power and light district
MI detroit: corktown, midtown, greektown, eastern market, indian village, downtown detroit, palmer woods, boston edison, rosedale park, mexicantown, southwest detroit
NC charlotte: noda, south end, dilworth, plaza midwood, myers park, ballantyne, uptown, university city, steele creek, southpark, elizabeth, eastover, cotswold
NC southern-pines: yadkin trail
NC raleigh: north hills, five points, brier creek, oakwood, cameron village, boylan heights, glenwood south
LA new-orleans: french quarter, garden district, uptown, marigny, bywater, treme, mid city, lakeview, gentilly, algiers, new orleans east, lower ninth ward, central city, warehouse district, irish channel, carrollton, broadmoor
WI milwaukee: bay view, third ward, historic third ward, east side, riverwest, walkers point, bronzeville
IN indianapolis: broad ripple, fountain square, mass ave, irvington, castleton, eagle creek, geist, meridian kessler, downtown indianapolis
KY louisville: the highlands, nulu, butchertown, germantown, old louisville, crescent hill, st matthews area, portland
DC washington: georgetown, capitol hill, dupont circle, logan circle, adams morgan, foggy bottom, navy yard, columbia heights, shaw, u street, anacostia, brookland, petworth, tenleytown, cleveland park, woodley park, friendship heights, noma, h street
NJ newark: ironbound, forest hill, weequahic, the ironbound
NJ jersey-city: journal square, the heights, greenville, paulus hook, newport, bergen lafayette, hamilton park
`;
