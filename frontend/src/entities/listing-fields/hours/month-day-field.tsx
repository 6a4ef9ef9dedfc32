import { Select } from '../../../shared/ui/field.js';

export interface MonthDayFieldProps {
  label: string;
  name: string;
  /** `MM-DD` */
  value: string;
  isInvalid: boolean;
  onValueChange: (value: string) => void;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const two = (number: number): string => String(number).padStart(2, '0');
const months = Array.from({ length: 12 }, (_, month) => ({
  value: two(month + 1),
  label: monthFormat.format(new Date(Date.UTC(2000, month, 1))),
}));
const days = Array.from({ length: 31 }, (_, day) => ({ value: two(day + 1), label: String(day + 1) }));

/** A day that comes every year. */
export function MonthDayField({ label, name, value, isInvalid, onValueChange }: MonthDayFieldProps) {
  const [month = '', day = ''] = value.split('-');
  const control = { 'aria-invalid': isInvalid ? (true as const) : undefined };
  return (
    <div className="flex items-end gap-2">
      <Select
        label={label}
        aria-label={`${label}, month`}
        name={name}
        options={months}
        value={month}
        onValueChange={(chosen) => onValueChange(`${chosen}-${day}`)}
        {...control}
      />
      <Select
        label={<span className="sr-only">{label}, day</span>}
        name={`${name}.day`}
        options={days}
        value={day}
        onValueChange={(chosen) => onValueChange(`${month}-${chosen}`)}
        {...control}
      />
    </div>
  );
}
