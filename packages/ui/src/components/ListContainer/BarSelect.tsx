import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { color, space } from '../../tokens';
import { bareControl, FieldBox } from '../Field/FieldBox';
import type { OptionFilter } from '../FilterDialog/filterField';
import { Icon } from '../Icon/Icon';

interface BarSelectProps {
  field: OptionFilter;
  /** '' for the first option, which doesn't filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice in the bar of a list, as short as its longest option. */
export function BarSelect({ field, value, onChange }: BarSelectProps) {
  return (
    <Box>
      <Select aria-label={field.label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{field.otherwise ?? overlayMessages.any}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" />
    </Box>
  );
}

const Box = styled(FieldBox)`
  position: relative;
  padding-inline: 0;
  color: ${color.inkMuted};

  > svg {
    position: absolute;
    inset-inline-end: ${space[3]};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${bareControl}
  max-inline-size: 12rem;
  appearance: none;
  padding-inline: ${space[3]} ${space[8]};
  color: ${color.ink};
  cursor: pointer;

  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;
