import { useId } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, fontWeight, media, radius, space } from '../../tokens';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string = string> {
  /** What is chosen between, for a screen reader. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three short words: radio buttons that look like a switch with a word on each side. */
export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Choice key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            // As the browser does it: a group is entered at what is chosen. Dialogs look for this when they open.
            tabIndex={segment.value === value ? undefined : -1}
            onChange={() => onChange(segment.value)}
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

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${control.base};
  padding: ${space[1]} ${space[3]};
  border: ${border.hair} solid transparent;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: color ${duration.quick};

  /* Over the whole segment, so that it is pressed and focused where it is seen. */
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
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
    }
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;
