import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { TextField } from '../TextField/TextField';
import { datePresets, presetSpan } from './datePresets';
import type { FilterField, FilterInputProps } from './filterField';

/** First and last day, and the spans that set both. */
export function FilterDates(props: FilterInputProps<Extract<FilterField, { type: 'dates' }>>) {
  const { field, values, today, error, onChange } = props;
  const from = values[field.from] ?? '';
  const to = values[field.to] ?? '';
  return (
    <Group>
      <Spans role="group" aria-label={overlayWords.dates}>
        {datePresets.map((preset) => {
          const span = presetSpan(preset, today);
          const on = span.from === from && span.to === to;
          return (
            <Span
              key={preset.id}
              type="button"
              aria-pressed={on}
              onClick={() => onChange({ [field.from]: on ? '' : span.from, [field.to]: on ? '' : span.to })}
            >
              {preset.label}
            </Span>
          );
        })}
      </Spans>
      <Days>
        <TextField
          label={overlayWords.from}
          type="date"
          value={from}
          max={today}
          onChange={(event) => onChange({ [field.from]: event.target.value })}
        />
        <TextField
          label={overlayWords.to}
          type="date"
          value={to}
          max={today}
          error={error}
          onChange={(event) => onChange({ [field.to]: event.target.value })}
        />
      </Days>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Spans = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Span = styled.button`
  min-block-size: ${control.small};
  /* All five stand in one line of the dialog. */
  padding-inline: 0.6rem;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: start;
  gap: ${space[3]};
`;
