import { distanceOptions, type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { type SearchFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { activeChips } from '../../../entities/search-box/active-chips.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';

/** What the controls of the results do, as plain links, in a browser that runs no script; so no script has them. */
export const WithoutScript = ({ filters }: { filters: SearchFilters }) => (
  <noscript>{import.meta.env.SSR && <PlainControls filters={filters} />}</noscript>
);

function PlainControls({ filters }: { filters: SearchFilters }) {
  const orders = Object.entries(sortOrders) as [SortOrder, string][];
  return (
    <>
      <form action={pagePaths.searchResults} className="mb-3 flex flex-wrap items-end gap-2">
        <TextField
          label="City, ZIP or business"
          name="location"
          defaultValue={filters.location}
          fieldClassName="flex-1 basis-60"
        />
        <Button type="submit" variant="primary" className="min-h-12!">
          Search
        </Button>
      </form>
      <PlainLinks
        label="Sort"
        links={orders.map(([sortBy, label]) => ({
          label,
          filters: { ...filters, sortBy },
          current: sortBy === filters.sortBy,
        }))}
      />
      <PlainLinks
        label="Distance"
        links={distanceOptions.map((distance) => ({
          label: `Within ${distance} miles`,
          filters: { ...filters, distance },
          current: distance === filters.distance,
        }))}
      />
      <PlainLinks
        label="Remove"
        links={activeChips(filters).map(({ label, without }) => ({ label, filters: without, current: false }))}
      />
    </>
  );
}

interface PlainLink {
  label: string;
  filters: SearchFilters;
  current: boolean;
}

function PlainLinks({ label, links }: { label: string; links: readonly PlainLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="plain-links">
      <span className="text-soft">{label}</span>
      {links.map((link) => (
        <a
          key={link.label}
          href={searchResultsPath(link.filters)}
          rel="nofollow"
          aria-current={link.current || undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
