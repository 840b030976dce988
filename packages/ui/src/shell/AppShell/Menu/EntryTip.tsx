import styled from 'styled-components';
import { color, fontSize, fontWeight, frame, layer, media, radius, space } from '../../../tokens';
import type { Tip } from './useEntryTip';

/** Shows the name of an entry next to the narrow menu. The link itself has that name already. */
export function EntryTip({ label, middle }: Tip) {
  return (
    <Text aria-hidden translate="no" style={{ insetBlockStart: middle }}>
      {label}
    </Text>
  );
}

const Text = styled.span`
  position: fixed;
  inset-inline-start: calc(${frame.sidebarMini} - ${space[1]});
  z-index: ${layer.popover};
  transform: translateY(-50%);
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.canvas};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  display: none;

  ${media.tablet} {
    display: block;
  }
`;
