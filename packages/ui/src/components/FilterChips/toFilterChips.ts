import { joinMessages } from '../../text/message/joinMessages';
import {
  activeValues,
  dateLabels,
  dayText,
  type FilterField,
  type FilterValues,
} from '../FilterDialog/filterField';

export interface FilterChip {
  /** The name of the chip's value. */
  name: string;
  label: string;
  value: string;
  /** What the chip shows. */
  text: string;
}

/** The chips of the active values, in field order. A value without a field has no chip. */
export function toFilterChips(fields: readonly FilterField[], values: FilterValues): FilterChip[] {
  const active = activeValues(values);
  const chip = (name: string, label: string, read: (value: string) => string, named: boolean) => {
    const value = active[name];
    if (value === undefined) return [];
    const text = read(value);
    return [{ name, label, value: text, text: named ? joinMessages.labelled({ label, value: text }) : text }];
  };
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'dates':
        return [
          ...chip(field.from, dateLabels(field).from, dayText, true),
          ...chip(field.to, dateLabels(field).to, dayText, true),
        ];
      case 'option': {
        const { options } = field;
        const read = (value: string) => options.find((option) => option.value === value)?.label ?? value;
        return chip(field.name, field.label, read, field.named === true);
      }
      case 'text':
      case 'number':
        return chip(field.name, field.label, String, true);
    }
  });
}
