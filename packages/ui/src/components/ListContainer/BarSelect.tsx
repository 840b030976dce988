import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import type { OptionFilter } from '../FilterDialog/filterField';
import { media } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Box, Select } from '../SelectField/SelectField.styles';

interface BarSelectProps {
  field: OptionFilter;
  /** '' for the first option, which doesn't filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice in the bar of a list, as short as its longest option. On phones it fills its line. */
export function BarSelect({ field, value, onChange }: BarSelectProps) {
  return (
    <Short>
      <Select aria-label={field.label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{field.otherwise ?? overlayMessages.any}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" />
    </Short>
  );
}

const Short = styled(Box)`
  max-inline-size: 12rem;

  ${media.phone} {
    flex: 1 1 auto;
    max-inline-size: none;
  }
`;
