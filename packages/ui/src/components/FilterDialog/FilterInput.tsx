import { overlayWords } from '../../text/overlayWords';
import { SelectField } from '../SelectField/SelectField';
import type { InputFilter } from '../TextField/inputFilter';
import { TextField } from '../TextField/TextField';
import { FilterDates } from './FilterDates';
import type { FilterField, FilterValues } from './filterField';

export interface FilterInputProps<Field extends FilterField = FilterField> {
  field: Field;
  values: FilterValues;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What is wrong with the days. */
  error: string | undefined;
  onChange: (changed: FilterValues) => void;
}

/** Digits only (B §3). */
const digits: InputFilter = (text) => ({ text: text.replace(/\D/g, ''), removed: text.replace(/\d/g, '') });

/** The control of one filter field. */
export function FilterInput({ field, values, ...rest }: FilterInputProps) {
  if (field.type === 'dates') return <FilterDates field={field} values={values} {...rest} />;
  const value = values[field.name] ?? '';
  const change = (text: string) => rest.onChange({ [field.name]: text });
  switch (field.type) {
    case 'option':
      return (
        <SelectField
          label={field.label}
          value={value}
          options={[{ value: '', label: overlayWords.any }, ...field.options]}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          label={field.label}
          inputMode="numeric"
          value={value}
          filter={digits}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'text':
      return <TextField label={field.label} value={value} onChange={(event) => change(event.target.value)} />;
  }
}
