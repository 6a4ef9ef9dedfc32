import { Search } from 'lucide-react';
import { OneBoxField } from '../../../entities/search-box/one-box-field.js';
import type { OneBoxState } from '../../../entities/search-box/use-one-box.js';
import { Button } from '../../../shared/ui/button.js';

/** The one box of a filter panel, with a button of its own beside it. */
export function BoxField({ box }: { box: OneBoxState }) {
  return (
    <OneBoxField box={box} compact>
      <Button type="submit" variant="secondary" className="px-3!">
        <Search aria-label="Search in your own words" className="size-5" />
      </Button>
    </OneBoxField>
  );
}
