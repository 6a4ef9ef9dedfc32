import { serviceTypes } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { Form } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.js';
import { Select, TextField } from '../../../shared/ui/field.js';

const serviceOptions = Object.entries(serviceTypes).map(([value, { label }]) => ({ value, label }));

/** A search that starts at the place of the page, "Austin, Texas". */
export function PlaceSearch({ location }: { location: string }) {
  return (
    <Form action={pagePaths.searchResults} className="flex max-w-[42rem] flex-wrap items-end gap-2">
      <TextField
        label="City, ZIP or business"
        name="location"
        defaultValue={location}
        key={location}
        fieldClassName="flex-1 basis-52"
      />
      <Select
        label="Service"
        name="serviceType"
        options={serviceOptions}
        fieldClassName="flex-1 basis-44 sm:max-w-56"
      />
      <Button type="submit" variant="primary" className="min-h-12! max-sm:w-full">
        Search
      </Button>
    </Form>
  );
}
