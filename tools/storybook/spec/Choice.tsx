import { useId } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../../packages/ui/src/tokens';
import { coveringControl } from '../../../packages/ui/src/components/Field/FieldBox';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  count: number;
}

interface ChoiceProps<Value extends string> {
  /** The group's label for screen readers. */
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Counts that filter: one tile for each status, one of them selected. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Tile key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.count}</b> {option.label}
        </Tile>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
  }
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  gap: ${space.half};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  cursor: pointer;

  > b {
    color: ${color.ink};
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.money};
    font-variant-numeric: tabular-nums;
  }
  > input {
    ${coveringControl}
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
  &:has(:focus-visible) {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
