import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { Stack } from '../Stack/Stack';
import { DayText } from '../TextField/DayText';
import { TextField } from '../TextField/TextField';
import { datePresets, presetSpan } from './datePresets';
import { dateLabels, type FilterField, type FilterInputProps } from './filterField';

/** Inputs for the first and last day, followed by preset buttons that set both. */
export function FilterDates(props: FilterInputProps<Extract<FilterField, { type: 'dates' }>>) {
  const { field, values, today, error, onChange } = props;
  const labels = dateLabels(field);
  const from = values[field.from] ?? '';
  const to = values[field.to] ?? '';
  return (
    <Stack gap={3}>
      <Days>
        <TextField
          label={labels.from}
          written={<DayText day={from} />}
          type="date"
          value={from}
          max={today}
          onChange={(event) => onChange({ [field.from]: event.target.value })}
        />
        <TextField
          label={labels.to}
          written={<DayText day={to} />}
          type="date"
          value={to}
          max={today}
          error={error}
          onChange={(event) => onChange({ [field.to]: event.target.value })}
        />
      </Days>
      <Spans role="group" aria-label={labels.spans}>
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
    </Stack>
  );
}

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
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: start;
  gap: ${space[3]};
`;
