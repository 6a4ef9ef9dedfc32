import { pagePaths } from '@poolpros/contracts/paths';

/** The details of a link in the menus: its drawing in menu-icons.svg and one line of text. */
interface MenuDetail {
  icon: string;
  text: string;
}

/** By the label of the link. */
export const menuDetails: Readonly<Record<string, MenuDetail>> = {
  'Pool types guide': { icon: 'types', text: 'Fiberglass, vinyl, concrete, above ground' },
  'Pool comparisons': { icon: 'comparisons', text: 'Side-by-side costs and care' },
  Specializations: { icon: 'specializations', text: 'Luxury, eco, small space and three more' },
  'Pool problems': { icon: 'problems', text: 'Green water, leaks, cracks: first steps' },
  'Cost calculator': { icon: 'cost', text: 'Low, middle and high, every line shown' },
  'Pool financing': { icon: 'financing', text: 'Seven ways to pay, with sources' },
  'Payment calculator': { icon: 'payment', text: 'Monthly amount. Not an offer of credit' },
  'Pool Contractors Near Me': { icon: 'near', text: 'By ZIP, city or your location' },
  Blog: { icon: 'blog', text: 'New guides, with dates and sources' },
  'Regulations by state': { icon: 'rules', text: 'License, permit, barrier, electrical' },
  'Maintenance tips': { icon: 'care', text: 'By season and by water type' },
  'Design ideas': { icon: 'ideas', text: 'Plan views by yard size' },
};

export interface MenuPicture {
  /** Its class in overlays.css: as a background image it loads when the menu opens, without a script of the page. */
  picture: string;
  title: string;
  text: string;
  to: string;
}

/** Pictures next to a menu, by the title of its group; with `instead` they replace its links. */
export const menuPictures: Readonly<Record<string, { pictures: readonly MenuPicture[]; instead?: true }>> = {
  'Pool Resources': {
    pictures: [
      {
        picture: 'menu-small-space',
        title: 'Narrow yard?',
        text: 'See what fits a side yard',
        to: pagePaths.designIdeas,
      },
    ],
  },
  'Cost & Finance': {
    pictures: [
      {
        picture: 'menu-luxury',
        title: 'What moves the price',
        text: 'Site, size, shell and deck, line by line',
        to: pagePaths.costCalculator,
      },
    ],
  },
  Learn: {
    pictures: [
      {
        picture: 'menu-eco',
        title: 'Opening season',
        text: 'What to do each month',
        to: pagePaths.maintenanceTips,
      },
    ],
  },
  'More Services': {
    instead: true,
    pictures: [
      { picture: 'menu-hot-tub', title: 'Spas & hot tubs', text: 'Install, service, repair', to: pagePaths.spas },
      {
        picture: 'menu-sauna',
        title: 'Saunas & steam rooms',
        text: 'Indoor, outdoor, generators',
        to: pagePaths.saunas,
      },
    ],
  },
};

/** Menus with several kinds of links: the columns by their titles, each with the labels of its links. */
export const menuColumns: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Resources Hub': {
    'Compare pools': [
      'Pool comparisons',
      'Fiberglass vs concrete',
      'Vinyl vs fiberglass',
      'Above ground vs inground',
      'Saltwater vs chlorine',
      'All types',
    ],
    Find: ['Pool Contractors Near Me', 'Specializations'],
    'For contractors': ['Request a claim'],
  },
};
