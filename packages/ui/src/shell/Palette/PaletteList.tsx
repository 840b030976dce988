import type { UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { paletteMessages } from '../../text/paletteMessages';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import type { PaletteGroup, PaletteLine } from './groups';
import { splitMatches } from './matching';

interface HighlightedProps {
  query: string;
  text: string;
}

/** A text with the matches of the query highlighted. */
function Highlighted({ query, text }: HighlightedProps) {
  const parts = splitMatches(query, text);
  return (
    <bdi>
      {parts.map((part, index) =>
        // The pieces of a text have no key other than their index.
        index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part,
      )}
    </bdi>
  );
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${fontWeight.heading};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  query: string;
  combobox: UseComboboxReturnValue<PaletteLine>;
  /** There are no results, and none are loading. */
  empty: boolean;
  /** Explains that more letters find more. */
  hasHint: boolean;
}

/** The groups and their lines. Only this part scrolls, so the field does not move. */
export function PaletteList({ groups, query, combobox, empty, hasHint }: PaletteListProps) {
  const id = useId();
  return (
    <Box>
      <div {...combobox.getMenuProps({ 'aria-label': paletteMessages.results })}>
        {groups.map(({ title, note, searching, lines }, at) => (
          <div key={title} role="group" aria-labelledby={`${id}${at}`}>
            <Title role="presentation">
              <span id={`${id}${at}`}>{title}</span>
              {note !== undefined && <Aside>{note}</Aside>}
              {searching && <Aside>{paletteMessages.searching}</Aside>}
            </Title>
            {lines.map((line) => (
              <Line key={line.id} {...combobox.getItemProps({ item: line })}>
                <Icon name={line.icon} />
                <Label>
                  <Highlighted query={line.retry ? '' : query} text={line.label} />
                </Label>
                {line.hint !== undefined && (
                  <Aside>
                    <Highlighted query={query} text={line.hint} />
                  </Aside>
                )}
              </Line>
            ))}
          </div>
        ))}
      </div>
      {empty && <EmptyState title={paletteMessages.nothing} icon="search" />}
      {hasHint && <Hint>{paletteMessages.typeMore}</Hint>}
    </Box>
  );
}

/* A fixed height, so the field does not move. */
const Box = styled.div`
  block-size: min(24rem, calc(100dvh - 17rem));
  min-block-size: 9rem;
  margin-block-start: ${space[3]};
  overflow: hidden auto;
  overscroll-behavior: contain;

  ${media.phone} {
    block-size: calc(100dvh - 15rem);
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${control.base};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  > svg {
    flex: none;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${border.hair} solid;
      outline-offset: calc(-1 * ${border.hair});
    }
  }
`;

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  min-inline-size: 0;
  margin-inline-start: auto;
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  text-align: end;
  overflow-wrap: anywhere;

  [aria-selected='true'] > & {
    color: inherit;
  }
`;

const Hint = styled.p`
  padding: ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
