import type { Ref } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../text/format/money';
import { overlayMessages } from '../../text/overlayMessages';
import { media, space } from '../../tokens';
import type { BarField, FilterField, FilterValues } from '../FilterDialog/filterField';
import { Segments } from '../Segments/Segments';
import { BarSearch } from './BarSearch';
import { BarSelect } from './BarSelect';

interface BarFiltersProps {
  ref?: Ref<HTMLInputElement>;
  fields: readonly BarField[];
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
}

export const isInBar = (field: FilterField): field is BarField =>
  (field.type === 'text' || field.type === 'option') && field.inBar !== undefined;

/** The filters that apply without a dialog. They stay visible, so they have no chips. `ref` is the search. */
export function BarFilters({ ref, fields, filters, onFiltersChange }: BarFiltersProps) {
  return fields.map((field) => {
    const value = filters[field.name] ?? '';
    const change = (next: string) => {
      const { [field.name]: _before, ...others } = filters;
      onFiltersChange(next === '' ? others : { ...others, [field.name]: next });
    };
    if (field.type === 'text')
      return <BarSearch key={field.name} ref={ref} label={field.label} value={value} onChange={change} />;
    if (field.inBar === 'select')
      return <BarSelect key={field.name} field={field} value={value} onChange={change} />;
    const counts = field.options.flatMap(({ count }) => (count === undefined ? [] : [count]));
    const total = counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined;
    return (
      <Short key={field.name}>
        <Segments
          size="small"
          label={field.label}
          value={value}
          segments={[{ value: '', label: overlayMessages.any, count: total }, ...field.options].map(
            ({ value: option, label, count }) => ({
              value: option,
              label: count === undefined ? label : `${label} ${formatCount(count)}`,
            }),
          )}
          onChange={change}
        />
      </Short>
    );
  });
}

/* As wide as with counts of two digits, which come with the rows and would move what follows. */
const Short = styled.div`
  min-inline-size: min(100%, 12.25rem);

  > * {
    grid-auto-columns: auto;
  }
  ${media.phone} {
    flex: 1 1 auto;
    margin-inline: calc(-1 * ${space.half});
  }
`;
