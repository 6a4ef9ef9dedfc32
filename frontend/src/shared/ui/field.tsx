import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Includes the `*` of a required field. */
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence; marks the control as invalid. */
  error?: string | null;
  className?: string;
  /** Renders the control with the props that connect it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and error below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="type-caption text-muted">
          {hint}
        </p>
      )}
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </div>
  );
}

/** The label of an optional field. */
export const Optional = ({ children, note = 'optional' }: { children: ReactNode; note?: string }) => (
  <>
    {children} <span className="font-normal text-muted">{note}</span>
  </>
);

export function FieldErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="type-caption flex gap-1.5 font-medium text-brick-700">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" strokeWidth={2} />
      {children}
    </p>
  );
}

type Labelled = Omit<FieldProps, 'children' | 'className'> & { fieldClassName?: string };

export function TextField({
  label,
  hint,
  error,
  fieldClassName,
  className,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => <input type="text" {...input} {...control} className={clsx('control', className)} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  fieldClassName,
  className,
  ...area
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <textarea {...area} {...control} className={clsx('control min-h-[116px] resize-y py-3 leading-6', className)} />
      )}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  options: readonly Option[];
  /** Entry with an empty value before the others, such as "Choose a state". */
  placeholder?: string;
  onValueChange?: (value: string) => void;
}

/** A native select: browsers that can draw its list follow the design, phones keep their own picker. */
export function Select({
  label,
  hint,
  error,
  fieldClassName,
  className,
  options,
  placeholder,
  onValueChange,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={clsx('control select', className)}
          onChange={(event) => onValueChange?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
