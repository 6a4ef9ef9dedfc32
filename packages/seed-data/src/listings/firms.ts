import type { PoolType, Service, Specialization } from '@poolpros/contracts/catalogue';

/** What a firm of a kind always offers and what about half of them offer too. */
interface Range<T> {
  always: readonly T[];
  often: readonly T[];
}

export interface FirmKind {
  /** Share of all firms, relative to the other kinds. */
  weight: number;
  /** What its trade names end in. */
  trades: readonly string[];
  services: Range<Service>;
  poolTypes: Range<PoolType>;
  specializations: Range<Specialization>;
  crew: { min: number; max: number };
  priceRanges: readonly string[];
  sells: 'projects' | 'visits' | 'showroom';
}

const builder: FirmKind = {
  weight: 30,
  trades: [
    'Pools',
    'Pool Builders',
    'Pools & Patios',
    'Custom Pools',
    'Pool Construction',
    'Pool Company',
    'Pools & Decks',
  ],
  services: {
    always: ['Pool Installation'],
    often: ['Pool Renovation', 'Pool Decking', 'Pool Lighting', 'Water Features', 'Pool Heating', 'Spa Installation'],
  },
  poolTypes: { always: ['Inground Pools'], often: ['Family Fun Pools', 'Small Space Pools', 'Above Ground Pools'] },
  specializations: {
    always: [],
    often: ['Fiberglass Pools', 'Vinyl Pools', 'Concrete Pools', 'Family Fun Pools', 'Small Space Pools'],
  },
  crew: { min: 5, max: 28 },
  priceRanges: ['$30,000–$60,000', '$38,000–$75,000', '$45,000–$90,000', '$55,000–$110,000'],
  sells: 'projects',
};

const serviceAndRepair: FirmKind = {
  weight: 30,
  trades: [
    'Pool Service',
    'Pool Care',
    'Pool Cleaning',
    'Pool & Spa Repair',
    'Pool Maintenance',
    'Pool Techs',
    'Pool Route',
  ],
  services: {
    always: ['Pool Maintenance', 'Pool Cleaning'],
    often: [
      'Pool Repair',
      'Spa Repair',
      'Pool Opening',
      'Pool Winterization',
      'Summer Maintenance',
      'Pool Heating',
      'Pool Covers',
    ],
  },
  poolTypes: { always: ['Inground Pools'], often: ['Above Ground Pools'] },
  specializations: { always: [], often: ['Vinyl Pools'] },
  crew: { min: 1, max: 12 },
  priceRanges: ['$95–$160 per visit', '$120–$220 per month', '$150–$280 per month', '$140–$450 per repair visit'],
  sells: 'visits',
};

const spaDealer: FirmKind = {
  weight: 14,
  trades: ['Hot Tubs', 'Spas', 'Spa & Hot Tub', 'Hot Tub Outfitters', 'Spa Center', 'Hot Tubs & Swim Spas'],
  services: {
    always: ['Hot Tub Installation', 'Spa Installation'],
    often: ['Spa Repair', 'Pool Covers', 'Sauna Installation', 'Pool Decking'],
  },
  poolTypes: { always: [], often: ['Above Ground Pools', 'Small Space Pools'] },
  specializations: { always: [], often: ['Therapeutic Pools', 'Small Space Pools'] },
  crew: { min: 3, max: 14 },
  priceRanges: ['$6,000–$14,000', '$8,500–$18,000', '$10,000–$32,000'],
  sells: 'showroom',
};

const saunaAndSteam: FirmKind = {
  weight: 8,
  trades: ['Sauna & Steam', 'Saunas', 'Sauna Works', 'Steam & Sauna', 'Sauna Company', 'Sauna Builders'],
  services: {
    always: ['Sauna Installation'],
    often: ['Steam Room Installation', 'Hot Tub Installation', 'Spa Installation'],
  },
  poolTypes: { always: [], often: [] },
  specializations: { always: [], often: ['Therapeutic Pools'] },
  crew: { min: 2, max: 9 },
  priceRanges: ['$5,500–$12,000', '$7,500–$24,000', '$12,000–$40,000'],
  sells: 'projects',
};

const designBuild: FirmKind = {
  weight: 10,
  trades: ['Design & Build', 'Pool Design', 'Aquatic Design', 'Outdoor Living', 'Pool Studio', 'Pools & Gardens'],
  services: {
    always: ['Pool Installation', 'Pool Renovation'],
    often: [
      'Spa Installation',
      'Water Features',
      'Pool Lighting',
      'Pool Automation',
      'Landscaping',
      'Pool Decking',
      'Steam Room Installation',
      'Sauna Installation',
    ],
  },
  poolTypes: { always: ['Luxury Pools', 'Inground Pools'], often: ['Small Space Pools'] },
  specializations: {
    always: ['Luxury Pools'],
    often: ['Concrete Pools', 'Smart Automated Pools', 'Therapeutic Pools'],
  },
  crew: { min: 8, max: 45 },
  priceRanges: ['$100,000–$250,000', '$120,000–$350,000', '$180,000–$500,000'],
  sells: 'projects',
};

const eco: FirmKind = {
  weight: 8,
  trades: ['Natural Pools', 'Green Pools', 'Eco Pools', 'Solar & Pool', 'Low-Water Pools', 'Living Pools'],
  services: {
    always: ['Pool Installation', 'Pool Heating'],
    often: ['Pool Automation', 'Pool Covers', 'Landscaping', 'Pool Renovation', 'Water Features'],
  },
  poolTypes: { always: ['Eco-Friendly Pools', 'Inground Pools'], often: ['Small Space Pools'] },
  specializations: {
    always: ['Eco-Friendly Pools'],
    often: ['Smart Automated Pools', 'Small Space Pools', 'Concrete Pools'],
  },
  crew: { min: 3, max: 16 },
  priceRanges: ['$40,000–$80,000', '$50,000–$95,000', '$60,000–$120,000'],
  sells: 'projects',
};

/** The kinds of firm of the trade. */
export const firmKinds = { builder, serviceAndRepair, spaDealer, saunaAndSteam, designBuild, eco };
export type FirmKindName = keyof typeof firmKinds;
