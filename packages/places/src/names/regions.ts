/**
 * Metropolitan areas, regions and islands as lists of counties: label, other names, then each state with its counties.
 * Metropolitan areas follow the Office of Management and Budget (Bulletin 23-01) where it has them, otherwise the
 * counties near the core. Other regions follow the states' tourist offices.
 */
export const regions = `
Dallas-Fort Worth | dfw, dallas fort worth, dallas ft worth, metroplex, the metroplex, dallas metro, dallas area, fort worth metro, north texas | TX Dallas, Tarrant, Collin, Denton, Rockwall, Ellis, Johnson, Kaufman, Parker
Greater Houston | houston metro, houston area | TX Harris, Fort Bend, Montgomery, Brazoria, Galveston, Liberty, Chambers, Waller
Greater Austin | austin metro, austin area, central texas | TX Travis, Williamson, Hays, Bastrop, Caldwell
Greater San Antonio | san antonio metro, san antonio area | TX Bexar, Comal, Guadalupe, Medina, Wilson, Kendall, Bandera, Atascosa
Texas Hill Country | hill country, the hill country | TX Kerr, Gillespie, Kendall, Blanco, Bandera, Llano, Burnet, Comal, Hays
Rio Grande Valley | rgv, the rio grande valley | TX Hidalgo, Cameron, Starr, Willacy
Twin Cities | the twin cities, minneapolis st paul, msp, minneapolis metro, minneapolis area | MN Hennepin, Ramsey, Dakota, Anoka, Washington, Scott, Carver
San Francisco Bay Area | bay area, the bay area, sf bay area, san francisco bay, san francisco metro, san francisco area | CA San Francisco, San Mateo, Santa Clara, Alameda, Contra Costa, Marin, Sonoma, Napa, Solano
East Bay | the east bay | CA Alameda, Contra Costa
South Bay | the south bay | CA Santa Clara
Silicon Valley | | CA Santa Clara, San Mateo
North Bay | the north bay | CA Marin, Sonoma, Napa, Solano
Wine Country | napa and sonoma, napa sonoma | CA Napa, Sonoma
Napa Valley | | CA Napa
Southern California | socal, so cal | CA Los Angeles, Orange, San Diego, Riverside, San Bernardino, Ventura, Imperial, Santa Barbara
Northern California | norcal, nor cal | CA Sacramento, San Francisco, San Mateo, Santa Clara, Alameda, Contra Costa, Marin, Sonoma, Napa, Solano, Placer, El Dorado, Yolo, Butte, Shasta, Nevada
Central Coast | california central coast | CA Monterey, San Luis Obispo, Santa Barbara, Santa Cruz, San Benito
Central Valley | san joaquin valley | CA Fresno, Kern, Kings, Madera, Merced, San Joaquin, Stanislaus, Tulare
Inland Empire | the inland empire, ie | CA Riverside, San Bernardino
Greater Los Angeles | los angeles metro, la metro, la area, los angeles area | CA Los Angeles, Orange
Coachella Valley | palm springs area | CA Riverside
Lake Tahoe | tahoe, south lake tahoe area, north lake tahoe | CA El Dorado, Placer; NV Douglas, Washoe
South Florida | so fla, miami metro, miami area | FL Miami-Dade, Broward, Palm Beach
Central Florida | orlando metro, orlando area | FL Orange, Seminole, Osceola, Lake, Volusia, Polk
Tampa Bay | tampa bay area, tampa metro, tampa area | FL Hillsborough, Pinellas, Pasco, Hernando
Southwest Florida | swfl | FL Lee, Collier, Charlotte, Sarasota
Treasure Coast | the treasure coast | FL Martin, Saint Lucie, Indian River
Space Coast | the space coast | FL Brevard
Florida Panhandle | the panhandle, emerald coast | FL Escambia, Santa Rosa, Okaloosa, Walton, Bay
Florida Keys | the keys, the florida keys | FL Monroe
Northeast Florida | first coast, jacksonville metro, jacksonville area | FL Duval, Saint Johns, Clay, Nassau, Baker
Metro Atlanta | atlanta metro, atlanta area | GA Fulton, DeKalb, Cobb, Gwinnett, Clayton, Cherokee, Forsyth, Henry, Fayette, Douglas, Rockdale, Paulding, Coweta
Long Island | the island, hamptons, the hamptons | NY Nassau, Suffolk
Hudson Valley | the hudson valley | NY Westchester, Rockland, Putnam, Orange, Dutchess, Ulster, Columbia, Greene
New York Metro | tri state area, the tri state area, tristate area, new york metropolitan, new york area, nyc metro, nyc area | NY New York, Kings, Queens, Bronx, Richmond, Westchester, Rockland, Nassau, Suffolk; NJ Bergen, Hudson, Essex, Union, Passaic, Middlesex, Morris
Finger Lakes | the finger lakes | NY Ontario, Seneca, Yates, Cayuga, Schuyler, Tompkins
Capital District | capital region | NY Albany, Rensselaer, Saratoga, Schenectady
Jersey Shore | the jersey shore, the shore | NJ Monmouth, Ocean, Atlantic, Cape May
South Jersey | | NJ Camden, Burlington, Gloucester, Atlantic, Cumberland, Salem, Cape May
North Jersey | | NJ Bergen, Passaic, Essex, Hudson, Morris, Sussex, Union, Warren
Central Jersey | | NJ Middlesex, Mercer, Somerset, Monmouth, Hunterdon
Washington, DC area | dc metro, dmv, the dmv, washington dc metro, dc area, washington metro, washington area, national capital region | DC District of Columbia; MD Montgomery, Prince George's; VA Fairfax, Arlington, Loudoun, Prince William, Alexandria
Northern Virginia | nova, no va | VA Fairfax, Arlington, Loudoun, Prince William, Alexandria, Falls Church, Manassas
Hampton Roads | tidewater, 757 | VA Virginia Beach, Norfolk, Chesapeake, Newport News, Hampton, Portsmouth, Suffolk
Greater Boston | boston metro, boston area | MA Suffolk, Middlesex, Norfolk, Essex, Plymouth
Cape Cod | the cape | MA Barnstable
Martha's Vineyard | | MA Dukes
Nantucket Island | | MA Nantucket
Berkshires | the berkshires | MA Berkshire
Greater Philadelphia | philadelphia metro, philly metro, philadelphia area, delaware valley, the main line, main line | PA Philadelphia, Bucks, Montgomery, Delaware, Chester; NJ Camden, Burlington, Gloucester
Lehigh Valley | the lehigh valley | PA Lehigh, Northampton
Poconos | the poconos | PA Monroe, Pike, Carbon, Wayne
Greater Pittsburgh | pittsburgh metro, pittsburgh area | PA Allegheny, Beaver, Butler, Washington, Westmoreland
Chicagoland | chicago metro, chicago area, greater chicago | IL Cook, DuPage, Kane, Lake, McHenry, Will
Quad Cities | the quad cities | IL Rock Island; IA Scott
Metro Detroit | detroit metro, detroit area | MI Wayne, Oakland, Macomb
Upper Peninsula | the up, up of michigan | MI Marquette, Chippewa, Delta, Houghton, Dickinson, Gogebic, Iron, Menominee, Alger, Baraga, Luce, Mackinac, Ontonagon, Schoolcraft, Keweenaw
Northwest Indiana | nwi, the region | IN Lake, Porter, LaPorte
Greater Indianapolis | indianapolis metro, indianapolis area, central indiana | IN Marion, Hamilton, Hendricks, Johnson, Boone, Hancock
Greater Cleveland | cleveland metro, cleveland area | OH Cuyahoga, Lake, Lorain, Medina, Geauga
Greater Cincinnati | cincinnati metro, cincinnati area | OH Hamilton, Butler, Warren, Clermont; KY Boone, Kenton, Campbell
Greater Columbus | columbus metro | OH Franklin, Delaware, Licking, Fairfield, Pickaway, Union, Madison
Northern Kentucky | | KY Boone, Kenton, Campbell
Greater St. Louis | st louis metro, st louis area, metro east | MO St. Louis, St. Charles, Jefferson; IL Madison, St. Clair
Greater Kansas City | kansas city metro, kc metro, kc area, kansas city area | MO Jackson, Clay, Platte, Cass; KS Johnson, Wyandotte
Lake of the Ozarks | | MO Camden, Miller, Morgan
Ozarks | the ozarks | MO Greene, Christian, Taney, Stone; AR Benton, Washington, Carroll, Boone
Northwest Arkansas | nwa | AR Benton, Washington
Greater Nashville | nashville metro, middle tennessee, nashville area | TN Davidson, Williamson, Rutherford, Sumner, Wilson, Robertson
Research Triangle | the triangle, raleigh durham, research triangle park, triangle | NC Wake, Durham, Orange, Johnston, Chatham
Piedmont Triad | the triad, triad | NC Guilford, Forsyth, Davidson, Randolph, Alamance
Outer Banks | the outer banks, obx | NC Dare, Currituck
Greater Charlotte | charlotte metro, charlotte area | NC Mecklenburg, Union, Cabarrus, Gaston, Iredell; SC York, Lancaster
Lowcountry | the lowcountry | SC Charleston, Berkeley, Dorchester, Beaufort, Colleton, Jasper
Upstate | the upstate, upstate sc, upstate south carolina | SC Greenville, Spartanburg, Anderson, Pickens, Oconee
Grand Strand | the grand strand | SC Horry, Georgetown
Gulf Coast | | AL Baldwin, Mobile; MS Harrison, Jackson, Hancock
Acadiana | | LA Lafayette, Acadia, Iberia, Saint Landry, Saint Martin, Vermilion
Northshore | the northshore | LA St. Tammany, Tangipahoa, Washington
Phoenix Metro | valley of the sun, phoenix area, the valley of the sun, greater phoenix | AZ Maricopa, Pinal
East Valley | | AZ Maricopa
Las Vegas Valley | las vegas metro, las vegas area | NV Clark
Wasatch Front | the wasatch front | UT Salt Lake, Utah, Davis, Weber
Denver Metro | denver area, greater denver, front range | CO Denver, Arapahoe, Jefferson, Adams, Douglas, Broomfield, Boulder
Western Slope | the western slope | CO Mesa, Garfield, Eagle, Pitkin, Montrose, Delta
Puget Sound | seattle metro, seattle area, greater seattle | WA King, Pierce, Snohomish, Kitsap
Eastside | the eastside | WA King
Tri-Cities | tricities, tri cities | WA Benton, Franklin
Tri-Cities | tricities, tri cities | TN Washington, Sullivan, Carter
Portland Metro | portland area, greater portland | OR Multnomah, Washington, Clackamas; WA Clark
Willamette Valley | the willamette valley | OR Marion, Linn, Lane, Benton, Yamhill, Polk
Oregon Coast | the oregon coast | OR Clatsop, Tillamook, Lincoln, Coos, Curry
Treasure Valley | the treasure valley, boise metro, boise area | ID Ada, Canyon
Oahu | island of oahu, oahu island | HI Honolulu
Maui | maui island, island of maui | HI Maui
Kauai | kauai island, island of kauai | HI Kauai
Big Island | the big island, big island of hawaii, island of hawaii, hawaii island | HI Hawaii
Southern New England | | CT Fairfield, New Haven, Hartford; RI Providence, Kent, Newport; MA Bristol
Orange County, California | oc, the oc | CA Orange
Los Angeles County, California | la county, l a county | CA Los Angeles
Miami-Dade County, Florida | dade county | FL Miami-Dade
Prince George's County, Maryland | pg county, p g county | MD Prince George's
Montgomery County, Maryland | moco | MD Montgomery
Matanuska-Susitna Borough, Alaska | mat su, matsu, mat su valley, mat su borough | AK Matanuska-Susitna
New England | | CT *; ME *; MA *; NH *; RI *; VT *
Pacific Northwest | pnw, the pacific northwest | OR *; WA *
East Texas | | TX Smith, Gregg, Harrison, Rusk, Upshur, Wood, Van Zandt, Henderson, Anderson, Cherokee, Nacogdoches, Angelina, Panola, Shelby
Permian Basin | | TX Midland, Ector, Andrews, Howard, Martin, Ward, Winkler, Crane, Upton
Smoky Mountains | the smoky mountains, great smoky mountains, the smokies, smokies | TN Sevier, Blount, Cocke; NC Swain, Haywood, Jackson
Catskills | the catskills, catskill mountains | NY Ulster, Greene, Delaware, Sullivan
Lake Norman | | NC Iredell, Mecklenburg, Lincoln, Catawba
Whidbey Island | | WA Island
San Juan Islands | the san juan islands, san juan island, orcas island | WA San Juan
Amelia Island | | FL Nassau
Fire Island | | NY Suffolk
Delmarva | delmarva peninsula, eastern shore | MD Wicomico, Worcester, Talbot, Queen Anne's, Dorchester, Somerset, Kent, Caroline; DE Sussex, Kent
Southern Maryland | | MD St. Mary's, Charles, Calvert
Greater Milwaukee | milwaukee metro, milwaukee area | WI Milwaukee, Waukesha, Ozaukee, Washington
Door Peninsula | door county wisconsin | WI Door
Baltimore Metro | baltimore area, greater baltimore | MD Baltimore County, City of Baltimore, Anne Arundel, Howard, Harford, Carroll
Greater Richmond | richmond metro | VA Henrico, Chesterfield, Hanover, Richmond
Greater New Orleans | new orleans metro, new orleans area, gno | LA Orleans, Jefferson, Saint Tammany, Saint Bernard, Saint Charles
Sacramento Metro | sacramento area, greater sacramento | CA Sacramento, Placer, El Dorado, Yolo
San Diego Metro | san diego area, north county san diego, san diego north county | CA San Diego
`;
