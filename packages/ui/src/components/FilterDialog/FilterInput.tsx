import { toAsciiDigits } from '../../text/typed/digits';
import { longestFilter, longestNumber } from '../../text/limits';
import { overlayMessages } from '../../text/overlayMessages';
import { SelectField } from '../SelectField/SelectField';
import type { InputFilter } from '../TextField/inputFilter';
import { TextField } from '../TextField/TextField';
import { FilterDates } from './FilterDates';
import type { FilterInputProps } from './filterField';

/** Digits only (B §3). Digits of other scripts become 0–9. */
const digits: InputFilter = (typed) => {
  const text = toAsciiDigits(typed);
  return { text: text.replace(/\D/g, ''), removed: text.replace(/\d/g, '') };
};

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
          options={[{ value: '', label: overlayMessages.any }, ...field.options]}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          label={field.label}
          inputMode="numeric"
          maxLength={longestNumber}
          value={value}
          filter={digits}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'text':
      return (
        <TextField
          label={field.label}
          maxLength={longestFilter}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}
