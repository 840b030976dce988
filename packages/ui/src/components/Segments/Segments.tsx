import { useId } from 'react';
import styled from 'styled-components';
import { coveringControl } from '../Field/FieldBox';
import { border, color, control, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';
import type { ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string = string> extends ElementProps {
  /** The name of the choice, for screen readers. */
  label: string;
  /** The choices, in their order. */
  segments: readonly Segment<Value>[];
  /** The choice, kept by the caller. */
  value?: Value | undefined;
  /** The choice at first, where nothing keeps it. Default: the first segment. */
  defaultValue?: Value;
  /** `small` is for menus. */
  size?: 'base' | 'small';
  onChange?: (value: Value) => void;
}

/** A choice between two or three short labels: radio buttons with the look of one switch. */
export function Segments<Value extends string>({
  label,
  segments,
  value: given,
  defaultValue = segments[0]?.value,
  size = 'base',
  onChange,
  ...rest
}: SegmentsProps<Value>) {
  const name = useId();
  const [value, change] = useControlled(given, defaultValue, onChange);
  return (
    <Track role="radiogroup" aria-label={label} {...rest}>
      {segments.map((segment) => (
        <Choice key={segment.value} $size={size}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            // Browsers enter a group at the checked radio. Dialogs look for this `tabIndex` when they open.
            tabIndex={segment.value === value ? undefined : -1}
            onChange={() => change(segment.value)}
          />
          {segment.label}
        </Choice>
      ))}
    </Track>
  );
}

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: ${space.half};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Choice = styled.label<{ $size: 'base' | 'small' }>`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${({ $size }) => control[$size]};
  padding: ${space[1]} ${({ $size }) => ($size === 'small' ? space[2] : space[3])};
  border: ${border.hair} solid transparent;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  font-size: ${({ $size }) => ($size === 'small' ? fontSize.label : 'inherit')};
  font-weight: ${fontWeight.strong};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: color ${duration.quick};

  > input {
    ${coveringControl}
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${color.shadowCard};
  }
  &:has(:focus-visible) {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
