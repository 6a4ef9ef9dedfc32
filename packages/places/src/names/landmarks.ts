/** Universities, stations and sights that people search for, with their city (state and slug). */
export const landmarks = `
NY new-york: columbia university, new york university, nyu, penn station, grand central, madison square garden, rockefeller center
NY ithaca: cornell university, ithaca college
NY syracuse: syracuse university
CA los-angeles: ucla, usc, university of southern california, dodger stadium
CA anaheim: disneyland, angel stadium
CA stanford: stanford university
CA berkeley: uc berkeley
CA davis: uc davis
CA irvine: uc irvine
CA san-diego: ucsd, san diego state university, san diego zoo, balboa park
CA san-jose: san jose state university
CA san-luis-obispo: cal poly
CA fresno: fresno state
CA avalon: catalina island, santa catalina island
CA santa-barbara: sba airport, santa barbara airport
CA monterey: monterey airport
CA sacramento: sacramento state
AZ tempe: arizona state university, asu
AZ tucson: university of arizona
AZ flagstaff: northern arizona university
AR fayetteville: university of arkansas
AR little-rock: little rock airport, clinton airport
AL tuscaloosa: university of alabama
AL auburn: auburn university
AL huntsville: redstone arsenal
CO boulder: university of colorado
CO fort-collins: colorado state university
CO colorado-springs: air force academy, us air force academy
CT new-haven: yale university, yale
CT storrs: university of connecticut, uconn
CT stamford: stamford station, stamford amtrak station
FL gainesville: university of florida
FL tallahassee: florida state university, fsu
FL orlando: university of central florida, ucf, disney world, walt disney world
FL tampa: university of south florida, usf
FL coral-gables: university of miami
FL cape-canaveral: kennedy space center
GA athens: university of georgia, uga
GA atlanta: georgia tech, emory university, georgia state university
GA columbus: fort benning, fort moore
HI kaunakakai: molokai, island of molokai
HI honolulu: university of hawaii, pearl harbor
HI hilo: university of hawaii at hilo
HI kahului: ogg, ogg airport, kahului airport, maui airport
HI lihue: lih, lih airport, lihue airport, kauai airport
ID moscow: university of idaho
ID boise: boise state university, boi, boi airport, boise airport
IL evanston: northwestern university
IL chicago: university of chicago, wrigley field, navy pier, depaul university
IL champaign: university of illinois
IN south-bend: university of notre dame, notre dame
IN bloomington: indiana university
IN west-lafayette: purdue university, purdue
IA ames: iowa state university
IA iowa-city: university of iowa
KS lawrence: university of kansas
KS wichita: ict, ict airport, wichita airport
KS manhattan: kansas state university
KY lexington: university of kentucky
KY louisville: university of louisville, churchill downs
LA baton-rouge: louisiana state university, lsu
LA new-orleans: tulane university
MA cambridge: harvard university, harvard, mit
MA amherst: university of massachusetts, umass
MA boston: boston university, fenway park, northeastern university
MA newton: boston college
MD baltimore: johns hopkins university
MD college-park: university of maryland
MD annapolis: naval academy, us naval academy
MI ann-arbor: university of michigan
MI east-lansing: michigan state university
MI kalamazoo: western michigan university
MI romulus: dtw, dtw airport, detroit airport, detroit metro airport
MN minneapolis: university of minnesota
MN bloomington: mall of america
MN northfield: carleton college, st olaf college
MO columbia: university of missouri, mizzou
MO st-louis: washington university, gateway arch
MO branson: silver dollar city
MS oxford: university of mississippi, ole miss
MS starkville: mississippi state university
MT bozeman: montana state university
MT missoula: university of montana
NC chapel-hill: university of north carolina, unc
NC durham: duke university, duke
NC raleigh: north carolina state university, nc state
NC winston-salem: wake forest university
NC fayetteville: fort bragg, fort liberty
NE lincoln: university of nebraska
NE omaha: oma, oma airport, eppley airfield, omaha airport
NH hanover: dartmouth college
NJ princeton: princeton university
NJ new-brunswick: rutgers university, rutgers
NM albuquerque: university of new mexico
NM las-cruces: new mexico state university
NV reno: university of nevada
NV las-vegas: unlv
OH columbus: ohio state university, the ohio state university
OH athens: ohio university
OH oxford: miami university
OH cleveland: case western reserve university
OH cincinnati: university of cincinnati
OH sandusky: cedar point
OK norman: university of oklahoma
OK stillwater: oklahoma state university
OR eugene: university of oregon
OR corvallis: oregon state university
PA state-college: penn state, penn state university, pennsylvania state university
PA philadelphia: university of pennsylvania, upenn, temple university, drexel university
PA pittsburgh: university of pittsburgh, carnegie mellon university
PA hershey: hersheypark
RI providence: brown university
SC clemson: clemson university
SC columbia: university of south carolina, lake murray, fort jackson
SC charleston: the citadel
SD rapid-city: mount rushmore
TN knoxville: university of tennessee
TN nashville: vanderbilt university, grand ole opry
TN pigeon-forge: dollywood
TX austin: university of texas, ut austin
TX college-station: texas a and m, texas a and m university
TX waco: baylor university
TX houston: rice university, university of houston, nasa, iah, iah airport, bush intercontinental, george bush intercontinental airport, bush airport
TX galveston: galveston island
TX south-padre-island: padre island, south padre
TX lubbock: texas tech university, texas tech
TX san-antonio: the alamo
TX dallas: southern methodist university, smu
TX fort-worth: texas christian university, tcu
UT provo: brigham young university, byu
UT salt-lake-city: university of utah
UT logan: utah state university
VA charlottesville: university of virginia, uva
VA blacksburg: virginia tech
VA williamsburg: busch gardens williamsburg, william and mary
VA arlington: the pentagon, pentagon
VT burlington: university of vermont
WA seattle: university of washington, space needle, pike place market
WA pullman: washington state university
WI madison: university of wisconsin
WI green-bay: lambeau field
WV morgantown: west virginia university
WY laramie: university of wyoming
`;
