import styled from 'styled-components';
import { color, layer, radius, space } from '../../tokens';
import { appShellMessages } from './messages';

/** The first tab stop, which skips the menu. */
export function SkipLink({ onNavigate }: { onNavigate: () => void }) {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onNavigate();
      }}
    >
      {appShellMessages.skipToContent}
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.popover};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;
