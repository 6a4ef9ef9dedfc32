import type { Owned } from '@poolpros/calculators/ownership';
import type { Service, ServiceType } from '@poolpros/contracts/catalogue';
import type { RouteName } from '@poolpros/contracts/page-table';

/** Where figures come from, and which. */
export interface Source {
  name: string;
  of: string;
  url?: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A part of a text; its id is the fragment that leads to it. */
export interface Section {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The one step that a page leads to: a search for businesses. */
export interface NextStep {
  title: string;
  text: string;
  label: string;
  search: { serviceType: ServiceType } | { services: readonly Service[] };
}

/** What every guide says of itself. */
export interface Guide {
  title: string;
  lead: string;
  /** What search engines show below the title. */
  description: string;
  /** ISO date of the first publication. */
  published: string;
  /** ISO date of the last change of the text. */
  updated: string;
  questions: readonly Question[];
  sources: readonly Source[];
  /** What kind of figures the sources give, after the day until which they were gathered. */
  sourcesAre: string;
  next: NextStep;
  related: readonly RouteName[];
}

/** Rows of the grid whose values are words; first cost and ten-year cost are computed. */
export type WordRow = 'weeks' | 'upkeep' | 'life' | 'fit';
export type GridRow = 'first' | 'tenYears' | WordRow;

/** What is compared: its name, the values of its rows in words, and the search for those who build it. */
export interface ComparedOption extends Readonly<Record<WordRow, string>> {
  label: string;
  /** What the link says that leads to its search. */
  searchLabel: string;
  search: NextStep['search'];
}

export interface Comparison extends Guide {
  options: readonly [Owned, Owned, ...Owned[]];
  /** What is compared, by which the rows are measured. */
  kind: 'pools' | 'sanitizers';
  /** The option that a row of words speaks for; rows that are a matter of taste name none. */
  stronger: Partial<Record<WordRow, Owned>>;
  /** What the lines of the chart show. */
  chart: { title: string; text: string };
  sections: readonly Section[];
  /** Who should choose which. */
  choose: readonly { option: Owned; when: readonly string[] }[];
}

/** The page that leads to the comparisons. */
export interface ComparisonList extends Guide {
  /** What each of them answers, by the row of its page. */
  entries: readonly { page: RouteName; question: string; text: string; options: readonly Owned[] }[];
  sections: readonly Section[];
}
