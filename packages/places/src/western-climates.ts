import type { StateClimate } from './state-climate.js';

/** The states of the West and Texas, where elevation matters as much as the county. */
export const westernClimates = {
  AZ: {
    above: { 950: 'ELP', 1450: 'DEN', 1900: 'TRK' },
    parts: [{ zone: 'PHX', counties: 'Pima', above: { 1100: 'ELP', 1900: 'TRK' } }],
  },
  CA: {
    above: { 1200: 'TRK' },
    parts: [
      {
        zone: 'FAT',
        counties: `
        Amador, Butte, Calaveras, Colusa, El Dorado, Fresno, Glenn, Kings, Lake, Madera, Mariposa, Merced,
        Nevada, Placer, Sacramento, San Joaquin, Shasta, Solano, Stanislaus, Sutter, Tehama, Tulare,
        Tuolumne, Yolo, Yuba
      `,
        above: { 900: 'TRK' },
      },
      { zone: 'FAT', counties: 'Kern', above: { 500: 'ELP', 1300: 'TRK' } },
      { zone: 'PHX', counties: 'Inyo', above: { 800: 'DEN', 1900: 'TRK' } },
      { zone: 'RAL', counties: 'San Bernardino', above: { 600: 'ELP', 1300: 'TRK' } },
      { zone: 'PHX', counties: 'Riverside', above: { 160: 'RAL', 1200: 'TRK' } },
      { zone: 'PHX', counties: 'Imperial' },
      { zone: 'LAX', counties: 'Los Angeles', above: { 180: 'RAL', 600: 'ELP', 1300: 'TRK' } },
      { zone: 'LAX', counties: 'Ventura', above: { 180: 'RAL', 1200: 'TRK' } },
      { zone: 'LAX', counties: 'San Diego', above: { 125: 'RAL', 1000: 'DEN' } },
      { zone: 'TRK', counties: 'Alpine, Lassen, Modoc, Mono, Plumas, Sierra' },
      { zone: 'DEN', counties: 'Siskiyou, Trinity', above: { 1000: 'TRK' } },
      { zone: 'SEA', counties: 'Del Norte, Humboldt' },
    ],
    towns: { 'borrego-springs': 'PHX', 'desert-hot-springs': 'PHX', needles: 'PHX', yucaipa: 'RAL' },
  },
  CO: {
    above: { 2050: 'TRK' },
  },
  ID: {
    above: { 1500: 'TRK' },
  },
  MT: {
    above: { 1700: 'TRK' },
  },
  NM: {
    above: { 2150: 'TRK' },
    parts: [
      {
        zone: 'ELP',
        counties: 'Chaves, Doña Ana, Eddy, Grant, Hidalgo, Lea, Luna, Otero, Sierra',
        above: { 1650: 'DEN', 2150: 'TRK' },
      },
    ],
  },
  NV: {
    above: { 1000: 'DEN', 1850: 'TRK' },
  },
  OR: {
    parts: [
      {
        zone: 'DEN',
        counties: `
        Baker, Crook, Deschutes, Gilliam, Grant, Harney, Jefferson, Klamath, Lake, Malheur, Morrow, Sherman,
        Umatilla, Union, Wallowa, Wasco, Wheeler
      `,
        above: { 1000: 'TRK' },
      },
    ],
  },
  TX: {
    parts: [
      {
        zone: 'DFW',
        counties: `
        Anderson, Angelina, Archer, Baylor, Bell, Bosque, Bowie, Brown, Callahan, Camp, Cass, Cherokee,
        Clay, Coke, Coleman, Collin, Comanche, Concho, Cooke, Coryell, Dallas, Delta, Denton, Dickens,
        Eastland, Ellis, Erath, Falls, Fannin, Fisher, Foard, Franklin, Freestone, Grayson, Gregg, Hamilton,
        Hardeman, Harrison, Haskell, Henderson, Hill, Hood, Hopkins, Houston, Hunt, Irion, Jack, Johnson,
        Jones, Kaufman, Kent, King, Knox, Lamar, Lampasas, Leon, Limestone, Marion, McCulloch, McLennan,
        Mills, Mitchell, Montague, Morris, Nacogdoches, Navarro, Nolan, Palo Pinto, Panola, Parker, Rains,
        Red River, Rockwall, Runnels, Rusk, Sabine, San Augustine, San Saba, Scurry, Shackelford, Shelby,
        Smith, Somervell, Stephens, Sterling, Stonewall, Tarrant, Taylor, Throckmorton, Titus, Tom Green,
        Trinity, Upshur, Van Zandt, Wichita, Wilbarger, Wise, Wood, Young
      `,
      },
      {
        zone: 'ELP',
        counties: `
        Andrews, Borden, Brewster, Cochran, Crane, Crosby, Culberson, Dawson, Ector, El Paso, Gaines, Garza,
        Glasscock, Hockley, Howard, Hudspeth, Jeff Davis, Loving, Lubbock, Lynn, Martin, Midland, Pecos,
        Presidio, Reagan, Reeves, Terrell, Terry, Upton, Ward, Winkler, Yoakum
      `,
      },
      {
        zone: 'DEN',
        counties: `
        Armstrong, Bailey, Briscoe, Carson, Castro, Childress, Collingsworth, Cottle, Dallam, Deaf Smith,
        Donley, Floyd, Gray, Hale, Hall, Hansford, Hartley, Hemphill, Hutchinson, Lamb, Lipscomb, Moore,
        Motley, Ochiltree, Oldham, Parmer, Potter, Randall, Roberts, Sherman, Swisher, Wheeler
      `,
      },
    ],
  },
  UT: {
    above: { 2050: 'TRK' },
    parts: [{ zone: 'ELP', counties: 'Washington', above: { 1400: 'DEN', 2050: 'TRK' } }],
  },
  WA: {
    parts: [
      {
        zone: 'DEN',
        counties: `
        Adams, Asotin, Benton, Chelan, Columbia, Douglas, Ferry, Franklin, Garfield, Grant, Kittitas,
        Klickitat, Lincoln, Okanogan, Pend Oreille, Spokane, Stevens, Walla Walla, Whitman, Yakima
      `,
      },
    ],
  },
  WY: {
    above: { 1890: 'TRK' },
  },
} as const satisfies Record<string, StateClimate>;
