import type { StateClimate } from './state-climate.js';

/** The other states, where the county matters most. */
export const easternClimates = {
  AL: {
    parts: [{ zone: 'HOU', counties: 'Baldwin, Covington, Escambia, Geneva, Houston, Mobile' }],
  },
  CT: {
    parts: [{ zone: 'BUF', counties: 'Litchfield, Northwest Hills Planning Region' }],
  },
  FL: {
    parts: [{ zone: 'MIA', counties: 'Broward, Collier, Glades, Hendry, Lee, Martin, Miami-Dade, Monroe, Palm Beach' }],
  },
  GA: {
    parts: [
      {
        zone: 'HOU',
        counties: 'Brantley, Bryan, Camden, Charlton, Chatham, Effingham, Glynn, Liberty, Long, McIntosh, Wayne',
      },
    ],
  },
  MA: {
    parts: [{ zone: 'BUF', counties: 'Berkshire, Franklin, Hampshire, Worcester' }],
  },
  MD: {
    parts: [{ zone: 'BUF', counties: 'Garrett' }],
  },
  ME: {
    parts: [{ zone: 'BUF', counties: 'Androscoggin, Cumberland, Sagadahoc, York' }],
  },
  MI: {
    parts: [
      {
        zone: 'BUF',
        counties: `
        Antrim, Arenac, Bay, Benzie, Charlevoix, Clare, Emmet, Genesee, Gladwin, Grand Traverse, Gratiot,
        Huron, Isabella, Kent, Lake, Lapeer, Leelanau, Manistee, Mason, Mecosta, Midland, Montcalm,
        Muskegon, Newaygo, Oceana, Osceola, Ottawa, Saginaw, Sanilac, Shiawassee, Tuscola
      `,
      },
      {
        zone: 'MSP',
        counties: `
        Alcona, Alger, Alpena, Baraga, Cheboygan, Chippewa, Crawford, Delta, Dickinson, Gogebic, Houghton,
        Iosco, Iron, Kalkaska, Keweenaw, Luce, Mackinac, Marquette, Menominee, Missaukee, Montmorency,
        Ogemaw, Ontonagon, Oscoda, Otsego, Presque Isle, Roscommon, Schoolcraft, Wexford
      `,
      },
    ],
  },
  MS: {
    parts: [{ zone: 'HOU', counties: 'George, Hancock, Harrison, Jackson, Pearl River, Stone' }],
  },
  NC: {
    above: { 850: 'CHI' },
  },
  NH: {
    parts: [{ zone: 'BUF', counties: 'Cheshire, Hillsborough, Merrimack, Rockingham, Strafford' }],
  },
  NY: {
    parts: [
      {
        zone: 'BUF',
        counties: `
        Albany, Allegany, Broome, Cattaraugus, Cayuga, Chautauqua, Chemung, Chenango, Columbia, Cortland,
        Delaware, Erie, Fulton, Genesee, Greene, Herkimer, Jefferson, Livingston, Madison, Monroe,
        Montgomery, Niagara, Oneida, Onondaga, Ontario, Orleans, Oswego, Otsego, Rensselaer, Saratoga,
        Schenectady, Schoharie, Schuyler, Seneca, Steuben, Sullivan, Tioga, Tompkins, Warren, Washington,
        Wayne, Wyoming, Yates
      `,
      },
      { zone: 'MSP', counties: 'Clinton, Essex, Franklin, Hamilton, Lewis, St. Lawrence' },
    ],
  },
  PA: {
    parts: [
      {
        zone: 'BUF',
        counties: `
        Bradford, Cambria, Cameron, Clearfield, Crawford, Elk, Erie, Forest, Lackawanna, McKean, Monroe,
        Pike, Potter, Somerset, Sullivan, Susquehanna, Tioga, Warren, Wayne, Wyoming
      `,
      },
      {
        zone: 'CHI',
        counties: `
        Allegheny, Armstrong, Beaver, Blair, Butler, Centre, Clarion, Fayette, Greene, Indiana, Jefferson,
        Lawrence, Mercer, Venango, Washington, Westmoreland
      `,
      },
    ],
  },
  SC: {
    parts: [
      { zone: 'HOU', counties: 'Beaufort, Berkeley, Charleston, Colleton, Dorchester, Georgetown, Hampton, Jasper' },
    ],
  },
  VA: {
    above: { 550: 'CHI' },
    parts: [
      {
        zone: 'NYC',
        counties: `
        Arlington, City of Alexandria, City of Fairfax, City of Falls Church, City of Manassas, City of
        Manassas Park, City of Winchester, Clarke, Fairfax, Fauquier, Frederick, Loudoun, Prince William,
        Shenandoah, Warren
      `,
      },
    ],
  },
  VT: {
    parts: [{ zone: 'BUF', counties: 'Addison, Bennington, Chittenden, Grand Isle, Windham' }],
  },
  WI: {
    parts: [
      {
        zone: 'BUF',
        counties: `
        Brown, Calumet, Columbia, Dane, Dodge, Door, Fond du Lac, Grant, Green, Iowa, Jefferson, Kenosha,
        Kewaunee, Lafayette, Manitowoc, Milwaukee, Outagamie, Ozaukee, Racine, Rock, Sauk, Sheboygan,
        Walworth, Washington, Waukesha, Winnebago
      `,
      },
    ],
  },
} as const satisfies Record<string, StateClimate>;
