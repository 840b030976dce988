import styled from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { treeMessages } from '../messages';
import { zoomStep, type DrawingActs } from './useTreeKeys';

/** Buttons to zoom in, zoom out and fit the tree, for members without a wheel. */
export function ZoomButtons({ onZoom, onFit }: Pick<DrawingActs, 'onZoom' | 'onFit'>) {
  return (
    <Stack role="group" aria-label={treeMessages.zoom}>
      <IconButton icon="plus" label={treeMessages.zoomIn} onClick={() => onZoom(zoomStep)} />
      <IconButton icon="minus" label={treeMessages.zoomOut} onClick={() => onZoom(1 / zoomStep)} />
      <Word type="button" aria-label={treeMessages.fit} onClick={onFit}>
        {treeMessages.fitShort}
      </Word>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-auto-flow: column;
  margin-inline-start: auto;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};

  > * {
    border-radius: 0;
  }
  > * + * {
    border: 0;
    border-inline-start: ${border.hair} solid ${color.line};
  }
  > :first-child {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  > :last-child {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
`;

const Word = styled.button`
  min-block-size: ${control.icon};
  padding-inline: ${space[3]};
  background: none;
  color: ${color.inkMuted};
  font-size: ${fontSize.pill};
  font-weight: ${fontWeight.strong};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
