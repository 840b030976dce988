import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { viewMessages } from '../../text/viewMessages';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { CopyButton } from '../CopyButton/CopyButton';
import type { FilterField } from '../FilterDialog/filterField';
import { IconButton } from '../IconButton/IconButton';
import { filtersText, type SavedView } from './savedViews';

interface ViewListProps {
  views: readonly SavedView[];
  fields: readonly FilterField[];
  onSelect: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

/** The saved views. A name applies its view, and next to it are buttons to share and delete it. */
export function ViewList({ views, fields, onSelect, onRemove }: ViewListProps) {
  return (
    <List aria-label={viewMessages.list}>
      {views.map((view) => (
        <Line key={view.name}>
          <Open type="button" onClick={() => onSelect(view)}>
            <Name>{view.name}</Name> <Summary>{filtersText(fields, view.filters)}</Summary>
          </Open>
          <CopyButton
            size="small"
            variant="quiet"
            text={view.link}
            label={overlayMessages.copyLink}
            aria-label={viewMessages.copyLink({ name: view.name })}
          />
          <IconButton
            icon="trash"
            label={viewMessages.remove({ name: view.name })}
            onClick={() => onRemove(view)}
          />
        </Line>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-block-start: ${border.hair} solid ${color.line};

  ${media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

const Open = styled.button`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  min-block-size: ${control.touch};
  align-content: center;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Name = styled.span`
  font-weight: ${fontWeight.strong};
`;

const Summary = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
