import { overlayWords } from '../../text/overlayWords';
import { activeValues, dayText, type FilterField, type FilterValues } from '../FilterDialog/filterField';

export interface FilterChip {
  /** Name of the value it stands for. */
  name: string;
  label: string;
  value: string;
  /** What the chip shows. */
  text: string;
}

/** The values that filter, in the order of their fields; a value without a field has no chip. */
export function filterChips(fields: readonly FilterField[], values: FilterValues): FilterChip[] {
  const active = activeValues(values);
  const chip = (name: string, label: string, read: (value: string) => string, named: boolean) => {
    const value = active[name];
    if (value === undefined) return [];
    const said = read(value);
    return [{ name, label, value: said, text: named ? `${label} ${said}` : said }];
  };
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'dates':
        return [
          ...chip(field.from, overlayWords.from, dayText, true),
          ...chip(field.to, overlayWords.to, dayText, true),
        ];
      case 'option': {
        const { options } = field;
        const read = (value: string) => options.find((option) => option.value === value)?.label ?? value;
        return chip(field.name, field.label, read, false);
      }
      case 'text':
      case 'number':
        return chip(field.name, field.label, String, true);
    }
  });
}
