import styled from 'styled-components';
import { color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import type { Series } from '../chart';
import type { GetFill } from './Patterns';
import { Swatch } from './Swatch';

export interface LegendProps {
  series: readonly Series[];
  getFill: GetFill;
  /** The meaning of outlined parts. */
  outline?: string | undefined;
  /** The key of the chosen series. */
  chosen?: string | undefined;
  /**
   * Called when a series is pressed, with `undefined` for the chosen one. Absent: the legend is read-only.
   */
  onSelect?: ((series: string | undefined) => void) | undefined;
}

/** The colour and pattern of each series. A selectable series is a button. */
export function Legend({ series, getFill, outline, chosen, onSelect }: LegendProps) {
  return (
    <List>
      {series.map(({ label, tone, key }) => {
        const words = (
          <>
            <Swatch fill={getFill(tone)} />
            {label}
          </>
        );
        return (
          <li key={label}>
            {onSelect && key !== undefined ? (
              <Choice
                type="button"
                aria-pressed={key === chosen}
                onClick={() => onSelect(key === chosen ? undefined : key)}
              >
                {words}
              </Choice>
            ) : (
              words
            )}
          </li>
        );
      })}
      {outline !== undefined && (
        <li>
          <Swatch />
          {outline}
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  li {
    display: flex;
    align-items: baseline;
    gap: ${space[1.5]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The buttons' height parts the rows already. */
  ${media.handheld} {
    row-gap: 0;

    li {
      align-items: center;
    }
  }
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1.5]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.tiny};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${media.handheld} {
    align-items: center;
    min-block-size: ${control.touch};
  }
`;
