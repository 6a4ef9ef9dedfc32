/** Short names and nicknames of cities: names, state, slug of the city. */
export const cityNicknames = `
abq: NM albuquerque
atx: TX austin
dtx: TX dallas
satx: TX san-antonio
atl: GA atlanta
bk, bklyn: NY brooklyn
bmore, charm city: MD baltimore
beantown: MA boston
bronx: NY the-bronx
chi, chitown, chi town, windy city: IL chicago
cbus: OH columbus
cincy: OH cincinnati
colo springs: CO colorado-springs
cle: OH cleveland
clt, queen city: NC charlotte
mile high city: CO denver
ft laud, ft lauderdale, ftl: FL fort-lauderdale
htown, htx: TX houston
indy: IN indianapolis
jax: FL jacksonville
jc: NJ jersey-city
kc, kcmo: MO kansas-city
kck: KS kansas-city
kona: HI kailua-kona
la, l a: CA los-angeles
la canada: CA la-canada-flintridge
lv, vegas: NV las-vegas
lbc: CA long-beach
mo city: TX missouri-city
mke: WI milwaukee
mpls: MN minneapolis
music city, nash: TN nashville
nola, the big easy, big easy, n orleans, nueva orleans: LA new-orleans
new york city, nyc, n y c, ny city, big apple, the big apple, nueva york: NY new-york
okc: OK oklahoma-city
pcb: FL panama-city-beach
pdx: OR portland
pgh, pitt: PA pittsburgh
phila, philly, filadelfia: PA philadelphia
phx: AZ phoenix
pvd: RI providence
pv: AZ paradise-valley
rancho cuca: CA rancho-cucamonga
rdu: NC raleigh
rva: VA richmond
sa, san antone: TX san-antonio
sac, sacto: CA sacramento
san fran, sf, frisco bay: CA san-francisco
sb: CA santa-barbara
slc: UT salt-lake-city
slo: CA san-luis-obispo
the burgh: PA pittsburgh
st pete: FL st-petersburg
stl, st lou: MO st-louis
tally: FL tallahassee
va beach: VA virginia-beach
venice beach: CA venice
wash dc, wash d c: DC washington
summerlin: NV summerlin-south
alex city: AL alexander-city
winston: NC winston-salem
`;
